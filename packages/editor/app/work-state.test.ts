import { expect, test } from 'vitest';
import {
  begin,
  failed,
  kept,
  saved,
  saving,
  stateInWords,
  suggestedSentence,
  type WorkState,
  written,
} from './work-state.ts';

const schema = { required: [], properties: {}, options: [] };
const value = { a: '1', b: '1' };
const opened = { file: 'content/a.yaml', base: 'a: 1\n', value, schema, draft: undefined };
const after = (...steps: ((state: WorkState) => WorkState)[]) =>
  steps.reduce((state, step) => step(state), begin(opened));
const write = (field: string, text: string) => written(field, text);

test('nothing is called a draft, or saved, before the server has confirmed just that', () => {
  const two = write('a', '2');
  expect(stateInWords(after(two))).toBe('Not yet saved.');
  const drafted = kept({ a: '2', b: '1' }, { problems: [], unsettled: undefined, isShown: true });
  expect(stateInWords(after(two, drafted))).toBe('Not yet saved. A draft is kept on this machine.');
  expect(stateInWords(after(two, drafted, write('a', '3')))).toBe('Not yet saved.');
  const full = after(two, saving, failed('save', 'The disk is full.'));
  expect([stateInWords(full), full.failed.save]).toEqual(['Not yet saved.', 'The disk is full.']);
  expect(stateInWords(after(two, saving))).toBe('Saving…');
});

test('what was wrong with words that have been written again since is not said of them', () => {
  const problems = [{ file: opened.file, field: 'a', message: 'is too long' }];
  const checked = kept({ a: 'long', b: '1' }, { problems, unsettled: undefined, isShown: false });
  expect(after(write('a', 'long'), checked).problems).toEqual(problems);
  expect(after(write('a', 'long'), write('a', '2'), checked).problems).toEqual([]);
});

test('what is written during a save stays, and is not called saved', () => {
  const sent = { a: '2', b: '1' };
  const now = { base: 'a: 2\n', value: { ...sent, changed: 'today' }, withoutVersion: undefined };
  const confirmed = saved(sent, { is: 'saved', ...now });
  const state = after(write('a', '2'), saving, write('b', '2'), confirmed);
  expect(state.value).toEqual({ a: '2', b: '2', changed: 'today' });
  expect(stateInWords(state)).toBe('Not yet saved.');
  expect(stateInWords(after(write('a', '2'), saving, confirmed))).toBe('Saved.');
});

test('a sentence names the text and its fields, not what follows from them', () => {
  const saved = { phones: { office: { number: '1' } }, samples: ['phones.office.number'], changed: 'a' };
  const value = { phones: { office: { number: '2' } }, samples: [], changed: 'b' };
  expect(suggestedSentence('Contact', saved, value)).toBe('Contact: Phones, Office, Number');
  expect(suggestedSentence('Contact', saved, { ...saved, changed: 'b' })).toBe('Contact');
  const clients = [{ name: 'Hill Tea' }, { name: 'Mill' }];
  expect(suggestedSentence('Clients', clients, clients.slice(1))).toBe('Clients: Hill Tea removed');
  expect(suggestedSentence('Home', {}, { a: 1, b: 1, c: 1, d: 1, e: 1 })).toBe('Home: A; B; C and 2 more');
});
