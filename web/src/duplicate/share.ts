import { gameName } from '../i18n';
import type { Standing } from '../lib/wire';
import { dayOf } from './ask';
import { amount, dateName, say } from './say.svelte';

const SQUARES = 10;

/** How much of a row of ten is filled. */
export const filledOf = (share: number): number => Math.round(share * SQUARES);

/**
 * The lines of a card to share. While others may still play the deal it says that one has played, and nothing
 * that hangs on the cards. What was made tells how the deal ends; a place, or that one beat all or none, tells
 * that there is something to win or to lose in it, and what several people share can be put together.
 */
export function shareLines(standing: Standing): string[] {
  const { own } = standing;
  if (!own) return [];
  const title = say('share.line', { game: gameName(standing.game), date: dateName(dayOf(standing.deal)) });
  if (!standing.open) return [title, say('share.played')];
  const place = own.place ? [say('standing.place', { place: own.place, of: own.of })] : [];
  const beaten = say('share.beat', { share: Math.round(100 * own.share) });
  return [title, [...place, amount(standing.unit, own.paid), beaten].join(' · ')];
}

/** How many squares of the row are filled; there is no row while others may still play. */
const rowOf = (standing: Standing): number | undefined =>
  standing.open ? filledOf(standing.own?.share ?? 0) : undefined;

export function shareText(standing: Standing): string {
  const filled = rowOf(standing);
  const row = filled === undefined ? [] : ['■'.repeat(filled) + '□'.repeat(SQUARES - filled)];
  // Whoever has not played is led to the deal; when it is open, to everybody's places.
  const place = standing.open ? `duplicate/${standing.deal}` : 'today';
  return ['Ridotto', ...shareLines(standing), ...row, `${location.origin}${location.pathname}#/${place}`].join('\n');
}

/** The same as a picture, set as a page of the house. */
export function sharePicture(standing: Standing): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const [width, height] = [1200, 630];
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  pen.fillStyle = '#f4ecd8';
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = '#b79f72';
  pen.lineWidth = 3;
  pen.strokeRect(30, 30, width - 60, height - 60);
  pen.strokeRect(42, 42, width - 84, height - 84);
  pen.textAlign = 'center';
  const lines = [
    { text: 'Ridotto', font: '96px "IM Fell English SC"', y: 190, ink: '#221c14' },
    { text: shareLines(standing)[0] ?? '', font: '52px "IM Fell English"', y: 300, ink: '#7a1f1a' },
    { text: shareLines(standing)[1] ?? '', font: '42px "EB Garamond Variable"', y: 385, ink: '#221c14' },
  ];
  for (const line of lines) {
    pen.font = line.font;
    pen.fillStyle = line.ink;
    pen.fillText(line.text, width / 2, line.y, width - 140);
  }
  const filled = rowOf(standing);
  for (let n = 0; filled !== undefined && n < SQUARES; n += 1) {
    const x = width / 2 + (n - SQUARES / 2) * 62 + 6;
    pen.fillStyle = '#2e5941';
    if (n < filled) pen.fillRect(x, 450, 50, 50);
    pen.strokeRect(x, 450, 50, 50);
  }
  return canvas;
}
