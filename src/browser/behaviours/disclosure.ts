/**
 * A branch is an element with a toggle button (`aria-expanded`) and a list; `data-open` shows the list.
 * The button is its own: not one of a branch inside it.
 */
const toggleOf = (branch: Element) =>
  [...branch.querySelectorAll<HTMLElement>('[aria-expanded]')].find(
    (button) => button.closest('[data-branch]') === branch,
  );

const linkOf = (branch: Element) => branch.querySelector<HTMLElement>(':scope > div > a');

export const listOf = (branch: Element) => branch.querySelector<HTMLElement>(':scope > ul');

export const isOpen = (branch: Element) => branch.hasAttribute('data-open');

const branchesIn = (within: Element) => [...within.querySelectorAll('[data-branch]')];

const close = (branch: Element) => {
  branch.removeAttribute('data-open');
  toggleOf(branch)?.setAttribute('aria-expanded', 'false');
};

/** Closes a branch, if it is one, and every branch inside it. */
export const closeAll = (within: Element) => {
  if (isOpen(within)) close(within);
  within.querySelectorAll('[data-open]').forEach(close);
};

/** Opens a branch and closes those beside it. A list that does not fit beside its entry turns to the other side. */
export const open = (branch: Element, by: 'hover' | 'choice') => {
  for (const beside of branch.parentElement?.children ?? []) if (beside !== branch) closeAll(beside);
  branch.removeAttribute('data-turned');
  branch.setAttribute('data-open', by);
  toggleOf(branch)?.setAttribute('aria-expanded', 'true');
  const end = listOf(branch)?.getBoundingClientRect().right ?? 0;
  branch.toggleAttribute('data-turned', end > document.documentElement.clientWidth);
};

/**
 * Lets the button of a branch toggle it, and closes it when the focus leaves.
 * @param isWide whether its list lies over the page: on wide screens
 */
export const disclose = (branch: Element, isWide: () => boolean, signal: AbortSignal) => {
  toggleOf(branch)?.addEventListener(
    'click',
    () => {
      // The mouse has opened the menu on its way to the button: the click is meant to open it, and it stays.
      if (branch.getAttribute('data-open') === 'choice') closeAll(branch);
      else open(branch, 'choice');
    },
    { signal },
  );
  linkOf(branch)?.addEventListener(
    'click',
    (event) => {
      // A finger or a pen cannot hover: its first tap opens, its second follows the link.
      const byTap = event instanceof PointerEvent && /touch|pen/.test(event.pointerType);
      if (!byTap || !isWide() || isOpen(branch)) return;
      event.preventDefault();
      open(branch, 'choice');
    },
    { signal },
  );
  branch.addEventListener(
    'focusout',
    (event) => {
      const to = event instanceof FocusEvent ? event.relatedTarget : null;
      if (isWide() && to instanceof Node && !branch.contains(to)) closeAll(branch);
    },
    { signal },
  );
};

/**
 * Escape closes the innermost open branch and gives the focus back to its button; a press elsewhere closes all, and so
 * does a link that is followed.
 */
export const dismiss = (within: Element, signal: AbortSignal) => {
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      const innermost = branchesIn(within).findLast(isOpen) ?? (isOpen(within) ? within : undefined);
      if (!innermost) return;
      const hadFocus = innermost.contains(document.activeElement);
      closeAll(innermost);
      if (hadFocus) toggleOf(innermost)?.focus();
    },
    { signal },
  );
  // Not click: on some phones a tap beside every link and button makes none.
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (event.target instanceof Node && !within.contains(event.target)) closeAll(within);
    },
    { signal },
  );
  within.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('a') && !event.defaultPrevented)
        closeAll(within);
    },
    { signal },
  );
};
