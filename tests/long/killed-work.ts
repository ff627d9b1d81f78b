import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gitIn } from '#packages/editor/git.ts';
import { historyOf } from '#packages/editor/history/history.ts';
import { copyTo } from '#packages/editor/publish/copy.ts';
import { contentStore } from '#packages/editor/store/content-store.ts';

// Does something of the editor's again and again until it is killed; says so once it has begun.

const forever = async (act: (turn: number) => Promise<unknown>) => {
  for (let turn = 0; ; turn++) {
    await act(turn);
    if (turn === 1) console.log('begun');
  }
};

/** Saves the text of one file or the other, and makes a version of each where it is told to. */
const saves = async (isVersioned: boolean, root = '', file = '', ...others: readonly string[]) => {
  const [store, history] = [contentStore(root, console.error), historyOf(gitIn(root), console.error)];
  const [one = '', other = ''] = await Promise.all(others.map((name) => readFile(join(root, name), 'utf8')));
  await store.open();
  await history.mend();
  await forever(async () => {
    const now = await readFile(join(root, file), 'utf8');
    await store.save(file, now, now === one ? other : one);
    const refused = isVersioned && (await history.add(file, { sentence: 'A turn', name: 'K. Silva' }));
    if (refused) throw new Error(refused);
  });
};

const work: Readonly<Record<string, (...args: string[]) => Promise<unknown>>> = {
  saves: (...args) => saves(false, ...args),
  makesVersions: (...args) => saves(true, ...args),
  copies: (folder = '', ...builds) => forever((turn) => copyTo(builds[turn % 2] ?? '', folder)),
};

const [name = '', ...args] = process.argv.slice(2);
await work[name]?.(...args);
