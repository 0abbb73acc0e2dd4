/** Text in a link: deflated, and written in letters an address may hold. */
export async function packText(text: string): Promise<string> {
  const bytes = await through(new Blob([text]), new CompressionStream('deflate-raw'));
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const LONGEST = 2_000_000;

/** The text of a link; fails where there is none, or far too much of it. */
export async function unpackText(letters: string): Promise<string> {
  const plain = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
  const found = await through(new Blob([bytes]), new DecompressionStream('deflate-raw'));
  if (found.length > LONGEST) throw new Error('too long');
  return new TextDecoder().decode(found);
}

async function through(blob: Blob, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(blob.stream().pipeThrough(stream)).arrayBuffer());
}
