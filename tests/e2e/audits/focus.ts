import type { Page } from '@playwright/test';
import type { Audit } from '../helpers/audited.ts';

const mostStops = 400;
const pressesAtOnce = 50;

/** Presses and lets go of the Tab key, over and over, without waiting for the page each time. */
const pressTab = async (page: Page) => {
  const keyboard = await page.context().newCDPSession(page);
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const events = Array.from({ length: pressesAtOnce }, () => ['rawKeyDown', 'keyUp'] as const).flat();
  await Promise.all(events.map((type) => keyboard.send('Input.dispatchKeyEvent', { type, ...key })));
  await keyboard.detach();
};

/**
 * Walks through the page with the Tab key. Each control is to be reached, in the order of the document (WCAG 2.4.3),
 * to look otherwise while it has the focus (2.4.7), and to lie under nothing (2.4.11).
 */
export const focus: Audit = async (page) => {
  const walk = await page.evaluateHandle(watchFocus);
  for (let presses = 0; presses < mostStops; presses += pressesAtOnce) {
    await pressTab(page);
    if (await walk.evaluate(({ isRound }) => isRound())) return walk.evaluate(({ end }) => end());
  }
  return [`the Tab key does not come round in ${mostStops} steps`];
};

/** Runs in the page: looks at what has the focus each time the Tab key comes up, until it comes round. */
const watchFocus = () => {
  const faults: string[] = [];
  const reached = new Set<Element>();
  let before: { element: Element; look: string } | undefined;
  let round = false;

  const name = (element: Element) =>
    `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  const look = (element: Element) => {
    // A link that is stretched over a card shows its ring on what stretches it.
    return [null, '::before', '::after']
      .map((part) => getComputedStyle(element, part))
      .map(({ outline, boxShadow }) => `${outline} ${boxShadow}`)
      .join();
  };
  const across = [0.1, 0.5, 0.9];
  const down = [0.1, 0.3, 0.5, 0.7, 0.9];
  const isSeen = (element: Element) => {
    // Of a link over several lines, the longest.
    const [box] = [...element.getClientRects()].toSorted((a, b) => b.width - a.width);
    if (!box) return false;
    const points = across.flatMap((x) =>
      down.map((y) => ({ x: box.left + box.width * x, y: box.top + box.height * y })),
    );
    // Of what is higher than the window, that which is in it.
    const inWindow = points.filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    const hits = inWindow.filter(({ x, y }) => {
      const hit = document.elementFromPoint(x, y);
      return hit && (element.contains(hit) || hit.contains(element));
    });
    return hits.length > inWindow.length / 2;
  };
  const leave = () => {
    if (before && look(before.element) === before.look)
      faults.push(`${name(before.element)} looks the same without the focus`);
  };
  const arrive = () => {
    const element = document.activeElement;
    // The browser takes the focus out of the page in its own time: until then it stays where it was.
    if (round || element === before?.element) return;
    leave();
    if (!element || element === document.body || reached.has(element)) {
      round = true;
      return;
    }
    if (before && !(before.element.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING))
      faults.push(`${name(element)} is reached after ${name(before.element)}, which stands behind it`);
    if (!isSeen(element)) faults.push(`${name(element)} has the focus where it cannot be seen`);
    reached.add(element);
    before = { element, look: look(element) };
  };
  addEventListener('keyup', arrive);

  return {
    isRound: () => round,
    end: () => {
      removeEventListener('keyup', arrive);
      // The next walk begins at the top again.
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
      const controls = [
        ...document.querySelectorAll('a[href], button:enabled, input:enabled, summary, [tabindex="0"]'),
      ];
      // Of radio buttons that belong together one is reached; the arrow keys lead to the others.
      const groupOf = (control: Element) =>
        control instanceof HTMLInputElement && control.type === 'radio' ? control.name : undefined;
      const groups = new Set([...reached].flatMap((control) => groupOf(control) ?? []));
      const missed = controls.filter(
        (control) =>
          !reached.has(control) &&
          !groups.has(groupOf(control) ?? '') &&
          !control.closest('[inert]') &&
          control.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
      return [...faults, ...missed.map((control) => `${name(control)} is not reached with the Tab key`)];
    },
  };
};
