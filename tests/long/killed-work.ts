import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gitIn } from '#packages/editor/git.ts';
import { historyOf } from '#packages/editor/history/history.ts';
import { copyTo } from '#packages/editor/publish/copy.ts';
import { contentStore } from '#packages/editor/store/content-store.ts';

// Does something of the editor's again and again, or once, until it is killed; says so once it has begun.

const silent = () => undefined;
/** Two texts long enough that neither is written in one go. */
const long = ['a', 'b'].map((letter) => `${letter.repeat(79)}\n`.repeat(20_000));

const savesFrom = async (
  root: string,
  file: string,
  texts: readonly string[],
  after = async (_: string) => {},
) => {
  const store = contentStore(root, silent);
  await store.open();
  let now = await readFile(join(root, file), 'utf8');
  for (let turn = 0; ; turn++) {
    const next = texts.find((text) => text !== now) ?? '';
    await store.save(file, now, next);
    await after(`Turn ${turn}`);
    now = next;
    if (turn === 1) console.log('begun');
  }
};

const work: Readonly<Record<string, (...args: string[]) => Promise<unknown>>> = {
  saves: (root = '', file = '') => savesFrom(root, file, long),

  makesVersions: async (root = '', file = '') => {
    const history = historyOf(gitIn(root), silent);
    await history.mend();
    await savesFrom(root, file, ['name: A\n', 'name: B\n'], async (sentence) => {
      const refused = await history.add(file, { sentence, name: 'K. Silva' });
      if (refused) throw new Error(refused);
    });
  },

  copies: async (folder = '', ...builds) => {
    for (let turn = 0; ; turn++) {
      await copyTo(builds[turn % 2] ?? '', folder);
      if (turn === 1) console.log('begun');
    }
  },
};

const [name = '', ...args] = process.argv.slice(2);
await work[name]?.(...args);
