/** Which cards lie in which heap. */
export type Laid = Readonly<Record<string, readonly string[]>>;

const without = (laid: Laid, card: string): Record<string, string[]> =>
  Object.fromEntries(Object.entries(laid).map(([name, cards]) => [name, cards.filter((one) => one !== card)]));

/** Put a card into a heap; from the heap in which it lies already it is taken away. */
export function place(laid: Laid, card: string, heap: string): Laid {
  const others = without(laid, card);
  if (laid[heap]?.includes(card)) return others;
  return { ...others, [heap]: [...(others[heap] ?? []), card] };
}

/** Fill the hands up by chance with cards that lie nowhere yet. */
export function dealRest(laid: Laid, cards: readonly string[], hands: readonly { name: string; cards: number }[], chance: () => number): Laid {
  const lying = new Set(Object.values(laid).flat());
  const free = cards.filter((card) => !lying.has(card)).map((card) => [chance(), card] as const).sort(([a], [b]) => a - b).map(([, card]) => card);
  const dealt: Record<string, readonly string[]> = { ...laid };
  for (const { name, cards: count } of hands) {
    const have = dealt[name] ?? [];
    dealt[name] = [...have, ...free.splice(0, Math.max(0, count - have.length))];
  }
  return dealt;
}
