import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '@site/hosting';
import { latestDay } from '#src/content/days.ts';
import { contentFiles, mediaNames, routeAddresses } from '#src/content/files.ts';
import { type Content, loadContent } from '#src/content/load.ts';
import { ContentError } from '#src/content/problem.ts';
import { releaseBlockers } from '#src/content/release.ts';
import type { Answers } from './answers.ts';
import { brandIn, familiesIn } from './colours.ts';
import { exchange } from './exchange.ts';
import { answerProblems } from './firm-facts.ts';
import { freshContent } from './fresh-content.ts';
import { namedStill } from './named-still.ts';

const brandFile = 'packages/isometric/brand.ts';
const familiesFile = 'packages/isometric/families.ts';
/** What is written from the colours and from content/, by the scripts that write it. */
const makers = ['scripts/make-brand.ts', 'scripts/make-hosted-editor.ts'];
const made = [
  'src/styles/brand.css',
  'src/styles/family-colours.css',
  'public/favicon.ico',
  'hosted-editor/config.yml',
];

/** What a new firm replaces, by paths from the root of the project. */
export const places: readonly string[] = ['content', brandFile, familiesFile, ...made];

const templateFolder = join(import.meta.dirname, 'content');

/** The texts in place of what the first firm says of itself, by the files they go into. */
export const template = () =>
  new Map(
    readdirSync(templateFolder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => [
        `content/${file.replaceAll('\\', '/')}`,
        readFileSync(join(templateFolder, file), 'utf8'),
      ]),
  );

/** What is wrong with an answer, beside the answers before it; empty when it may stand. */
export const faultsOf = (root: string, answers: Answers, id: keyof Answers): string[] => {
  const text = (file: string) => readFileSync(join(root, file), 'utf8');
  try {
    if (id === 'colour') brandIn(text(brandFile), answers);
    if (id === 'families') familiesIn(text(familiesFile), answers);
    if (id === 'without') standardsKnown(contentFiles(root), answers);
  } catch (error) {
    if (error instanceof Problem) return [error.message];
    throw error;
  }
  return answerProblems(text('content/firm.yaml'), answers, id, latestDay());
};

const standardsKnown = (texts: ReadonlyMap<string, string>, { without }: Answers) => {
  const folder = 'content/standards/';
  const ids = [...texts.keys()]
    .filter((file) => file.startsWith(folder))
    .map((file) => file.slice(folder.length, -'.yaml'.length));
  for (const id of without)
    if (!ids.includes(id))
      throw new Problem(`${id} is no standard of this site: choose of ${ids.join(', ')}`);
};

/** No picture of the first firm stays: what says how pictures get here does. */
const readme = 'README.md';

const checked = (texts: ReadonlyMap<string, string>, root: string): Content => {
  try {
    return loadContent(texts, new Set([readme]), routeAddresses(root));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const where =
      'With these answers the content check finds something. Nothing was changed; answer otherwise.';
    throw new Problem(`${where}\n\n${error.message}`);
  }
};

/**
 * Replaces the firm of this checkout by another: its facts, and its colours where other ones are given. All or nothing.
 * @returns the new content, how much of it stands in until the firm has its own, and the fields by file that name a
 *   standard which it does not offer
 * @throws Problem when an answer cannot be used; nothing is changed then
 */
export const newFirm = async (root: string, answers: Answers, today = latestDay()) => {
  const texts = contentFiles(root);
  standardsKnown(texts, answers);
  const before = loadContent(texts, mediaNames(root), routeAddresses(root));
  const fresh = freshContent(texts, before, template(), answers, today);
  const content = checked(fresh, root);
  const bytes = (file: string) => readFileSync(join(root, file));
  const files = new Map<string, string | Uint8Array>([
    ...fresh,
    [`content/media/${readme}`, bytes(`content/media/${readme}`)],
    [brandFile, brandIn(bytes(brandFile).toString(), answers)],
    [familiesFile, familiesIn(bytes(familiesFile).toString(), answers)],
    ...made.map((file): [string, Uint8Array] => [file, bytes(file)]),
  ]);
  await exchange(root, places, files, async () => {
    // In processes of their own, which read what is new.
    for (const maker of makers) {
      const { status, stderr } = spawnSync(process.execPath, [maker], { cwd: root, encoding: 'utf8' });
      if (status !== 0) throw new Problem(`${maker} refused, so nothing was changed.\n${stderr}`);
    }
  });
  const leftOut = before.standards.filter(({ id }) => answers.without.includes(id));
  const named = namedStill(
    fresh,
    leftOut.map(({ code }) => code),
  );
  return { content, open: releaseBlockers(content).length, named };
};
