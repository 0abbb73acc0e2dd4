/** Whose work the cards and the type are, for the page that thanks them. */
export interface Credit {
  readonly work: string;
  readonly by: string;
  readonly licence: string;
}

export const CREDITS: readonly Credit[] = [
  { work: 'Emblems on the cards outside the suits', by: 'game-icons.net: Lorc, Delapouite and contributors', licence: 'CC BY 3.0' },
  { work: 'IM Fell English', by: 'Igino Marini', licence: 'SIL Open Font License 1.1' },
  { work: 'EB Garamond', by: 'Georg Duffner and Octavio Pardo', licence: 'SIL Open Font License 1.1' },
];
