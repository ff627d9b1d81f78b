import { expect, test } from 'vitest';
import { type Action, begin, reduce, stateInWords } from './work-state.ts';

const schema = { required: [], properties: {} };
const opened = {
  file: 'content/a.yaml',
  base: 'a: 1\n',
  value: { a: '1', b: '1' },
  schema,
  draft: undefined,
};
const after = (...actions: Action[]) => actions.reduce(reduce, begin(opened, undefined));
const write = (field: string, value: string): Action => ({ do: 'write', field, value });
const saved = (sent: object, value: object): Action => ({
  do: 'saved',
  sent,
  answer: { is: 'saved', base: 'a: 2\n', value, withoutVersion: undefined },
});

test('nothing is called a draft, or saved, before the server has confirmed just that', () => {
  const written = [write('a', '2')];
  expect(stateInWords(after(...written))).toBe('Not yet saved.');
  const answer = { problems: [], unsettled: undefined, isShown: true };
  const drafted: Action = { do: 'kept', value: { a: '2', b: '1' }, answer };
  expect(stateInWords(after(...written, drafted))).toBe('Not yet saved. A draft is kept on this machine.');
  expect(stateInWords(after(...written, drafted, write('a', '3')))).toBe('Not yet saved.');
  const failed = after(
    ...written,
    { do: 'save' },
    { do: 'failed', what: 'save', message: 'The disk is full.' },
  );
  expect([stateInWords(failed), failed.failed.save]).toEqual(['Not yet saved.', 'The disk is full.']);
  expect(stateInWords(after(...written, { do: 'save' }))).toBe('Saving…');
});

test('what is written during a save stays, and is not called saved', () => {
  const sent = { a: '2', b: '1' };
  const answer = saved(sent, { ...sent, changed: 'today' });
  const state = after(write('a', '2'), { do: 'save' }, write('b', '2'), answer);
  expect(state.value).toEqual({ a: '2', b: '2', changed: 'today' });
  expect(stateInWords(state)).toBe('Not yet saved.');
  expect(stateInWords(after(write('a', '2'), { do: 'save' }, answer))).toBe('Saved.');
});

test('work that the server never got goes on where it was, with what it began with', () => {
  const unsent = { base: 'a: 0\n', began: { a: '0' }, value: { a: '5' } };
  expect(begin(opened, unsent)).toMatchObject({
    value: { a: '5' },
    began: { base: 'a: 0\n' },
    drafted: undefined,
  });
});
