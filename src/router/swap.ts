import { whenIdle } from '#src/behaviours/when-idle.ts';
import { adopt } from './adopt.ts';
import { dress, isSheet, putOn } from './sheets.ts';
import { leaveStage } from './stage.ts';

/** Puts what the next page's head says of it in place of what this one's says; what both say stays. */
const swapHead = (next: HTMLHeadElement) => {
  const old = [...document.head.children].filter((element) => !isSheet(element));
  const kept = new Set<Element>();
  const missing = [...next.children].filter((element) => {
    if (isSheet(element)) return false;
    const same = old.find((one) => !kept.has(one) && one.isEqualNode(element));
    if (same) kept.add(same);
    return !same;
  });
  for (const element of old) if (!kept.has(element)) element.remove();
  document.head.append(...missing);
};

/** How many nodes a body begins with up to its header: those are alike on all pages. */
const countToHeader = (nodes: readonly Node[]) =>
  nodes.findIndex((node) => node instanceof Element && node.matches('[data-header]')) + 1;

/** Puts the next page's content in place of this one's; what stands above it stays and is made alike. */
const swapBody = (nodes: readonly ChildNode[], main: HTMLElement | undefined) => {
  const old = [...document.body.childNodes].filter((node) => node !== main);
  const count = countToHeader(old) === countToHeader(nodes) ? countToHeader(nodes) : 0;
  for (const node of old.slice(count)) node.remove();
  if (main) {
    // To move it would be to lay it out again.
    main.before(...nodes.slice(count, nodes.indexOf(main)));
    main.after(...nodes.slice(nodes.indexOf(main) + 1));
  } else {
    document.body.append(...nodes.slice(count));
  }
  for (const [index, node] of nodes.slice(0, count).entries()) {
    const same = old[index];
    if (same) adopt(same, node);
  }
};

let shown: Document | undefined;

/** Puts the next page, whose styles are loaded, in place of this one. */
export const swap = (next: Document) => {
  shown = next;
  const { nodes, main } = leaveStage(next);
  if (main) {
    // Its styles are on, as a rule: those of this page are turned off when there is time.
    putOn(next);
    whenIdle(() => next === shown && dress(next));
  } else {
    dress(next);
  }
  swapHead(next.head);
  swapBody(nodes, main);
};
