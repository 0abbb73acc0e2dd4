import { packText, unpackText } from '../lib/packed';
import { readEvening, type Kept } from './kept';

/** An evening in a link. */
export function pack(kept: Kept): Promise<string> {
  const { version, game, at, names, rules, options, opening, deals } = kept;
  return packText(JSON.stringify({ version, game, at, names, rules, options, opening, deals }));
}

/** The evening of a link, or nothing. */
export async function unpack(letters: string): Promise<Kept | undefined> {
  try {
    return readEvening(JSON.parse(await unpackText(letters)));
  } catch {
    return undefined;
  }
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
