const closeDelay = 200;

const setOpen = (branch: Element, open: boolean) => {
  branch.querySelector(':scope > div > [aria-expanded]')?.setAttribute('aria-expanded', String(open));
};
const isOpen = (branch: Element) =>
  branch.querySelector(':scope > div > [aria-expanded]')?.getAttribute('aria-expanded') === 'true';

const closeBeside = (branch: Element) => {
  for (const other of branch.parentElement?.children ?? []) if (other !== branch) closeAll(other);
};
const closeAll = (within: Element) => {
  setOpen(within, false);
  for (const branch of within.querySelectorAll('[data-branch]')) setOpen(branch, false);
};

/**
 * The header's menus: hover opens at once and closes 200 ms after leaving, a button toggles,
 * Escape closes and returns focus, focus leaving or a click elsewhere closes.
 */
export const headerMenu = (signal: AbortSignal) => {
  const menu = document.querySelector('[data-header] nav');
  if (!menu) return;
  const wide = matchMedia('(width >= 992px)');

  for (const branch of menu.querySelectorAll('[data-branch]')) {
    let timer = 0;
    branch.querySelector(':scope > div > [aria-expanded]')?.addEventListener(
      'click',
      () => {
        closeBeside(branch);
        setOpen(branch, !isOpen(branch));
      },
      { signal },
    );
    branch.addEventListener(
      'pointerenter',
      (event) => {
        if (!wide.matches || !(event instanceof PointerEvent) || event.pointerType === 'touch') return;
        clearTimeout(timer);
        closeBeside(branch);
        setOpen(branch, true);
      },
      { signal },
    );
    branch.addEventListener(
      'pointerleave',
      (event) => {
        if (!wide.matches || !(event instanceof PointerEvent) || event.pointerType === 'touch') return;
        timer = window.setTimeout(() => closeAll(branch), closeDelay);
      },
      { signal },
    );
    branch.addEventListener(
      'focusout',
      (event) => {
        if (!wide.matches || !(event instanceof FocusEvent)) return;
        if (event.relatedTarget instanceof Node && !branch.contains(event.relatedTarget)) closeAll(branch);
      },
      { signal },
    );
    signal.addEventListener('abort', () => clearTimeout(timer));
  }

  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !(document.activeElement instanceof Element)) return;
      const open = [...menu.querySelectorAll('[data-branch]')].filter(isOpen);
      const around = open.findLast((branch) => branch.contains(document.activeElement)) ?? open.at(-1);
      if (!around) return;
      closeAll(around);
      const toggle = around.querySelector(':scope > div > [aria-expanded]');
      if (around.contains(document.activeElement) && toggle instanceof HTMLElement) toggle.focus();
    },
    { signal },
  );
  document.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Node && !menu.contains(event.target)) closeAll(menu);
    },
    { signal },
  );
};
