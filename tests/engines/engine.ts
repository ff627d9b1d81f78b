/** A step of a pointer or of the keyboard, as W3C WebDriver and WebDriver BiDi both write it. */
type Action =
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number }
  | { type: 'keyDown' | 'keyUp'; value: string };

export type Actions = readonly { type: 'pointer' | 'key'; id: string; actions: readonly Action[] }[];

/** A browser with one page, and the four things that journeys do with it. */
export type Engine = {
  /** Resolves when the page has loaded. */
  goto: (url: string) => Promise<void>;
  /** The value of an expression in the page, by way of JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  act: (actions: Actions) => Promise<void>;
  close: () => Promise<void>;
};

/** A browser engine besides Chromium: whether it is on this machine, how to install it, how to start it. */
export type EngineKind = {
  name: string;
  isInstalled: () => boolean;
  advice: string;
  start: () => Promise<Engine>;
};

/** An object of an answer, or an empty one. */
export const objectIn = (value: unknown, key: string): unknown =>
  value instanceof Object ? Reflect.get(value, key) : undefined;

/** Resolves with the first group of `pattern` in what a program writes; rejects when the program ends before. */
export const lineOf = (stream: NodeJS.ReadableStream, pattern: RegExp) =>
  new Promise<string>((resolve, reject) => {
    let written = '';
    stream.on('data', (chunk: Buffer) => {
      written += chunk.toString();
      const found = pattern.exec(written)?.[1];
      if (found !== undefined) resolve(found);
    });
    stream.on('end', () => reject(new Error(`It ended, saying: ${written}`)));
  });
