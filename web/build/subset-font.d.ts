declare module 'subset-font' {
  interface Wish {
    targetFormat: 'woff2' | 'sfnt';
    variationAxes?: Record<string, number>;
    dropTables?: string[];
  }
  export default function subsetFont(font: Buffer, letters: string, wish: Wish): Promise<Buffer>;
}
