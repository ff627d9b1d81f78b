/**
 * A branch is an element with a toggle button (`aria-expanded`) and a list; `data-open` shows the list.
 * The button is its own: not one of a branch inside it.
 */
const toggleOf = (branch: Element) =>
  branch.querySelector<HTMLElement>(':scope > button, :scope > div > button');

export const listOf = (branch: Element) => branch.querySelector<HTMLElement>(':scope > ul');

export const isOpen = (branch: Element) => branch.hasAttribute('data-open');

const close = (branch: Element) => {
  branch.removeAttribute('data-open');
  toggleOf(branch)?.setAttribute('aria-expanded', 'false');
};

/** Closes a branch, if it is one, and every branch inside it. */
export const closeAll = (within: Element) => {
  if (isOpen(within)) close(within);
  within.querySelectorAll('[data-open]').forEach(close);
};

/** Opens a branch and closes those beside it. */
export const open = (branch: Element, by: 'hover' | 'choice') => {
  for (const beside of branch.parentElement?.children ?? []) if (beside !== branch) closeAll(beside);
  branch.setAttribute('data-open', by);
  toggleOf(branch)?.setAttribute('aria-expanded', 'true');
};

/**
 * Lets the button of a branch toggle it, and closes it when the focus leaves.
 * @param isWide whether its list lies over the page: on wide screens
 */
export const disclose = (branch: Element, isWide: () => boolean, signal: AbortSignal) => {
  const toggle = () => {
    // The mouse has opened the menu on its way to the button: the click is meant to open it, and it stays.
    if (branch.getAttribute('data-open') === 'choice') closeAll(branch);
    else open(branch, 'choice');
  };
  const follow = (event: MouseEvent) => {
    // A finger or a pen cannot hover: its first tap opens, its second follows the link.
    const byTap = event instanceof PointerEvent && /touch|pen/.test(event.pointerType);
    if (!byTap || !isWide() || isOpen(branch)) return;
    event.preventDefault();
    open(branch, 'choice');
  };
  const leave = (event: Event) => {
    const to = event instanceof FocusEvent ? event.relatedTarget : null;
    if (isWide() && to instanceof Node && !branch.contains(to)) closeAll(branch);
  };
  toggleOf(branch)?.addEventListener('click', toggle, { signal });
  branch.querySelector<HTMLElement>(':scope > div > a')?.addEventListener('click', follow, { signal });
  branch.addEventListener('focusout', leave, { signal });
};

/**
 * Escape closes the innermost open branch and gives the focus back to its button; a press elsewhere closes all, and so
 * does a link that is followed.
 */
export const dismiss = (within: Element, signal: AbortSignal) => {
  const closeInnermost = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    const innermost = [within, ...within.querySelectorAll('[data-branch]')].findLast(isOpen);
    if (!innermost) return;
    const hadFocus = innermost.contains(document.activeElement);
    closeAll(innermost);
    if (hadFocus) toggleOf(innermost)?.focus();
  };
  const press = ({ target }: Event) => {
    if (target instanceof Node && !within.contains(target)) closeAll(within);
  };
  const follow = ({ target, defaultPrevented }: Event) => {
    if (target instanceof Element && target.closest('a') && !defaultPrevented) closeAll(within);
  };
  document.addEventListener('keydown', closeInnermost, { signal });
  // Not click: on some phones a tap beside every link and button makes none.
  document.addEventListener('pointerdown', press, { signal });
  within.addEventListener('click', follow, { signal });
};
