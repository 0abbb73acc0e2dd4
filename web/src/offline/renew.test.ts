import { describe, expect, it } from 'vitest';

import { changed, note, renew, type Called, type Desk } from './renew';

const subscription = (name: string): PushSubscription =>
  ({ toJSON: () => ({ endpoint: `https://push.example/${name}`, keys: { p256dh: `p-${name}`, auth: `a-${name}` } }) }) as unknown as PushSubscription;

const way = (name: string) => ({ type: 'push', endpoint: `https://push.example/${name}`, p256dh: `p-${name}`, auth: `a-${name}` }) as const;

interface Asked {
  path: string;
  body: unknown;
}

/** A desk that notes what was asked; `answers` are the house's, by the way that is renewed. */
class NotingDesk implements Desk {
  asked: Asked[] = [];
  called: Called | undefined;
  browser: PushSubscription | null = null;
  answers: Record<string, Response> = {};

  kept = async (): Promise<Called | undefined> => this.called;
  keep = async (called: Called | undefined): Promise<void> => void (this.called = called);
  current = async (): Promise<PushSubscription | null> => this.browser;
  subscribe = async (key: string): Promise<PushSubscription> => (this.browser = subscription(`by-${key}`));
  ask = async (path: string, init?: RequestInit): Promise<Response> => {
    const body = init ? (JSON.parse(String(init.body)) as { way: string }) : undefined;
    this.asked.push({ path, body });
    if (!body) return Response.json({ push_key: 'KEY', mail: false });
    return this.answers[body.way] ?? Response.json({ id: body.way });
  };
}

function calledBy(...ways: string[]): NotingDesk {
  const desk = new NotingDesk();
  desk.called = { ways, push: way('old') };
  return desk;
}

describe('a subscription that the browser changes', () => {
  it('is told to the house for every way, with the old one as proof', async () => {
    const desk = calledBy('one', 'two');
    await changed(desk, subscription('new'));
    expect(desk.asked).toEqual(
      ['one', 'two'].map((name) => ({ path: '/api/calls/renew', body: { way: name, old: way('old'), new: way('new') } })),
    );
    expect(desk.called).toEqual({ ways: ['one', 'two'], push: way('new') });
  });

  it('is made anew with the key of the house where the browser has made none', async () => {
    const desk = calledBy('one');
    await changed(desk, null);
    expect(desk.asked.map(({ path }) => path)).toEqual(['/api/calls', '/api/calls/renew']);
    expect(desk.called?.push).toEqual(way('by-KEY'));
  });

  it('is nobody’s business where nobody is called', async () => {
    const desk = new NotingDesk();
    await changed(desk, null);
    expect(desk.asked).toEqual([]);
    expect(desk.browser).toBeNull();
  });

  it('is tried again with the old proof after a failure', async () => {
    const desk = calledBy('one');
    desk.answers['one'] = new Response('', { status: 503 });
    await expect(changed(desk, subscription('new'))).rejects.toThrow('503');
    expect(desk.called).toEqual({ ways: ['one'], push: way('old') });
    delete desk.answers['one'];
    await renew(desk, subscription('new'));
    expect(desk.called).toEqual({ ways: ['one'], push: way('new') });
  });

  it('is forgotten for ways that the house has forgotten', async () => {
    const desk = calledBy('gone', 'one');
    desk.answers['gone'] = new Response('', { status: 404 });
    await renew(desk, subscription('new'));
    expect(desk.called).toEqual({ ways: ['one'], push: way('new') });
    desk.answers['one'] = new Response('', { status: 404 });
    await renew(desk, subscription('newer'));
    expect(desk.called).toBeUndefined();
  });

  it('is not told again while it is the same', async () => {
    const desk = calledBy('one');
    await renew(desk, subscription('old'));
    await renew(desk, null);
    expect(desk.asked).toEqual([]);
  });
});

describe('what the page notes', () => {
  it('is the way with the subscription of now, beside other ways to it', async () => {
    const desk = calledBy('one');
    desk.browser = subscription('old');
    await note(desk, 'two');
    expect(desk.called).toEqual({ ways: ['two', 'one'], push: way('old') });
    desk.browser = subscription('other');
    await note(desk, 'three');
    expect(desk.called).toEqual({ ways: ['three'], push: way('other') });
  });

  it('is nothing any more once one is not called', async () => {
    const desk = calledBy('one');
    desk.browser = subscription('old');
    await note(desk, '');
    expect(desk.called).toBeUndefined();
  });
});
