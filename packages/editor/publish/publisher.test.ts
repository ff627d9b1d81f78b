import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { file, madeFolder, madeSite, type Settings } from '../fixture/made-site.ts';
import { Git } from '../git.ts';
import { History } from '../history/history.ts';
import { Publisher } from './publisher.ts';
import { PublishError } from './way.ts';

const name = 'K. Silva';
const target = { how: 'push', remote: 'host', branch: 'live' } as const;

let made: ReturnType<typeof madeFolder>;
let settings: Settings;
let publisher: Publisher;
let log: string[];

const open = () => {
  const { root } = made;
  const own = (folder: string) => join(root, '.editor', folder);
  const folders = { published: own('published'), ready: own('ready'), unfinished: own('unfinished') };
  const { site, settings } = madeSite(root);
  const git = new Git(root);
  const say = (line: string) => log.push(line);
  return { settings, publisher: new Publisher(site, folders, git, new History(git, say), say) };
};
const failed = (message: RegExp) => ({ step: 'failed', message: expect.stringMatching(message) });
const ready = (more: object = {}) => expect.objectContaining({ step: 'ready', ...more });

beforeEach(() => {
  made = madeFolder();
  log = [];
  ({ settings, publisher } = open());
  made.write('one');
});

const folder = () => join(made.root, 'www');
const live = () => {
  try {
    return readFileSync(join(folder(), 'index.html'), 'utf8');
  } catch {
    return 'nothing';
  }
};
const prepared = async () => {
  await publisher.prepare(name);
  return publisher.state;
};

test('it is built and compared with what is live, and goes live when the person agrees', async () => {
  settings.ways.live = { how: 'copy', folder: folder() };
  expect(await prepared()).toEqual(
    ready({ isFirst: true, changes: [expect.objectContaining({ kind: 'new' })] }),
  );
  expect(live()).toBe('nothing');
  await publisher.publish('live', name);
  expect(publisher.state).toEqual({ step: 'done', message: `Done: ${folder()} holds the new site.` });
  expect(live()).toContain('It says one');

  made.write('two');
  const words = { before: 'It says one', after: 'It says two' };
  expect(await prepared()).toEqual(
    ready({
      isFirst: false,
      changes: [{ kind: 'words', pages: [{ address: '/', title: 'Home' }], changes: [words] }],
    }),
  );
  await publisher.publish('live', name);
  expect(await prepared()).toEqual(ready({ changes: [], beside: 0 }));
});

test('what goes live is what was looked at, to the byte', async () => {
  settings.ways.live = { how: 'copy', folder: folder() };
  await prepared();
  // Somebody builds the site anew, of something else.
  settings.build('another');
  await publisher.publish('live', name);
  expect(live()).toContain('It says one');

  for (const change of [() => made.write('two'), () => made.write('x', 'content/media/a.jpg')]) {
    await prepared();
    change();
    await publisher.publish('live', name);
    expect(publisher.state).toEqual(
      failed(/^A text or picture was changed since you looked: .*as it was\.$/),
    );
  }
  // The program of a host finds what was seen, too.
  const program = 'require("fs").cpSync("dist", "sent", { recursive: true })';
  settings.ways.live = { how: 'command', command: [process.execPath, '--eval', program] };
  await prepared();
  settings.build('another');
  await publisher.publish('live', name);
  expect(publisher.state).toMatchObject({
    step: 'done',
    message: expect.stringMatching(/^Handed to the host/),
  });
  expect(readFileSync(join(made.root, 'sent/index.html'), 'utf8')).toContain('It says two');
});

test('a draft can be seen, and put elsewhere, while samples are left; only going live is refused', async () => {
  settings.checked = {
    problems: [],
    unsettled: [{ file, field: 'name', reason: 'sample value' }],
    unused: [],
  };
  settings.ways = {
    live: { how: 'copy', folder: folder() },
    draft: { how: 'copy', folder: `${folder()}-draft` },
  };
  const refused = { live: expect.stringMatching(/^One value is still to replace/), draft: undefined };
  expect(await prepared()).toEqual(ready({ refused }));
  await publisher.publish('draft', name);
  expect(publisher.state).toEqual(ready({ done: expect.stringContaining('-draft holds') }));
  expect(readFileSync(`${folder()}-draft/index.html`, 'utf8')).toContain('It says one');
  await publisher.publish('live', name);
  expect(publisher.state).toEqual(failed(/still to replace/));
  expect(live()).toBe('nothing');
});

