import { describe, expect, it } from 'vitest';

import type { Action, LessonMoment, Scene } from '../lib/wire';
import { knownVerdict } from './known';

const play = (card: string): Action => ({ type: 'play', seat: 0, card }) as Action;
const scene = {
  offers: [{ type: 'do', action: play('sK') }, { type: 'do', action: play('s7') }, { type: 'pick-number', kind: 'cut', numbers: [3, 4] }],
  reasons: [{ cards: ['h2'], rule: 'follow', title: 'Follow suit', source: 'p. 4', reason: 'You have {sK}.' }],
} as unknown as Scene;
const moment = (action: Action | undefined, any = false): LessonMoment => ({ action, any }) as unknown as LessonMoment;

describe('without the house', () => {
  it('knows the act that is wanted, in whatever order its cards are named', () => {
    const wanted = { type: 'discard', seat: 0, cards: ['a', 'b'] } as unknown as Action;
    const done = { seat: 0, cards: ['b', 'a'], type: 'discard' } as unknown as Action;
    expect(knownVerdict(scene, moment(wanted), done)).toMatchObject({ right: true, lawful: true });
  });
  it('knows what was offered, though something else is wanted', () => {
    expect(knownVerdict(scene, moment(play('sK')), play('s7'))).toMatchObject({ right: false, lawful: true });
    expect(knownVerdict(scene, moment(play('sK'), true), play('s7'))).toMatchObject({ right: true, lawful: true });
  });
  it('knows why a card may not be played', () => {
    expect(knownVerdict(scene, moment(play('sK')), play('h2'))).toMatchObject({ lawful: false, rule: 'follow', reason: 'You have {sK}.' });
  });
  it('takes a number that may be chosen, and no other', () => {
    const cut = (lifted: number): Action => ({ type: 'cut', seat: 0, lifted }) as Action;
    expect(knownVerdict(scene, moment(cut(3), true), cut(4))).toMatchObject({ right: true });
    expect(knownVerdict(scene, moment(cut(3), true), cut(9))).toBeUndefined();
  });
  it('says nothing of what it was told nothing of', () => {
    expect(knownVerdict(scene, moment(play('sK')), play('d9'))).toBeUndefined();
  });
});
