declare module 'subset-font' {
  interface Wish {
    targetFormat: 'woff2';
    variationAxes?: Record<string, number>;
  }
  export default function subsetFont(font: Buffer, letters: string, wish: Wish): Promise<Buffer>;
}
