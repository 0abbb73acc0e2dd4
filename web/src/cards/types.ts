/** Words that the drawing of cards is written in. Lengths are hundredths of a card's width. */

/** The name of a pack: mostly the game's. */
export type PackId = string;

/** How much of a face is drawn: small in a narrow fan, large where there is room to look. */
export type Level = 'small' | 'middle' | 'large';

export type Family = 'latin' | 'french' | 'german';
export type Locale = 'en' | 'de' | 'it';

/** A paint and a path: `ink`, `paper` and `tint` fill, with a number they draw a line that wide. */
export type Shape = readonly [paint: string, path: string];

export interface Drawing {
  /** Left, top, width and height of the field it is drawn on. */
  readonly box: readonly [number, number, number, number];
  readonly shapes: readonly Shape[];
}

/** A drawing of the sprite, set down by its middle. */
export interface Placed {
  readonly symbol: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn?: number;
  readonly ink?: string;
}

/** A figure in a window that cuts off what does not fit. */
export interface Framed {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly view: string;
  readonly fit: 'xMidYMax slice' | 'xMidYMid meet';
  readonly figure: readonly Placed[];
}

export interface Stroke {
  readonly d: string;
  readonly width: number;
  readonly faint?: boolean;
}

export interface Words {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly style: 'name' | 'roman';
}

/** Everything on a card's face, in the order in which it is drawn. */
export interface Face {
  /** The name of a colour in tokens.css. */
  readonly ink: string;
  readonly paper: 'card' | 'card-aria';
  readonly strokes: readonly Stroke[];
  readonly frames: readonly Framed[];
  readonly placed: readonly Placed[];
  readonly words: readonly Words[];
  readonly dots: readonly (readonly [x: number, y: number, radius: number])[];
}
