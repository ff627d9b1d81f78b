/** What turns a card: each of them does. */
type Causes = { hovered: boolean; focused: boolean; pressed: boolean };

const turnable = (card: HTMLElement, signal: AbortSignal) => {
  const [front, back] = card.querySelectorAll('[data-face]');
  const button = card.querySelector('[data-turn]');
  if (!front || !back || !button) return;
  const causes: Causes = { hovered: false, focused: false, pressed: false };
  const change = (next: Partial<Causes>) => {
    const { hovered, focused, pressed } = Object.assign(causes, next);
    const turned = hovered || focused || pressed;
    card.dataset.turned = String(turned);
    button.setAttribute('aria-pressed', String(pressed));
    front.toggleAttribute('inert', turned);
    back.toggleAttribute('inert', !turned);
  };
  const hover = (hovered: boolean) => (event: Event) => {
    // A tap would turn the card before its link or button is reached.
    if (event instanceof PointerEvent && event.pointerType !== 'touch') change({ hovered });
  };
  card.addEventListener('pointerenter', hover(true), { signal });
  card.addEventListener('pointerleave', hover(false), { signal });
  card.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) change({ focused: true });
    },
    { signal },
  );
  card.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && card.contains(relatedTarget))) change({ focused: false });
    },
    { signal },
  );
  button.addEventListener('click', () => change({ pressed: !causes.pressed }), { signal });
  // What hover and focus cover can be seen again without moving either.
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') change({ hovered: false, focused: false, pressed: false });
    },
    { signal },
  );
  change({
    hovered: matchMedia('(hover: hover)').matches && card.matches(':hover'),
    focused: card.contains(document.activeElement),
  });
};

/** Lets buttons turn the flip cards and makes each hidden face inert, whatever turned it. */
export const flipCards = (signal: AbortSignal) => {
  for (const card of document.querySelectorAll('[data-flip-card]')) {
    if (card instanceof HTMLElement) turnable(card, signal);
  }
};
