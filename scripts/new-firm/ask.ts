import { type Answers, answersOf, type Question, questions } from './answers.ts';

/** How a person is asked and told. */
export type Talk = {
  /** Asks for one line: what was typed. */
  prompt: (question: string) => Promise<string>;
  say: (line: string) => void;
  /** What is wrong with the answer to a question, beside the answers before it; empty when it may stand. */
  faults: (answers: Answers, id: keyof Answers) => readonly string[];
};

const askOne = async (
  { id, ask, hint, isOptional, isList }: Question,
  answers: Answers,
  { prompt, say, faults }: Talk,
): Promise<Answers> => {
  let kept = answers;
  for (;;) {
    const more = kept[id].length > 0 ? `${ask}, one more` : ask;
    const typed = (await prompt(`${more} (${hint}): `)).trim();
    const isAnswered = kept[id].length > 0;
    if (typed === '' && (isOptional || isAnswered)) return kept;
    const next = answersOf({ ...kept, [id]: isList ? [...kept[id], typed] : typed }, ask);
    const wrong = typed === '' ? ['This one is needed.'] : faults(next, id);
    for (const fault of wrong) say(`  ${fault}`);
    if (wrong.length > 0) continue;
    kept = next;
    if (!isList) return kept;
    say('  Noted. Leave the next one empty when there is none.');
  }
};

/** Asks what is not answered yet, each question again until its answer may stand. */
export const askRest = async (answers: Answers, talk: Talk): Promise<Answers> => {
  let all = answers;
  for (const question of questions)
    if (all[question.id].length === 0) all = await askOne(question, all, talk);
  return all;
};
