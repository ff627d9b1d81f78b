import { expect, test } from 'vitest';
import { emptyPlan } from '../link/state.ts';
import { initialState, type PlanAction, planReducer } from './state.ts';

const after = (...actions: readonly PlanAction[]) => actions.reduce(planReducer, initialState);
const people: PlanAction = { type: 'answered', change: { people: 140 } };

test('a standard chosen in step 2 is added to those that followed from step 1, and stays when step 1 changes', () => {
  const { plan } = after(
    { type: 'chosen', page: 'iso-9001', isChosen: true, chosen: ['iso-14001'] },
    { type: 'listed', list: 'named', id: 'iso-45001', isChosen: true },
  );
  expect(plan.standards).toEqual(['iso-14001', 'iso-9001']);
  expect(plan.named).toEqual(['iso-45001']);
});

test('taking the last standard away leaves none, not those that would follow from step 1', () => {
  const { plan } = after({ type: 'chosen', page: 'iso-9001', isChosen: false, chosen: ['iso-9001'] });
  expect(plan.standards).toEqual([]);
});

test('an edition is held once, with the month that was given last', () => {
  const hold = (until: string | undefined): PlanAction => ({
    type: 'held',
    edition: { page: 'iso-9001', edition: '2015', until },
    isHeld: true,
  });
  expect(after(hold(undefined), hold('2028-03')).plan.held).toEqual([
    { page: 'iso-9001', edition: '2015', until: '2028-03' },
  ]);
});

test('an answer can be changed and taken back', () => {
  const judge = (answer: '0' | '3' | undefined): PlanAction => ({ type: 'judged', question: 's1', answer });
  expect(after(judge('0'), judge('3')).plan.answers).toEqual({ s1: '3' });
  expect(after(judge('0'), judge(undefined)).plan.answers).toEqual({});
});

test('clearing takes all answers away, keeps the step, and is undone until the next input', () => {
  const cleared = after(people, { type: 'went', step: 'takes' }, { type: 'cleared' });
  expect(cleared.plan).toEqual({ ...emptyPlan, step: 'takes' });
  expect(planReducer(cleared, { type: 'undone' }).plan.people).toBe(140);
  const answered = planReducer(cleared, { type: 'answered', change: { sites: 2 } });
  expect(planReducer(answered, { type: 'undone' }).plan.people).toBeUndefined();
});

test('going to another place of the page is no input: the step stays, and so does what can be undone', () => {
  const state = after(people, { type: 'cleared' }, { type: 'went', step: undefined });
  expect(state.plan.step).toBe('need');
  expect(state.cleared?.people).toBe(140);
});

test('of two plans the one that is chosen counts, and it is asked no more', () => {
  const [kept, offered] = [
    { ...emptyPlan, people: 5 },
    { ...emptyPlan, people: 9 },
  ];
  const began: PlanAction = { type: 'began', today: '2026-11-21', plan: kept, complaint: undefined, offered };
  expect(after(began, { type: 'decided', use: 'mine' })).toMatchObject({ plan: kept, offered: undefined });
  expect(after(began, { type: 'decided', use: 'link' })).toMatchObject({ plan: offered, offered: undefined });
});
