// Which things of one kind lie over things of another, by a few dots at least.
([over, under]) => {
  const boxes = (what) => [...document.querySelectorAll(what)].filter((one) => one.offsetParent).map((one) => one.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right - 3 && b.left < a.right - 3 && a.top < b.bottom - 3 && b.top < a.bottom - 3;
  return boxes(over).filter((one) => boxes(under).some((other) => meet(one, other))).length;
}
