import { isSame } from '../document/alignment.ts';
import { differences } from '../document/differences.ts';
import { merge } from '../document/merge.ts';
import { fieldInWords, withValueAt } from '../field-words.ts';
import type { Problem, Unsettled } from '../site.ts';
import { withoutSettledMarks } from './marks.ts';
import type { Answer } from './requests.ts';

/** A text as a file has it, and its value. */
type Saved = { base: string; value: unknown };

export type WorkState = {
  saved: Saved;
  /** What the form began with: another than the saved text where somebody else has saved in the meantime. */
  began: Saved;
  value: unknown;
  /** The version that it was filled with. */
  from: string | undefined;
  problems: readonly Problem[];
  /** What may not go live yet; undefined until it is known of this form. */
  unsettled: readonly Unsettled[] | undefined;
  /** What the page beside the form says. */
  onPage: unknown;
  /** The value that the server has confirmed as a draft. */
  drafted: unknown;
  isSaving: boolean;
  /** Why a draft, or a save, was not made: the server's own sentences. */
  failed: { draft?: string | undefined; save?: string | undefined };
  said: string;
};

/** What becomes of the work on a text. Nothing is called saved, or a draft, that the server has not confirmed. */
type Step = (state: WorkState) => WorkState;

export const isChanged = ({ value, saved }: WorkState) => !isSame(value, saved.value);
/** Whether the server has just what the form shows as a draft: what it says of its problems is then true of it. */
export const isKept = ({ value, drafted }: WorkState) => isSame(drafted, value);
export const isBehind = ({ began, saved }: WorkState) => began.base !== saved.base;

/** @param unsent work that the server never got */
export const begin = (opened: Answer<'open'>, unsent: string | null = null): WorkState => {
  const saved = { base: opened.base, value: opened.value };
  const draft: Answer<'open'>['draft'] = unsent === null ? opened.draft : JSON.parse(unsent);
  const { base, began, value, from } = draft ?? { ...saved, began: saved.value };
  return {
    saved,
    began: { base, value: began },
    value,
    from,
    problems: [],
    unsettled: undefined,
    onPage: saved.value,
    drafted: opened.draft?.value,
    isSaving: false,
    failed: {},
    said: '',
  };
};

export const written =
  (field: string, value: unknown, group: object = {}): Step =>
  (state) => {
    const whole = withValueAt(state.value, field, value, Object.keys(group));
    return { ...state, said: '', value: withoutSettledMarks(state.began.value, state.value, whole, field) };
  };

/** An earlier version is in the form. */
export const brought =
  (value: unknown, from: string): Step =>
  (state) => ({ ...state, value, from, said: '' });

/** It goes on from what the file has now. */
export const goneOn =
  (value: unknown): Step =>
  (state) => ({ ...state, began: state.saved, value, from: undefined, failed: {}, said: '' });

/** The server has it as a draft, and has checked it. */
export const kept =
  (value: unknown, { problems, unsettled, isShown }: Answer<'keep'>): Step =>
  (state) => {
    const drafted = { ...state, drafted: value, failed: { ...state.failed, draft: undefined } };
    // What has been written since is checked next.
    if (!isSame(value, state.value)) return drafted;
    const known = unsettled ?? state.unsettled;
    return { ...drafted, problems, unsettled: known, onPage: isShown ? value : state.onPage };
  };

export const failed =
  (what: 'draft' | 'save', message: string): Step =>
  (state) => ({
    ...state,
    isSaving: state.isSaving && what !== 'save',
    failed: { ...state.failed, [what]: message },
  });

export const saving: Step = (state) => ({ ...state, isSaving: true, said: '', failed: {} });

/** @param sent what was on its way */
export const saved =
  (sent: unknown, answer: Answer<'save'>): Step =>
  (before) => {
    const state = { ...before, isSaving: false };
    if (answer.is === 'wrong') return { ...state, problems: answer.problems };
    const now = { base: answer.base, value: answer.value };
    if (answer.is === 'behind') return { ...state, saved: now };
    // What was written while the save was on its way stays, and is not saved yet.
    const { value } = merge(sent, now.value, state.value);
    const said = [isSame(value, now.value) && 'Saved.', answer.withoutVersion].filter(Boolean).join(' ');
    return { ...state, saved: now, began: now, value, from: undefined, drafted: undefined, said };
  };

/** How the page beside the form stands to what the form shows. */
export const pageInWords = (state: WorkState): string => {
  if (!isSame(state.onPage, state.value)) return 'not yet with your last changes';
  return isChanged(state) ? 'as you write it' : 'as it is saved';
};

/** How the work stands, in words that are true at this moment. */
export const stateInWords = (state: WorkState): string => {
  const { problems, said, isSaving } = state;
  if (isSaving) return 'Saving…';
  if (!isChanged(state)) return said;
  const wrong = problems.length === 1 ? 'One thing is' : `${problems.length} things are`;
  return [
    said,
    problems.length > 0 && `${wrong} not yet right.`,
    'Not yet saved.',
    isKept(state) && 'A draft is kept on this machine.',
  ]
    .filter(Boolean)
    .join(' ');
};

/** Fields that change by themselves with others. */
const follows = /^(samples|changed)\b|\bsample$/;
/** How many fields a sentence names. */
const most = 3;

/** What a person may want to say of a change: the text's name, and the fields, entries by their names. */
export const suggestedSentence = (name: string, saved: unknown, value: unknown): string => {
  const fields = differences(saved, value).flatMap(({ field, after }) => {
    if (follows.test(field)) return [];
    return after === undefined ? [`${fieldInWords(field, saved)} removed`] : [fieldInWords(field, value)];
  });
  const named = [...new Set(fields)].filter((field) => field !== '');
  const more = named.length > most ? ` and ${named.length - most} more` : '';
  const sentence = named.length === 0 ? name : `${name}: ${named.slice(0, most).join('; ')}${more}`;
  return sentence.replaceAll(/[<>]/g, '').slice(0, 200);
};
