import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { Blob, Buffer as Text, Face, Feature, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** What the title sheets and the cards are set in. */
const FACES = {
  title: '@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff2',
  heading: '@fontsource/im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff2',
  text: '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2',
  italic: '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-italic.woff2',
};

const LETTERS =
  ' ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' +
  'ÄÖÜÀÈÉÌÒÙäöüßàèéìòùâêîôûçñ.,:;!?()[]/&%\'"-–—‘’“”„«»·×§°¼½¾';

/** How a face measures, in thousandths of its size. */
export interface Measures {
  readonly ascent: number;
  readonly descent: number;
  readonly widths: Readonly<Record<string, number>>;
  /** How much closer two letters stand than they would by themselves, where they do. */
  readonly kerns: Readonly<Record<string, number>>;
}

export interface Cast {
  readonly name: string;
  readonly file: Buffer;
  readonly measures: Measures;
}

// The printer sets letter by letter: no ligatures.
const APART = ['-liga', '-clig', '-calt'].flatMap((text) => Feature.fromString(text) ?? []);

function measure(file: Buffer): Measures {
  const face = new Face(new Blob(new Uint8Array(file)));
  const font = new Font(face);
  const thousandths = (units: number): number => Math.round((units * 1000) / face.upem);
  const line = new Text();
  const width = (text: string): number => {
    line.clearContents();
    line.addText(text);
    line.guessSegmentProperties();
    shape(font, line, APART);
    return line.getGlyphInfosAndPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
  };
  const letters = [...LETTERS];
  const alone = new Map(letters.map((letter) => [letter, width(letter)]));
  const pairs = letters.flatMap((one) =>
    letters.map((two) => [one + two, width(one + two) - (alone.get(one) ?? 0) - (alone.get(two) ?? 0)] as const),
  );
  const { ascender, descender } = font.hExtents();
  return {
    ascent: thousandths(ascender),
    descent: thousandths(descender),
    widths: Object.fromEntries([...alone].map(([letter, units]) => [letter, thousandths(units)])),
    kerns: Object.fromEntries(pairs.filter(([, by]) => by).map(([pair, by]) => [pair, thousandths(by)])),
  };
}

/** The faces as a printer wants them, cut down to the letters in use. */
export async function castType(): Promise<Cast[]> {
  const cast = async ([name, path]: [string, string]): Promise<Cast> => {
    const whole = await readFile(require.resolve(path));
    const steady = path.includes('variable') ? { variationAxes: { wght: 400 } } : {};
    const file = await subsetFont(whole, LETTERS, { targetFormat: 'sfnt', ...steady });
    // What sets pairs closer is in the measures now, and would only weigh in every pack.
    const bare = await subsetFont(file, LETTERS, { targetFormat: 'sfnt', dropTables: ['GSUB', 'GPOS', 'GDEF'] });
    return { name, file: bare, measures: measure(file) };
  };
  return Promise.all(Object.entries(FACES).map(cast));
}
