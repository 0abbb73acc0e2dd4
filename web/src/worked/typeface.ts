import italic from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-italic.woff2?url';
import regular from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url';

/** What pictures are set in; whoever opens one need not have the type. */
export const FAMILY = "'EB Garamond', Georgia, serif";

async function encoded(address: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

const face = (style: string, data: string): string =>
  `@font-face{font-family:'EB Garamond';font-style:${style};src:url(data:font/woff2;base64,${data}) format('woff2')}`;

/** The type itself, to lie within a picture; without it another serif stands in. */
export async function typeMarkup(): Promise<string> {
  try {
    const [upright, slanted] = await Promise.all([encoded(regular), encoded(italic)]);
    return `<style>${face('normal', upright)}${face('italic', slanted)}</style>`;
  } catch {
    return '';
  }
}
