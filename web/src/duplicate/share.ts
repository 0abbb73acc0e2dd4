import { gameName } from '../i18n';
import type { Standing } from '../lib/wire';
import { dayOf } from './ask';
import { amount, dateName, say } from './say.svelte';

const SQUARES = 10;

/** How much of a row of ten is filled. */
export const filledOf = (share: number): number => Math.round(share * SQUARES);

/**
 * The lines of a card to share: how one stands, and nothing of the cards. What was made tells how the deal
 * ends, so whoever still plays it must not read it there: it is told from when the deal is open.
 */
export function shareLines(standing: Standing): string[] {
  const { own } = standing;
  if (!own) return [];
  const share = Math.round(100 * own.share);
  const place = own.place ? [say('standing.place', { place: own.place, of: own.of })] : [];
  const made = standing.open ? [amount(standing.unit, own.paid)] : [];
  return [
    say('share.line', { game: gameName(standing.game), date: dateName(dayOf(standing.deal)) }),
    [...place, ...made, say('share.beat', { share })].join(' · '),
  ];
}

export function shareText(standing: Standing): string {
  const filled = filledOf(standing.own?.share ?? 0);
  const row = '■'.repeat(filled) + '□'.repeat(SQUARES - filled);
  return ['Ridotto', ...shareLines(standing), row, `${location.origin}${location.pathname}#/today`].join('\n');
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
  const filled = filledOf(standing.own?.share ?? 0);
  for (let n = 0; n < SQUARES; n += 1) {
    const x = width / 2 + (n - SQUARES / 2) * 62 + 6;
    pen.fillStyle = '#2e5941';
    if (n < filled) pen.fillRect(x, 450, 50, 50);
    pen.strokeRect(x, 450, 50, 50);
  }
  return canvas;
}
