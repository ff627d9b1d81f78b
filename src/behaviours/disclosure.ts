/** The specification's delay between the pointer's leaving and the closing. */
const closeDelay = 200;

/**
 * A branch is an element with a toggle button (`aria-expanded`) and a list; `data-open` shows the list.
 * The button is its own: not one of a branch inside it.
 */
const toggleOf = (branch: Element) =>
  [...branch.querySelectorAll<HTMLElement>('[aria-expanded]')].find(
    (button) => button.closest('[data-branch]') === branch,
  );

const linkOf = (branch: Element) => branch.querySelector<HTMLElement>(':scope > div > a');

export const isOpen = (branch: Element) => branch.hasAttribute('data-open');

const setOpen = (branch: Element, open: boolean) => {
  branch.toggleAttribute('data-open', open);
  toggleOf(branch)?.setAttribute('aria-expanded', String(open));
};

const branchesIn = (within: Element) => [...within.querySelectorAll('[data-branch]')];

/** Closes a branch, if it is one, and every branch inside it. */
export const closeAll = (within: Element) => {
  if (within.hasAttribute('data-branch')) setOpen(within, false);
  for (const branch of branchesIn(within)) setOpen(branch, false);
};

const open = (branch: Element) => {
  for (const beside of branch.parentElement?.children ?? []) if (beside !== branch) closeAll(beside);
  setOpen(branch, true);
};

const byMouse = (event: Event) => event instanceof PointerEvent && event.pointerType !== 'touch';

/**
 * Makes a branch open by hover at once and close 200 ms after the pointer has left, coming back cancels;
 * its button toggles; focus leaving closes.
 * @param hovers whether hovering counts now: on wide screens
 */
export const disclose = (branch: Element, hovers: () => boolean, signal: AbortSignal) => {
  let timer = 0;
  let byHover = false;
  const stopClosing = () => clearTimeout(timer);
  signal.addEventListener('abort', stopClosing);
  toggleOf(branch)?.addEventListener(
    'click',
    () => {
      // The pointer has opened the menu on its way to the button: the click is meant to open it, and it stays.
      if (isOpen(branch) && !byHover) closeAll(branch);
      else open(branch);
      byHover = false;
    },
    { signal },
  );
  linkOf(branch)?.addEventListener(
    'click',
    (event) => {
      // A finger cannot hover: its first tap opens, its second follows the link.
      if (!hovers() || isOpen(branch) || !(event instanceof PointerEvent) || event.pointerType !== 'touch')
        return;
      event.preventDefault();
      open(branch);
    },
    { signal },
  );
  branch.addEventListener(
    'pointerenter',
    (event) => {
      if (!hovers() || !byMouse(event)) return;
      stopClosing();
      byHover ||= !isOpen(branch);
      open(branch);
    },
    { signal },
  );
  branch.addEventListener(
    'pointerleave',
    (event) => {
      if (hovers() && byMouse(event)) timer = window.setTimeout(() => closeAll(branch), closeDelay);
    },
    { signal },
  );
  branch.addEventListener(
    'focusout',
    (event) => {
      const to = event instanceof FocusEvent ? event.relatedTarget : null;
      if (hovers() && to instanceof Node && !branch.contains(to)) closeAll(branch);
    },
    { signal },
  );
};

/** Escape closes the innermost open branch and gives the focus back to its button; a click elsewhere closes all. */
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
  document.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Node && !within.contains(event.target)) closeAll(within);
    },
    { signal },
  );
};
