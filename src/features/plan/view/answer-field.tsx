import { type Dispatch, useCallback, useMemo } from 'react';
import { fill } from '#src/content/fill.ts';
import type { Question } from '#src/content/tool-vocabulary.ts';
import { grouped } from '#src/features/editions/days-left.ts';
import { editionState } from '#src/features/editions/edition-state.ts';
import { holdableEditions } from '#src/features/editions/holdable.ts';
import { type Choice, Choices, type ChoicesProps } from '#src/islands/ask/choices.tsx';
import { Month } from '#src/islands/ask/month.tsx';
import { NumberField } from '#src/islands/ask/number-field.tsx';
import type { PlanData } from '../plan-data.ts';
import type { IslandData } from './island-data.ts';
import type { Action, State } from './state.ts';

type AnswerFieldProps = {
  data: IslandData;
  state: State;
  at: Question;
  dispatch: Dispatch<Action>;
  today: string;
};

/** What can be chosen, and how it is shown; nothing where the answer is typed or a month. */
const choicesOf = (
  at: Question,
  { tools, drawings }: IslandData,
  today: string,
): Pick<ChoicesProps, 'look' | 'choices'> | undefined => {
  const { words, finder, auditTime, phases, pages, register } = tools;
  const { answers } = words;
  const rows = (choices: readonly Choice[]) => ({ look: 'rows' as const, choices });
  switch (at) {
    case 'std':
      return {
        look: 'numbers',
        choices: words.tiles.flatMap(({ page: id, label }) =>
          pages
            .filter((page) => page.id === id)
            .map(({ numeral, family }) => ({ id, label, numeral, family })),
        ),
      };
    case 'held':
      return rows(
        holdableEditions(register).map(({ page, id, named, isSuccessor }) => {
          const row = register.find((one) => one.page === page);
          const state = row && !isSuccessor ? editionState(row, today) : 'current';
          const isReplaced = ['replaced', 'lastAudits', 'unconfirmed'].includes(state);
          return {
            id: `${page}@${id}`,
            label: named,
            text:
              state === 'ended'
                ? answers.old
                : isReplaced
                  ? fill(answers.replaced, { successor: row?.successor ?? '' })
                  : answers.current,
          };
        }),
      );
    case 'trade':
      return {
        look: 'pictures',
        choices: finder.sectors.map(({ id, tile, drawing, family }) => ({
          id,
          label: tile,
          picture: drawings[drawing],
          family,
        })),
      };
    case 'work':
      return rows(auditTime.works.map(({ id, label }) => ({ id, label })));
    case 'why':
      return rows(finder.reasons);
    case 'market':
      return rows(finder.markets);
    case 'stage':
      return rows(Object.entries(phases.stages).map(([id, { label, text }]) => ({ id, label, text })));
    case 'joint':
    case 'notified':
      return rows([
        { id: 'yes', label: answers.yes },
        { id: 'no', label: answers.no },
      ]);
    default:
      return undefined;
  }
};

const chosenOf = ({ plan }: State, at: Question): readonly string[] => {
  const { held, wanted } = plan;
  const one: Readonly<Partial<Record<Question, string | undefined>>> = {
    trade: plan.sector,
    work: plan.work,
    stage: plan.stage,
    held: held[0] && `${held[0].page}@${held[0].edition}`,
    month: wanted === 'open' ? wanted : wanted?.day.slice(0, 7),
    end: held[0]?.until,
    joint: plan.joint === undefined ? undefined : plan.joint ? 'yes' : 'no',
    notified: plan.notified === undefined ? undefined : plan.notified ? 'yes' : 'no',
  };
  if (at === 'std') return plan.standards ?? [];
  if (at === 'why') return plan.reasons;
  if (at === 'market') return plan.markets;
  return [one[at] ?? ''];
};

/** The band of the rule that a number of people stands in. */
const bandText = (people: number | undefined, { auditTime, words }: PlanData) => {
  const band = auditTime.bands.find(({ upTo }) => people !== undefined && people <= upTo);
  const { answers } = words;
  return band ? fill(answers.band, { from: grouped(band.from), upTo: grouped(band.upTo) }) : answers.bands;
};

/** The place to answer a question in. */
export const AnswerField = ({ data, state, at, dispatch, today }: AnswerFieldProps) => {
  const { tools } = data;
  const { words, asking } = tools;
  const { answers, errors } = words;
  const choose = useCallback((id: string) => dispatch({ type: 'choose', question: at, id }), [dispatch, at]);
  const next = () => dispatch({ type: 'next' });
  const offered = useMemo(() => choicesOf(at, data, today), [at, data, today]);
  const chosen = chosenOf(state, at);
  const { plan, typed } = state;
  if (at === 'people' || at === 'days' || at === 'sites') {
    const value = { people: plan.people, days: plan.quoted, sites: plan.sites }[at];
    const unit = { people: answers.unitPeople, days: answers.unitDays, sites: answers.unitSites }[at];
    return (
      <>
        <NumberField
          key={at}
          label={words.questions[at].heading}
          unit={unit}
          typed={typed[at] ?? ''}
          onType={(text) => dispatch({ type: 'type', question: at, typed: text })}
          isSound={value !== undefined}
          error={errors[at]}
          next={asking.steps.next}
          onNext={next}
          mode={at === 'days' ? 'decimal' : 'numeric'}
        />
        {at === 'people' && (
          <p className="plan-band" data-text="small">
            {bandText(plan.people, tools)}
          </p>
        )}
      </>
    );
  }
  if (at === 'month' || at === 'end') {
    const year = Number(today.slice(0, 4));
    return (
      <>
        <Month
          key={at}
          words={asking.months}
          years={[year, year + 1, year + 2, ...(at === 'end' ? [year + 3] : [])]}
          year={year + 1}
          first={today.slice(0, 7)}
          chosen={chosen[0] === 'open' ? undefined : chosen[0] || undefined}
          onChoose={choose}
        />
        {at === 'month' && (
          <Choices
            look="rows"
            choices={[{ id: 'open', label: answers.noMonth }]}
            chosen={chosen}
            onChoose={choose}
          />
        )}
      </>
    );
  }
  if (!offered) return null;
  const isSeveral = at === 'why' || at === 'market' || (at === 'std' && state.isSeveral);
  return (
    <>
      <Choices {...offered} chosen={chosen} onChoose={choose} />
      {at === 'std' && !isSeveral && (
        <p className="plan-more" data-text="name">
          <button type="button" onClick={() => dispatch({ type: 'several' })}>
            {answers.several}
          </button>
        </p>
      )}
      {isSeveral && (
        <p className="plan-more" data-text="name">
          <button
            type="button"
            className="take-button"
            data-fill
            onClick={next}
            disabled={chosen.length === 0}
          >
            {asking.steps.next}
          </button>
        </p>
      )}
      {at === 'std' && (
        <details className="plan-fold">
          <summary data-text="name">{answers.other}</summary>
          <p>{answers.otherText}</p>
        </details>
      )}
    </>
  );
};
