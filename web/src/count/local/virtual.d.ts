/** What counts inside the browser (build/local-count.ts); nothing where the page was built without it. */
declare module 'virtual:local-count' {
  interface Part {
    /** Where it is asked for, once it is kept. */
    path: string;
    /** Where it is fetched from. */
    from: string;
    type: string;
    packed: boolean;
    bytes: number;
  }
  export const PARTS: readonly Part[];
}
