/** What the visitor does to a card. `pressed` outlasts hover and focus; a card pressed shut stays shut under them. */
type Wish = { hovered: boolean; focused: boolean; pressed: boolean | undefined };

const isTurned = ({ hovered, focused, pressed }: Wish) => pressed ?? (hovered || focused);

const turnable = (card: HTMLElement, signal: AbortSignal) => {
  const [front, back] = card.querySelectorAll('[data-face]');
  const button = card.querySelector('[data-turn]');
  if (!front || !back || !button) return;
  const wish: Wish = { hovered: false, focused: false, pressed: undefined };
  const show = () => {
    const turned = isTurned(wish);
    card.dataset.turned = String(turned);
    button.setAttribute('aria-pressed', String(turned));
    front.toggleAttribute('inert', turned);
    back.toggleAttribute('inert', !turned);
  };
  const change = (next: Partial<Wish>) => {
    Object.assign(wish, next);
    // A card pressed shut turns again the next time it is hovered or focused.
    if (wish.pressed === false && !wish.hovered && !wish.focused) wish.pressed = undefined;
    show();
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
  button.addEventListener('click', () => change({ pressed: !isTurned(wish) }), { signal });
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
