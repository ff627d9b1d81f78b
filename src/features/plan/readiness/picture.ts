import { fill } from '#src/content/fill.ts';
import type { Answer, Band } from '#src/content/tool-vocabulary.ts';
import type { Plan } from '../link/schema.ts';
import { clauseIn, columnIn, isGateOpen, type Question, questionsOf } from './questions.ts';
import type { Readiness } from './schema.ts';

/** A clause of a standard as its answers show it. */
export type Column = {
  /** `9`, `A` */
  clause: string;
  /** 0 to 1000, for the drawing alone; undefined without an answer that counts. */
  mark: number | undefined;
  band: Band | undefined;
  /** `Building`, `Open` */
  label: string;
  gates: readonly { clause: string; isOpen: boolean }[];
};

export type Picture = {
  page: string;
  columns: readonly Column[];
  answered: number;
  questions: number;
  /** Undefined until enough is answered. */
  overall: Band | undefined;
  /** The clauses of gates that are open, for sentences. */
  openGates: readonly string[];
  /** What the whole says, or how many answers are still to come. */
  text: string;
};

const points: Readonly<Record<Answer, number | undefined>> = { '0': 0, '1': 1, '2': 2, '3': 3, n: undefined };
const most = 3;

const markOf = (questions: readonly Question[], answers: Plan['answers']) => {
  const counted = questions.flatMap(({ id }) => {
    const answer = answers[id];
    const value = answer && points[answer];
    return value === undefined ? [] : [value];
  });
  if (counted.length === 0) return undefined;
  const sum = counted.reduce((all, value) => all + value, 0);
  return Math.floor((1000 * sum) / (most * counted.length));
};

const bandOf = (mark: number, { bands }: Pick<Readiness, 'bands'>) =>
  bands.find(({ from, under }) => mark >= from && mark < under);

/** Clauses in a sentence: `clause 9.2`, `clauses 4.3, 9.2 and 9.3`. */
const gatesText = (clauses: readonly string[], { gates }: Pick<Readiness, 'gates'>) => {
  const last = clauses.at(-1) ?? '';
  const before = clauses.slice(0, -1).join(', ');
  return before === ''
    ? fill(gates.one, { clauses: last })
    : fill(gates.other, { clauses: `${before} ${gates.and} ${last}` });
};

/** How ready the answers show one standard to be: clause by clause, and as a whole once enough is answered. */
export const pictureOf = (page: string, answers: Plan['answers'], readiness: Readiness): Picture => {
  const questions = questionsOf(page, readiness);
  const { columns: clauses = [] } = readiness.standards.find((standard) => standard.page === page) ?? {};
  const columns = clauses.map((clause): Column => {
    const own = questions.filter((question) => columnIn(question, page) === clause);
    const mark = markOf(own, answers);
    const band = mark === undefined ? undefined : bandOf(mark, readiness);
    return {
      clause,
      mark,
      band: band?.id,
      label: band?.label ?? readiness.open,
      gates: own
        .filter(({ gate }) => gate)
        .map((question) => ({ clause: clauseIn(question, page), isOpen: isGateOpen(question, answers) })),
    };
  });
  const answered = questions.filter(({ id }) => answers[id] !== undefined).length;
  const needed = Math.ceil((questions.length * readiness.shownFrom) / 100);
  const openGates = columns.flatMap(({ gates }) =>
    gates.filter(({ isOpen }) => isOpen).map(({ clause }) => clause),
  );
  const base = { page, columns, answered, questions: questions.length, openGates };
  const marks = columns.flatMap(({ mark }) => mark ?? []);
  if (answered < needed || marks.length === 0) {
    const few = fill(readiness.overall.few, { n: answered, m: questions.length, k: needed });
    return { ...base, overall: undefined, text: few };
  }
  const mean = Math.floor(marks.reduce((sum, mark) => sum + mark, 0) / marks.length);
  const band = bandOf(mean, readiness)?.id ?? 'beginning';
  // A gate holds back what would be more; what is less stays as it is.
  if (openGates.length > 0 && band !== 'beginning') {
    const held = fill(readiness.overall.held, { gates: gatesText(openGates, readiness) });
    return { ...base, overall: 'building', text: held };
  }
  return { ...base, overall: band, text: readiness.overall[band] };
};
