import type { Fact } from '../lib/wire';

const PEOPLE = /\b[A-J](?:\+[A-J])*\b/g;

/** Records call people by letters; here they have names. */
export const named = (text: string, name: (seat: number) => string): string =>
  text
    .replace(/(?<= )-(?=\d)/g, '−')
    .replace(PEOPLE, (letters) =>
      letters.split('+').map((letter) => name(letter.charCodeAt(0) - 65)).join(' + '),
    );

/** What several have, apart by commas: `A+C 3 B+D 7`. */
export const apart = (text: string): string => text.replace(/(\d) (?=[A-J])/g, '$1, ');

export interface Outcome {
  fact: Fact;
  now: string;
  differs: boolean;
}

/** How a deal came out, and how it would have. */
export function outcomes(was: readonly Fact[], now: readonly Fact[]): Outcome[] {
  const found = new Map(now.map((fact) => [`${fact.name} ${fact.of}`, fact.value]));
  return was.map((fact) => {
    const other = found.get(`${fact.name} ${fact.of}`) ?? '–';
    return { fact, now: other, differs: other !== fact.value };
  });
}
