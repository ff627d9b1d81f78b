import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { Problem, projectRoot, reportFailure } from '@site/hosting';
import { contentFiles, mediaNames, routeAddresses } from '#src/content/files.ts';
import { loadContent } from '#src/content/load.ts';
import { type Answers, answersIn, answersOf, questions, unanswered } from './new-firm/answers.ts';
import { askRest } from './new-firm/ask.ts';
import { putBack } from './new-firm/exchange.ts';
import { faultsOf, newFirm, places } from './new-firm/new-firm.ts';
import { refusals } from './new-firm/refusals.ts';

// `npm run new-firm` makes the site that of another firm: it asks what only the firm knows, and replaces content/ and the colours.

/** `legalName` → `legal-name` */
const flagOf = (id: string) => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const usage = `Write npm run new-firm to be asked, or npm run new-firm -- --answers file.yaml. Single answers: ${questions
  .map(({ id }) => `--${flagOf(id)}`)
  .join(', ')}. --replace goes over content that is your own.`;

const readFlags = () => {
  const flags = questions.map(
    ({ id, isList }) => [flagOf(id), { type: 'string', multiple: isList }] as const,
  );
  try {
    return parseArgs({
      options: {
        ...Object.fromEntries(flags),
        answers: { type: 'string' },
        replace: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
};

/** What the command line and the file it names answer; the command line wins. */
const readAnswers = (): { answers: Answers; isReplacing: boolean } => {
  const { answers: file, replace, ...flags } = readFlags();
  const typed = Object.fromEntries(
    questions.flatMap(({ id }) => {
      const answer: unknown = Reflect.get(flags, flagOf(id));
      return answer === undefined ? [] : [[id, answer]];
    }),
  );
  const inFile = typeof file === 'string' ? answersIn(file) : answersOf({}, '');
  return { answers: answersOf({ ...inFile, ...typed }, 'The command line'), isReplacing: replace === true };
};

const askAtKeyboard = async (answers: Answers): Promise<Answers> => {
  const keyboard = createInterface({ input: stdin, output: stdout });
  // Ctrl-C and Ctrl-D end it; nothing has been written then.
  const isOver = new Promise<never>((_, reject) => {
    keyboard.once('close', () => reject(new Problem('\nStopped. Nothing was changed.')));
  });
  const prompt = (question: string) => Promise.race([keyboard.question(question), isOver]);
  try {
    return await askRest(answers, {
      prompt,
      say: (line) => console.log(line),
      faults: (all, id) => faultsOf(projectRoot, all, id),
    });
  } finally {
    isOver.catch(() => undefined);
    keyboard.close();
  }
};

const complete = async (answers: Answers): Promise<Answers> => {
  const missing = unanswered(answers).map(({ id }) => `--${flagOf(id)}`);
  if (missing.length === 0) return answers;
  if (stdin.isTTY) return askAtKeyboard(answers);
  throw new Problem(`Not answered: ${missing.join(', ')}.\n${usage}`);
};

const refuseToLose = (isReplacing: boolean) => {
  const content = loadContent(contentFiles(), mediaNames(), routeAddresses());
  const reasons = isReplacing ? [] : refusals(projectRoot, places, content);
  if (reasons.length === 0) return;
  const lines = reasons.map((reason) => `- ${reason}`).join('\n');
  throw new Problem(
    `Nothing was changed:\n${lines}\nCommit what you want to keep, or say that it may go: npm run new-firm -- --replace`,
  );
};

const namedAdvice =
  'These texts name a standard that is not offered. It may be true of it all the same; where it reads as an offer, rewrite it:';

const run = async () => {
  if (await putBack(projectRoot, places))
    console.log('An earlier run was cut off. What it had taken away stands in its place again.');
  const { answers, isReplacing } = readAnswers();
  refuseToLose(isReplacing);
  const { content, open, named } = await newFirm(projectRoot, await complete(answers));
  console.log(
    [
      `content/ is that of ${content.firm.name} now: ${content.pages.length} pages, ${open} values to settle before release.`,
      'Next: npm run check:release names each of them, npm run dev shows the site.',
      'Read what speaks for the firm: content/pages/home.yaml and about.yaml, process.yaml, values.yaml, services.yaml,',
      'phrases.yaml and legal/. Photos and logos go into content/media/. git diff shows all that has changed.',
      ...(named.size > 0 ? [namedAdvice] : []),
      ...[...named].map(([file, fields]) => `  ${file}: ${fields.join(', ')}`),
    ].join('\n'),
  );
};

await run().catch(reportFailure);
