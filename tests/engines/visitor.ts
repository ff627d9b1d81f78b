import type { Engine } from './engine.ts';

/** What a visitor does and sees, in any engine. */
export type Visitor = ReturnType<typeof visitor>;

const patience = 10_000;

/** A visitor at a browser, of the site at `base`. */
export const visitor = (engine: Engine, base: string) => {
  const see = async (expression: string) => engine.evaluate(expression);

  /** Waits until an expression has a value. Rejects with what it has instead. */
  const until = async (expression: string, expected: unknown) => {
    const end = Date.now() + patience;
    for (;;) {
      const found = await see(expression);
      if (JSON.stringify(found) === JSON.stringify(expected)) return;
      if (Date.now() > end)
        throw new Error(`${expression} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  const element = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;

  return {
    see,
    until,
    /**
     * Opens an address of the site, and waits until it stands (a script of the page before may still write its own) and
     * has all come: not every engine has the load event wait for that, but in each it must come.
     */
    goto: async (path: string) => {
      await engine.goto(base + path);
      await until('location.pathname + location.hash', path);
      await until(`document.readyState + ('started' in document.documentElement.dataset)`, 'completetrue');
    },
    click: async (selector: string) => {
      const middle = `(() => { const e = ${element(selector)}; e.scrollIntoView({ block: 'center', behavior: 'instant' }); const { x, y, width, height } = e.getBoundingClientRect(); return [x + width / 2, y + height / 2].map(Math.round) })()`;
      const [x, y] = Object(await see(middle));
      if (typeof x !== 'number' || typeof y !== 'number') throw new Error(`${selector} is nowhere.`);
      await engine.act([
        {
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', x, y },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ]);
    },
    type: (text: string) =>
      engine.act([
        {
          type: 'key',
          id: 'keyboard',
          actions: [...text].flatMap((value) => [
            { type: 'keyDown', value } as const,
            { type: 'keyUp', value } as const,
          ]),
        },
      ]),
    /** How many elements of a selector are shown. */
    shown: (selector: string) =>
      `[...document.querySelectorAll(${JSON.stringify(selector)})].filter((e) => e.getClientRects().length > 0).length`,
  };
};
