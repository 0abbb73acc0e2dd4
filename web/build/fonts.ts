import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** What the three tongues of the page are written with; names in other letters get another face. */
const TITLES =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' +
  'ÄÖÜÈÉäöüßàèéìòù .,:;!?()&\'-“”„’–·\u00a0';
const TEXT = `${TITLES}ÀÌÒÙ[]/+*=%"«»‘‚—…•†×−ÁÂÊËÍÎÏÓÔÚÛÇÑáâêëíîïóôúûçñ{}~^\`|\\@#$<>_‹›‡§°¼½¾¶`;

/**
 * Cuts the type down to the letters in use: the old faces are heavy, and a first visit should not
 * wait. Titles need fewer letters than text, and italics one weight only.
 */
async function cut(file: string, whole: Buffer): Promise<Buffer> {
  const text = file.includes('garamond');
  const light = text && file.includes('italic') ? { variationAxes: { wght: 400 } } : {};
  return subsetFont(whole, text ? TEXT : TITLES, { targetFormat: 'woff2', ...light });
}

/** The plugin for the build; while one works on the page the whole faces are served. */
export function fonts(): Plugin {
  return {
    name: 'ridotto-fonts',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.woff2')) continue;
        file.source = await cut(file.fileName, Buffer.from(file.source as Uint8Array));
      }
    },
  };
}
