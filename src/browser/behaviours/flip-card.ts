/**
 * Hover, focus inside and the button each turn a flip card, whose hidden face is inert; what came last counts, and the
 * button tells which side is up.
 */
export const flipCard = (card: HTMLElement, signal: AbortSignal) => {
  const [front, back] = card.querySelectorAll('[data-face]');
  const button = card.querySelector('[data-turn]');
  if (!front || !back || !button) return;
  let isTurned = false;
  const turn = (turned: boolean) => {
    isTurned = turned;
    card.dataset.turned = String(turned);
    button.setAttribute('aria-pressed', String(turned));
    front.toggleAttribute('inert', turned);
    back.toggleAttribute('inert', !turned);
  };
  const hover = (turned: boolean) => (event: Event) => {
    // A tap would turn the card before its link or button is reached.
    if (event instanceof PointerEvent && event.pointerType !== 'touch') turn(turned);
  };
  // Focus that a press brings is the button's affair; it does not turn the card back when it goes either.
  let byKeyboard = false;
  const come = ({ target }: FocusEvent) => {
    if (!(target instanceof Element && target.matches(':focus-visible'))) return;
    byKeyboard = true;
    turn(true);
    // The other side may be higher, with what has the focus below it.
    target.scrollIntoView({ block: 'nearest' });
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!byKeyboard || (relatedTarget instanceof Node && card.contains(relatedTarget))) return;
    byKeyboard = false;
    turn(false);
  };
  card.addEventListener('pointerenter', hover(true), { signal });
  card.addEventListener('pointerleave', hover(false), { signal });
  card.addEventListener('focusin', come, { signal });
  card.addEventListener('focusout', leave, { signal });
  button.addEventListener('click', () => turn(!isTurned), { signal });
  // What hover and focus cover can be seen again without moving either.
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && turn(false), { signal });
  turn(
    (matchMedia('(hover: hover)').matches && card.matches(':hover')) || card.contains(document.activeElement),
  );
};
