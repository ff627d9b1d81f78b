import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { file, madeFolder, madeSite } from '../fixture/made-site.ts';
import { gitIn } from '../git.ts';
import { historyOf } from '../history/history.ts';
import { Refusal } from '../refusal.ts';
import type { Checked, Site, Ways } from '../site.ts';
import { type Publisher, publisherOf } from './publisher.ts';

const name = 'K. Silva';
const target = { how: 'push', remote: 'host', branch: 'live' } as const;

let made: ReturnType<typeof madeFolder>;
let site: Site;
let ways: Ways;
let checked: Checked;
let publisher: Publisher;
let log: string[];
let folder: string;

const failed = (message: RegExp) => ({ step: 'failed', message: expect.stringMatching(message) });
const done = (message: RegExp) => ({ step: 'done', message: expect.stringMatching(message) });
const ready = (more: object = {}) => expect.objectContaining({ step: 'ready', ...more });
/** Why it may not go live; and why no draft of it can be put anywhere, where that is told as well. */
const refused = (live: RegExp) =>
  ready({ refused: expect.objectContaining({ live: expect.stringMatching(live) }) });

beforeEach(() => {
  made = madeFolder();
  log = [];
  folder = join(made.root, 'www');
  site = madeSite(made.root);
  ways = { live: { how: 'copy', folder }, draft: { how: 'none yet' } };
  checked = { problems: [] };
  site.check = async () => ({ ...checked, ways });
  const git = gitIn(made.root);
  const say = (line: string) => log.push(line);
  publisher = publisherOf(site, git, historyOf(git, say), new AbortController().signal, say);
  made.write('one');
});

const live = () => readFileSync(join(folder, 'index.html'), 'utf8');
const prepared = async () => {
  await publisher.prepare(name);
  return publisher.state;
};
const published = async () => {
  await publisher.publish('live', name);
  return publisher.state;
};
/** A program of the host, in a line of script. */
const command = (line: string) => ({
  how: 'command' as const,
  command: [process.execPath, '--eval', line],
});

// How it is compared and goes live where a person agrees: tests/e2e/editor/publish.spec.ts.
test('what goes live is what was looked at, to the byte', async () => {
  await prepared();
  // Somebody builds the site again, of something else.
  made.write('<p>It says another</p>', 'dist/index.html');
  await published();
  expect(live()).toContain('It says one');

  for (const change of [() => made.write('two'), () => made.write('x', 'content/media/a.jpg')]) {
    await prepared();
    change();
    expect(await published()).toEqual(failed(/^The site was changed since you looked: .*as it was\.$/));
  }
  // The program of a host finds what was seen, too.
  ways.live = command('require("fs").cpSync("dist", "sent", { recursive: true })');
  await prepared();
  made.write('<p>It says another</p>', 'dist/index.html');
  expect(await published()).toEqual(done(/^Handed to the host/));
  expect(readFileSync(join(made.root, 'sent/index.html'), 'utf8')).toContain('It says two');
});

test('what cannot be is told in words, and nothing is published', async () => {
  checked.unsettled = [{ file, field: 'name', reason: 'sample value' }];
  expect(await prepared()).toEqual(refused(/^Values that are not real yet: 1\./));
  expect(await published()).toEqual(failed(/Still to replace/));
  checked = { problems: [] };
  ways.live = { how: 'none yet' };
  expect(await prepared()).toEqual(
    ready({ refused: { live: expect.any(String), draft: expect.any(String) } }),
  );
  checked.unused = ['old.jpg'];
  expect(await prepared()).toEqual(failed(/^No page shows old\.jpg: .*as it was\.$/));
  checked.problems = [{ file, field: 'title', message: 'is empty' }];
  expect(await prepared()).toEqual(failed(/^content\/home.yaml, title: is empty.*as it was\.$/));
  checked = { problems: [] };
  for (const [fault, told] of [
    [new Refusal('The site could not be built.', { cause: 'line 7' }), /^The site could not be built\.$/],
    [new TypeError('of ours'), /nobody expected.*as it was\.$/],
  ] as const) {
    site.publishing.build = async () => {
      throw fault;
    };
    expect(await prepared()).toEqual(failed(told));
  }
  expect(log).toEqual(['publish: line 7', 'publish: TypeError: of ours']);
});

test('a failure after it went live does not call the live site as it was', async () => {
  ways.live = command('require("fs").rmSync(".editor/ready", { recursive: true })');
  await prepared();
  expect(await published()).toEqual(done(/^Handed.*next comparison/));
});

/** A host for the site, and a clone of it on another machine. */
const withHost = () => {
  const host = join(made.root, '.editor/host.git');
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=live', host]);
  made.write('.editor/\ndist/\n', '.gitignore');
  made.git('init', '--quiet', '--initial-branch=main');
  made.git('add', '.gitignore');
  made.commit('Begin');
  made.git('remote', 'add', 'host', host);
  ways.live = target;
  const there = (text: string, other = file) => {
    const clone = join(made.root, '.editor/clone');
    rmSync(clone, { recursive: true, force: true });
    execFileSync('git', ['clone', '--quiet', host, clone]);
    mkdirSync(join(clone, 'content'), { recursive: true });
    writeFileSync(join(clone, other), text);
    const run = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t', ...args], { cwd: clone });
    run('add', '.');
    run('commit', '--quiet', '--message=Theirs');
    run('push', '--quiet');
  };
  const says = (at = file) => made.git('--git-dir', host, 'show', `live:${at}`);
  const publish = async () => {
    await prepared();
    return published();
  };
  return { there, says, publish, host };
};

test('to a branch goes what was seen, also what was written by hand, and it is not called live', async () => {
  ways.live = target;
  expect(await prepared()).toEqual(refused(/^No versions/));
  const { says, publish, host } = withHost();
  made.write('two');
  expect(await publish()).toEqual(done(/^Handed to the host/));
  expect(says()).toBe('two');
  const last = made.git('--git-dir', host, 'log', '-1', '--format=%an: %s', 'live');
  expect(last).toBe(`${name}: Changed outside the editor\n`);
  made.write('x', '.gitignore');
  expect(await prepared()).toEqual(refused(/^Something beside/));
});

test('what others have published in other places is taken in before it is built', async () => {
  const { there, says, publish } = withHost();
  made.write('name: A\ntown: Galle\nroad: 1\nhouse: 2\n');
  await publish();
  there('name: B\ntown: Galle\nroad: 1\nhouse: 2\n');
  made.write('name: A\ntown: Galle\nroad: 1\nhouse: 3\n');
  expect(await publish()).toEqual(done(/./));
  expect(says()).toBe('name: B\ntown: Galle\nroad: 1\nhouse: 3\n');
  there('other\n', 'content/other.yaml');
  expect(await publish()).toEqual(done(/./));
  expect(readFileSync(join(made.root, 'content/other.yaml'), 'utf8')).toBe('other\n');
  expect(made.git('fsck', '--strict')).toBe('');
});

test('a host that refuses, is not there, or is not set up is told in words; what was published between is not overwritten', async () => {
  const { there, says, publish, host } = withHost();
  await publish();
  made.write('two');
  await prepared();
  there('theirs');
  expect(await published()).toEqual(failed(/^Somebody else has published at this moment/));
  expect(says()).toBe('theirs');
  rmSync(host, { recursive: true });
  expect(await prepared()).toEqual(refused(/see that it is on the internet/));
  ways.live = { ...target, remote: 'other' };
  expect(await prepared()).toEqual(refused(/^"other", .* is not set up/));
  expect(log.join()).not.toContain('\n');
});
