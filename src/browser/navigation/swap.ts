import { applySheets } from './sheets.ts';

const scriptsOf = (page: Document) =>
  [...page.head.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

/** Whether this document has the scripts of another, which change with a release: one without any is of somebody else. */
export const isOfThisRelease = (next: Document) => {
  const scripts = scriptsOf(document);
  const needed = scriptsOf(next);
  return needed.length > 0 && needed.every((script) => scripts.includes(script));
};

/** What extensions of the browser have put into the head: a stylesheet, or a file that is not of this site. */
const isForeign = (element: Element) => {
  const file = element.getAttribute('href') ?? element.getAttribute('src');
  return (
    element.localName === 'style' ||
    (file !== null && new URL(file, location.href).origin !== location.origin)
  );
};

/** Puts what the next page's head says of it in place of what this one's says; what both say stays. */
const swapHead = (next: HTMLHeadElement) => {
  const missing = new Set(next.children);
  for (const element of [...document.head.children]) {
    const same = [...missing].find((one) => one.isEqualNode(element));
    if (same) missing.delete(same);
    else if (!isForeign(element)) element.remove();
  }
  document.head.append(...missing);
};

/** What goes with this page's body: what is of no kind that the next one has, others have put there, and it stays. */
const leavingNodes = (next: HTMLElement): ChildNode[] => {
  const kinds = new Set([...next.children].map(({ localName }) => localName));
  return [...document.body.childNodes].filter(
    (node) => !(node instanceof Element) || kinds.has(node.localName),
  );
};

/** Closes what lies over the page: taken out of the document open, a dialog would keep saying that it is. */
const closeTopLayer = () => {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  if ('showPopover' in document.body)
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.hidePopover();
};

/** Puts the next page in place of this one. The root element stays, with what scripts have noted there. */
export const swap = (next: Document) => {
  closeTopLayer();
  const leaving = leavingNodes(next.body);
  // An element that is taken out while it has the focus makes the browser lay out the old page once more.
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && leaving.some((node) => node.contains(activeElement)))
    activeElement.blur();
  applySheets();
  swapHead(next.head);
  for (const node of leaving) node.remove();
  document.body.prepend(...next.body.childNodes);
};
