import { readEvening, type Kept } from './kept';

/** An evening in a link: deflated and written in letters an address may hold. */
export async function pack(kept: Kept): Promise<string> {
  const { version, game, at, names, rules, options, opening, deals } = kept;
  const text = JSON.stringify({ version, game, at, names, rules, options, opening, deals });
  const bytes = await through(new Blob([text]), new CompressionStream('deflate-raw'));
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const LONGEST = 2_000_000;

/** The evening of a link, or nothing. */
export async function unpack(letters: string): Promise<Kept | undefined> {
  try {
    const plain = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    const found = await through(new Blob([bytes]), new DecompressionStream('deflate-raw'));
    if (found.length > LONGEST) return undefined;
    return readEvening(JSON.parse(new TextDecoder().decode(found)));
  } catch {
    return undefined;
  }
}

async function through(blob: Blob, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(blob.stream().pipeThrough(stream)).arrayBuffer());
}

export const linkTo = async (kept: Kept): Promise<string> =>
  `${location.origin}${location.pathname}#/count/shared/${await pack(kept)}`;

export function download(kept: Kept): void {
  const link = document.createElement('a');
  const text = JSON.stringify({ ...kept, draft: {}, editing: '' }, null, 1);
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${kept.game}-${new Date(kept.at).toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export async function upload(file: File): Promise<Kept | undefined> {
  try {
    return readEvening(JSON.parse(await file.text()));
  } catch {
    return undefined;
  }
}
