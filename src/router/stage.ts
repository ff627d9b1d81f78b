import { putOn } from './sheets.ts';

/** A page whose content is laid out behind the one that is seen. */
type Stage = { page: Document; nodes: readonly ChildNode[]; main: HTMLElement };

let stage: Stage | undefined;

/** Takes away what is laid out for a page that has not been asked for. */
export const clearStage = () => {
  if (!stage) return;
  const { page, nodes, main } = stage;
  stage = undefined;
  delete main.dataset.staged;
  page.body.replaceChildren(...nodes);
};

/**
 * Lays out the first window of a page that may be asked for next behind the one that is seen (styles/base.css): a click
 * then only has to show it. What plays when it comes, as the opening of the home page, is not begun ahead.
 */
export const setStage = (page: Document) => {
  clearStage();
  const main = page.querySelector<HTMLElement>('body > main');
  const seen = document.querySelector('body > main');
  if (!main || !seen || main.querySelector('[data-slides]')) return;
  stage = { page, nodes: [...page.body.childNodes], main };
  putOn(page);
  main.dataset.staged = '';
  seen.after(main);
};

/** What the body of a page holds. `main` is there where it has been laid out: it stands in this document already. */
export const leaveStage = (page: Document): { nodes: readonly ChildNode[]; main?: HTMLElement } => {
  if (stage?.page !== page) {
    clearStage();
    return { nodes: [...page.body.childNodes] };
  }
  const { nodes, main } = stage;
  stage = undefined;
  delete main.dataset.staged;
  return { nodes, main };
};
