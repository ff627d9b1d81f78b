import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { projectRoot } from '#build/paths.ts';
import { file, madeFolder } from '#packages/editor/fixture/made-site.ts';
import { gitIn } from '#packages/editor/git.ts';
import { historyOf } from '#packages/editor/history/history.ts';
import { copyTo } from '#packages/editor/publish/copy.ts';
import { contentStore } from '#packages/editor/store/content-store.ts';

// As when the machine goes down: killed at other moments in turn, whatever it is doing then.
const turns = 20;

let made: ReturnType<typeof madeFolder>;
let root: string;
beforeEach(() => {
  made = madeFolder();
  ({ root } = made);
});

/** Starts something of the editor's work, and kills it some milliseconds after it has begun, with the git that it has started. */
const killed = async (delay: number, work: string, ...args: readonly string[]) => {
  const path = join(projectRoot, 'tests/long/killed-work.ts');
  const child = spawn(process.execPath, [path, work, ...args], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data', { signal: AbortSignal.timeout(60_000) });
  await pause(delay);
  // Unless it has ended by itself.
  if (child.exitCode === null) process.kill(-Number(child.pid), 'SIGKILL');
  await ended;
};

// How far apart the moments are, and within which time, in milliseconds: a version takes longer.
test.each([
  ['saves', 7, 40],
  ['makesVersions', 13, 200],
])(
  'while it %s, text and version are the one or the other, whole, and the next is made',
  async (what, step, longest) => {
    // So long that neither is written in one go.
    const [a, b] = ['a', 'b'].map((letter) => {
      const text = `${letter.repeat(79)}\n`.repeat(12_000);
      made.write(text, letter);
      return text;
    });
    made.write(a ?? '');
    made.begin();
    for (let turn = 0; turn < turns; turn++) {
      await killed((turn * step) % longest, what, root, file, 'a', 'b');
      for (const text of [await readFile(join(root, file), 'utf8'), made.git('show', `HEAD:${file}`)])
        expect([a, b].includes(text)).toBe(true);
    }
    await contentStore(root, () => undefined).open();
    expect(await readdir(join(root, '.editor/unfinished'))).toEqual([]);
    made.git('fsck', '--strict');
    const history = historyOf(gitIn(root), () => undefined);
    await history.mend();
    made.write('name: C\n');
    await history.add(file, { sentence: 'Again', name: 'K. Silva' });
    expect(await history.versions(file, 1)).toMatchObject([{ sentence: 'Again', text: 'name: C\n' }]);
  },
  900_000,
);

test('while publishing into a folder, the site is the old or the new one, whole', async () => {
  const [folder, length, count] = [join(root, 'www'), 5000, 40];
  const build = async (text: string) => {
    await mkdir(join(root, text));
    for (let page = 0; page < count; page++)
      await writeFile(join(root, text, `${page}.html`), text.repeat(length));
    return join(root, text);
  };
  const builds = [await build('a'), await build('b')];
  for (let turn = 0; turn < turns; turn++) {
    const inTurn = turn % 2 ? builds : builds.toReversed();
    await killed((turn * 7) % 60, 'copies', folder, ...inTurn);
    const pages = await Promise.all(
      [...Array(count).keys()].map((page) => readFile(join(folder, `${page}.html`), 'utf8')),
    );
    expect(['a'.repeat(length), 'b'.repeat(length)]).toContain(pages[0]);
    expect(new Set(pages).size).toBe(1);
  }
  await copyTo(await build('c'), folder);
}, 300_000);
