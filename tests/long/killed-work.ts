import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gitIn } from '#packages/editor/git.ts';
import { historyOf } from '#packages/editor/history/history.ts';
import { copyTo } from '#packages/editor/publish/copy.ts';
import { contentStore } from '#packages/editor/store/content-store.ts';

// Does something of the editor's again and again until it is killed; says so once it has begun.

const silent = () => undefined;

const forever = async (act: (turn: number) => Promise<unknown>) => {
  for (let turn = 0; ; turn++) {
    await act(turn);
    if (turn === 1) console.log('begun');
  }
};

/** Saves one of two texts after the other. */
const saves = async (root: string, file: string, texts: readonly string[], after = async () => {}) => {
  const store = contentStore(root, silent);
  await store.open();
  await forever(async () => {
    const now = await readFile(join(root, file), 'utf8');
    await store.save(file, now, texts.find((text) => text !== now) ?? '');
    await after();
  });
};

const work: Readonly<Record<string, (...args: string[]) => Promise<unknown>>> = {
  /** So long that none is written in one go. */
  saves: (root = '', file = '') =>
    saves(
      root,
      file,
      ['a', 'b'].map((letter) => `${letter.repeat(79)}\n`.repeat(20_000)),
    ),

  makesVersions: async (root = '', file = '') => {
    const history = historyOf(gitIn(root), silent);
    await history.mend();
    await saves(root, file, ['name: A\n', 'name: B\n'], async () => {
      const refused = await history.add(file, { sentence: 'A turn', name: 'K. Silva' });
      if (refused) throw new Error(refused);
    });
  },

  copies: (folder = '', ...builds) => forever((turn) => copyTo(builds[turn % 2] ?? '', folder)),
};

const [name = '', ...args] = process.argv.slice(2);
await work[name]?.(...args);
