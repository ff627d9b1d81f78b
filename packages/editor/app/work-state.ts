import { merge } from '../document/merge.ts';
import { partsOf, withValueAt } from '../field-words.ts';
import { type FieldSchema, namesBeside } from '../form-schema.ts';
import type { Problem, Unsettled } from '../site.ts';
import type { Unsent } from './browser-draft.ts';
import { withoutSettledMarks } from './marks.ts';
import type { Answer } from './requests.ts';

/** A text as a file has it, and its value. */
export type Saved = { base: string; value: unknown };

export type WorkState = {
  schema: FieldSchema;
  /** What the file has. */
  saved: Saved;
  /** What the form began with: another than the saved text where somebody else has saved in the meantime. */
  began: Saved;
  /** What the form shows. */
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

export type Action =
  | { do: 'write'; field: string; value: unknown }
  | { do: 'bring'; value: unknown; from: string }
  | { do: 'go on'; value: unknown }
  /** The server has it as a draft, and has checked it. */
  | { do: 'kept'; value: unknown; answer: Answer<'keep'> }
  | { do: 'failed'; what: 'draft' | 'save'; message: string }
  | { do: 'save' }
  /** `sent` is what was on its way. */
  | { do: 'saved'; sent: unknown; answer: Answer<'save'> }
  | { do: 'say'; said: string };

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
export const isChanged = ({ value, saved }: WorkState) => !isSame(value, saved.value);
/** Whether the server has just what the form shows as a draft: what it says of its problems is then true of it. */
export const isKept = ({ value, drafted }: WorkState) => isSame(drafted, value);
export const isBehind = ({ began, saved }: WorkState) => began.base !== saved.base;

export const begin = (opened: Answer<'open'>, unsent: Unsent | undefined): WorkState => {
  const saved = { base: opened.base, value: opened.value };
  const draft = unsent ?? opened.draft;
  return {
    schema: opened.schema,
    saved,
    began: draft ? { base: draft.base, value: draft.began } : saved,
    value: draft ? draft.value : saved.value,
    from: draft?.from,
    problems: [],
    unsettled: undefined,
    onPage: saved.value,
    drafted: opened.draft?.value,
    isSaving: false,
    failed: {},
    said: '',
  };
};

/** Goes on from what the file has now. */
const goneOn = (state: WorkState, saved: Saved, value: unknown): WorkState => ({
  ...state,
  saved,
  began: saved,
  value,
  from: undefined,
});

const afterSave = (state: WorkState, sent: unknown, answer: Answer<'save'>): WorkState => {
  const over = { ...state, isSaving: false };
  if (answer.is === 'wrong') return { ...over, problems: answer.problems };
  if (answer.is === 'behind') return { ...over, saved: { base: answer.base, value: answer.value } };
  // What was written while the save was on its way stays, and is not saved yet.
  const { value } = merge(sent, answer.value, state.value);
  const { withoutVersion = '' } = answer;
  const said = isSame(value, answer.value) ? `Saved. ${withoutVersion}`.trim() : withoutVersion;
  return { ...goneOn(over, { base: answer.base, value: answer.value }, value), said, drafted: undefined };
};

/** What becomes of the work on a text. Nothing is called saved, or a draft, that the server has not confirmed. */
export const reduce = (state: WorkState, action: Action): WorkState => {
  switch (action.do) {
    case 'write': {
      const beside = namesBeside(state.schema, partsOf(action.field));
      const value = withValueAt(state.value, action.field, action.value, beside);
      return { ...state, said: '', value: withoutSettledMarks(state.began.value, state.value, value) };
    }
    case 'bring': {
      const said = isSame(action.value, state.saved.value) ? 'It says the same now.' : '';
      return { ...state, value: action.value, from: action.from, said };
    }
    case 'go on':
      return { ...goneOn(state, state.saved, action.value), failed: {}, said: '' };
    case 'kept': {
      const { problems, unsettled = state.unsettled, isShown } = action.answer;
      const kept = { ...state, drafted: action.value, failed: { ...state.failed, draft: undefined } };
      if (!isSame(action.value, state.value)) return kept;
      return { ...kept, problems, unsettled, onPage: isShown ? action.value : state.onPage };
    }
    case 'failed': {
      const isSaving = state.isSaving && action.what !== 'save';
      return { ...state, isSaving, failed: { ...state.failed, [action.what]: action.message } };
    }
    case 'save':
      return { ...state, isSaving: true, said: '', failed: {} };
    case 'saved':
      return afterSave(state, action.sent, action.answer);
    case 'say':
      return { ...state, said: action.said };
  }
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