test('what cannot be is told in words, and nothing is published', async () => {
  expect(await prepared()).toEqual(
    ready({ refused: { live: expect.any(String), draft: expect.any(String) } }),
  );
  settings.checked = { problems: [], unsettled: [], unused: ['old.jpg'] };
  expect(await prepared()).toEqual(
    ready({ refused: expect.objectContaining({ live: expect.stringMatching(/old\.jpg/) }) }),
  );
  settings.checked = { problems: [{ file, field: 'title', message: 'is empty' }], unsettled: [], unused: [] };
  expect(await prepared()).toEqual(failed(/^content\/home.yaml, title: is empty.*as it was\.$/));
  settings.checked = { problems: [], unsettled: [], unused: [] };
  const build = (fault: Error) => {
    settings.build = () => {
      throw fault;
    };
  };
  build(new PublishError('The site could not be built.', { cause: 'line 7' }));
  expect(await prepared()).toEqual(failed(/^The site could not be built\.$/));
  build(new TypeError('of ours'));
  expect(await prepared()).toEqual(failed(/nobody expected.*as it was\.$/));
  expect(log).toEqual(['publish: line 7', 'publish: TypeError: of ours']);
});

test('a failure after it went live does not call the live site as it was', async () => {
  settings.ways.live = { how: 'copy', folder: folder() };
  await prepared();
  // In the way of the copy that is compared with.
  rmSync(join(made.root, '.editor/published'), { recursive: true, force: true });
  settings.ways.live = {
    how: 'command',
    command: [process.execPath, '--eval', 'require("fs").rmSync(".editor/ready", { recursive: true })'],
  };
  await prepared();
  await publisher.publish('live', name);
  expect(publisher.state).toMatchObject({
    step: 'done',
    message: expect.stringMatching(/^Handed.*next comparison/),
  });
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
  settings.ways.live = target;
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
    await publisher.publish('live', name);
    return publisher.state;
  };
  return { there, says, publish, host };
};

test('to a branch goes what was seen, also what was written by hand, and it is not called live', async () => {
  settings.ways.live = target;
  expect(await prepared()).toEqual(
    ready({ refused: expect.objectContaining({ live: expect.stringMatching(/^No versions/) }) }),
  );
  const { says, publish, host } = withHost();
  made.write('two');
  expect(await publish()).toMatchObject({
    step: 'done',
    message: expect.stringMatching(/^Handed to the host/),
  });
  expect(says()).toBe('two');
  expect(made.git('--git-dir', host, 'log', '-1', '--format=%an: %s', 'live')).toBe(
    `${name}: Changed outside the editor\n`,
  );
  made.write('x', '.gitignore');
  expect(await prepared()).toEqual(
    ready({ refused: expect.objectContaining({ live: expect.stringMatching(/^Something beside/) }) }),
  );
});

test('what others have published in other places is taken in before it is built', async () => {
  const { there, says, publish } = withHost();
  made.write('name: A\ntown: Galle\nroad: 1\nhouse: 2\n');
  await publish();
  there('name: B\ntown: Galle\nroad: 1\nhouse: 2\n');
  made.write('name: A\ntown: Galle\nroad: 1\nhouse: 3\n');
  expect(await publish()).toMatchObject({ step: 'done' });
  expect(says()).toBe('name: B\ntown: Galle\nroad: 1\nhouse: 3\n');
  there('other\n', 'content/other.yaml');
  expect(await publish()).toMatchObject({ step: 'done' });
  expect(readFileSync(join(made.root, 'content/other.yaml'), 'utf8')).toBe('other\n');
  expect(made.git('fsck', '--strict')).toBe('');
});

test('where two machines have changed the same field the person chooses, and nothing is touched until then', async () => {
  const { there, says, publish } = withHost();
  made.write('name: A\ntown: Galle\n');
  await publish();
  there('name: B\ntown: Ella\n');
  made.write('name: C\ntown: Galle\n');
  const conflicts = [{ field: 'name', theirs: 'B', mine: 'C' }];
  expect(await prepared()).toEqual({ step: 'choosing', files: [{ file, conflicts }] });
  expect(readFileSync(join(made.root, file), 'utf8')).toBe('name: C\ntown: Galle\n');
  await publisher.prepare(name, { [file]: { name: 'mine' } });
  expect(publisher.state).toEqual(ready());
  expect(readFileSync(join(made.root, file), 'utf8')).toBe('name: C\ntown: Ella\n');
  await publisher.publish('live', name);
  expect(says()).toBe('name: C\ntown: Ella\n');
});

test('a host that refuses, is not there, or is not set up is told in words; what was published between is not overwritten', async () => {
  const { there, says, host } = withHost();
  await prepared();
  await publisher.publish('live', name);
  made.write('two');
  await prepared();
  there('theirs');
  await publisher.publish('live', name);
  expect(publisher.state).toEqual(failed(/^Somebody else has published at this moment/));
  expect(says()).toBe('theirs');
  const refused = async (why: RegExp) =>
    expect(await prepared()).toEqual(
      ready({ refused: expect.objectContaining({ live: expect.stringMatching(why) }) }),
    );
  rmSync(host, { recursive: true });
  await refused(/see that it is on the internet/);
  settings.ways.live = { ...target, remote: 'other' };
  await refused(/^"other", .* is not set up/);
  expect(log.join()).not.toContain('\n');
});
