import type { Bot, Charter, GameOnShelf, Shape, You } from './wire';

const MOST = 10;

/** How many may play, where that can be agreed. */
export function numbersOf(shape: Shape | undefined): number[] {
  if (!shape) return [];
  if (shape.choices.length) return shape.choices.map(Number).sort((a, b) => a - b);
  const least = Math.max(2, shape.least);
  return Array.from({ length: (shape.most ?? MOST) - least + 1 }, (_, n) => least + n);
}

/** Whom one plays with who has not chosen: a player, where the game has one. */
export const usualLevel = (levels: readonly string[]): string =>
  levels.find((level) => level === 'player') ?? levels[0] ?? 'novice';

/** Oneself and computer players, all of one level. */
export function alone(game: GameOnShelf, level: string, players: number): Charter {
  const chairs: (You | Bot)[] = Array.from({ length: players }, (_, n) =>
    n === 0 ? { type: 'you' } : { type: 'bot', level },
  );
  // Everybody sees the computer players at a pace of one's own.
  return { game: game.name, options: game.players ? { players } : {}, chairs, pace: 0 };
}
