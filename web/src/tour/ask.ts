import { Denied, spoken } from '../lib/api';
import { withoutNulls } from '../lib/merge';
import type { Action, LessonVerdict, Lesson, Problem } from '../lib/wire';

async function answered<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Denied(problem?.code ?? 'unknown', problem?.message ?? response.statusText);
}

const address = (game: string): string => `/api/lessons/${encodeURIComponent(game)}`;

/** A game's first hand. Its patches keep their nulls: there null means gone. */
export async function fetchLesson(game: string): Promise<Lesson> {
  const lesson = await answered<Lesson>(await fetch(spoken(address(game))));
  return { ...lesson, scene: withoutNulls(lesson.scene) as Lesson['scene'] };
}

/** What the judge says to something done at a moment. */
export async function tryOut(game: string, moment: number, action: Action): Promise<LessonVerdict> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ action });
  return answered(await fetch(spoken(`${address(game)}/${moment}`), { method: 'POST', headers, body }));
}
