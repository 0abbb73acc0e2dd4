// What the page shows a player who knows no rules: what is raised, what can be pressed or ticked.
() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const acts = window.heard.filter((one) => one.sent && one.frame.type === 'act');
  const answers = window.heard.filter((one) => !one.sent && 'ref' in one.frame);
  const busy = acts.some((act) => !answers.some((one) => one.frame.ref === act.frame.ref));
  const offers = all('.offers button, .offers input');
  return {
    settled: document.querySelector('.between') !== null,
    mine: document.querySelector('.sentence.mine') !== null,
    busy,
    acts: acts.length,
    panel: (document.querySelector('.offers')?.innerHTML ?? '') + offers.map((one) => one.checked),
    hand: all('.hand button').map((one) => ({
      card: one.dataset.card,
      raised: one.matches('.lawful'),
      barred: one.matches('.barred'),
      pressed: one.getAttribute('aria-pressed'),
    })),
    offers: offers.map((one, n) => ({
      n,
      type: one.type,
      enabled: !one.disabled,
      least: one.type === 'range' && one.value === one.min,
      main: one.matches('.main, .sets + button'),
      pressed: one.getAttribute('aria-pressed'),
      words: one.getAttribute('aria-label') ?? one.textContent.trim(),
    })),
  };
}
