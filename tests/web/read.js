// All that a person reads or hears here in the page's own language: text, names and titles. What is slanted may be
// the book's own words.
() => {
  const own = document.documentElement.lang;
  const found = new Set();
  const spoken = (node) => (node.closest('[lang]')?.lang || own) === own;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.currentNode; node; node = walker.nextNode()) {
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    if (!element || ['SCRIPT', 'STYLE', 'NOSCRIPT', 'CODE', 'PRE', 'EM'].includes(element.tagName) || !spoken(element)) continue;
    if (node.nodeType === Node.TEXT_NODE) found.add(node.data.trim());
    // Said again beside it, with values as the book writes them.
    else if (!node.matches('td > button')) for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.add(node.getAttribute(name) ?? '');
  }
  return [...found].filter(Boolean);
}
