import { closeAll, isOpen, listOf, open } from './disclosure.ts';

/** The specification's delay between the pointer's leaving and the closing. */
const closeDelay = 200;

const point = ({ clientX: x, clientY: y }: PointerEvent) => ({ x, y });

type Point = ReturnType<typeof point>;

/** How many steps away the two edges of a box are, the nearer first; infinitely many where the step is nought. */
const stepsTo = (from: number, step: number, [start, end]: readonly [number, number]) => {
  const [first, last] = [(start - from) / step, (end - from) / step];
  return first < last ? [first, last] : [last, first];
};

/** Whether a pointer that went from one point to another comes to a box if it keeps straight on. */
const isPointingAt = (from: Point, to: Point, { left, right, top, bottom }: DOMRect) => {
  const [inX = 0, outX = 0] = stepsTo(from.x, to.x - from.x, [left, right]);
  const [inY = 0, outY = 0] = stepsTo(from.y, to.y - from.y, [top, bottom]);
  const enters = Math.max(inX, inY);
  return enters >= 0 && enters < Math.min(outX, outY);
};

/**
 * Opens a branch as soon as the mouse comes to it, and closes it 200 ms after the mouse has left; coming back cancels.
 * A mouse on its slanting way to the open list has not left, whatever other branches it crosses. A list in which the
 * keyboard is stays, whatever moves away from under a resting mouse.
 * @param branches every branch of one menu
 * @param counts whether hovering counts now: on wide screens
 */
export const openOnHover = (branches: readonly Element[], counts: () => boolean, signal: AbortSignal) => {
  /** The branches that the mouse has left and that are not closed yet. */
  const left = new Map<Element, { from: Point; timer: number }>();
  /** The branch under the mouse that opens as soon as the mouse heads for no other's list. */
  let passed: Element | undefined;
  let last = { x: 0, y: 0 };

  const stay = (branch: Element) => {
    clearTimeout(left.get(branch)?.timer);
    left.delete(branch);
  };
  const show = (branch: Element) => {
    passed = undefined;
    if (!isOpen(branch)) open(branch, 'hover');
  };
  const leave = (branch: Element, from: Point) => {
    stay(branch);
    const close = () => {
      left.delete(branch);
      if (!branch.querySelector(':focus-visible')) closeAll(branch);
      if (passed) show(passed);
    };
    left.set(branch, { from, timer: window.setTimeout(close, closeDelay) });
  };
  const isHeadedFor = (branch: Element, from: Point, to: Point) => {
    const list = isOpen(branch) && listOf(branch);
    return list && isPointingAt(from, to, list.getBoundingClientRect());
  };

  const onMouse = (target: Element | Document, type: string, act: (event: PointerEvent) => void) => {
    const hear = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === 'mouse' && counts()) act(event);
    };
    target.addEventListener(type, hear, { signal });
  };
  for (const branch of branches) {
    onMouse(branch, 'pointerenter', (event) => {
      stay(branch);
      const to = point(event);
      const isPassed = [...left].some(
        ([other, { from }]) => !other.contains(branch) && isHeadedFor(other, from, to),
      );
      if (isPassed) passed = branch;
      else show(branch);
    });
    onMouse(branch, 'pointerleave', () => {
      if (passed === branch) passed = undefined;
      leave(branch, last);
    });
  }
  onMouse(document, 'pointermove', (event) => {
    const to = point(event);
    const open = [...left].filter(([branch, { from }]) => isHeadedFor(branch, from, to));
    for (const [branch, { from }] of open) leave(branch, from);
    if (open.length === 0 && passed) show(passed);
    last = to;
  });
  signal.addEventListener('abort', () => [...left.keys()].forEach(stay));
};
