import { memo, useMemo } from 'react';
import { Choices } from '#src/islands/controls/choices.tsx';
import type { Plan } from '../link/schema.ts';
import type { Card } from '../need/find.ts';
import { Held } from './held.tsx';
import { More } from './more.tsx';
import { StandardCard } from './standard-card.tsx';
import { standardOptions } from './standard-options.ts';
import { needStatus } from './statuses.ts';
import { type StepProps, StepSection } from './step-section.tsx';

type NeedAnswers = Pick<Plan, 'sector' | 'reasons' | 'named' | 'markets' | 'held'>;

const none: readonly never[] = [];

/** The questions of step 1. */
const NeedForm = memo(
  ({
    sector,
    reasons,
    named,
    markets,
    held,
    data,
    dispatch,
  }: NeedAnswers & Pick<StepProps, 'data' | 'dispatch'>) => {
    const { finder } = data.tools;
    const { inputs } = finder;
    const sectors = useMemo(
      () => finder.sectors.map((option) => ({ ...option, icon: data.icons[option.id] })),
      [finder, data],
    );
    const standards = useMemo(() => standardOptions(data), [data]);
    const choose = useMemo(() => {
      const list = (name: 'reasons' | 'named' | 'markets') => (id: string, isChosen: boolean) =>
        dispatch({ type: 'listed', list: name, id, isChosen });
      return {
        sector: (id: string) => dispatch({ type: 'answered', change: { sector: id } }),
        reasons: list('reasons'),
        named: list('named'),
        markets: list('markets'),
      };
    }, [dispatch]);
    const chosenSector = useMemo(() => (sector ? [sector] : none), [sector]);
    return (
      <>
        <Choices
          legend={inputs.sector}
          name="sector"
          kind="radio"
          options={sectors}
          chosen={chosenSector}
          onChoose={choose.sector}
        />
        <Choices
          legend={inputs.reasons}
          name="reasons"
          kind="checkbox"
          options={finder.reasons}
          chosen={reasons}
          onChoose={choose.reasons}
        />
        <More summary={inputs.named}>
          <Choices
            legend={inputs.named}
            name="named"
            kind="checkbox"
            layout="short"
            options={standards}
            chosen={named}
            onChoose={choose.named}
          />
        </More>
        <Choices
          legend={inputs.markets}
          name="markets"
          kind="checkbox"
          layout="short"
          options={finder.markets}
          chosen={markets}
          onChoose={choose.markets}
        />
        <More summary={inputs.held}>
          <Held held={held} data={data} dispatch={dispatch} />
        </More>
      </>
    );
  },
);

type NeedResultProps = Pick<StepProps, 'data' | 'chosen' | 'dispatch'> & {
  cards: readonly Card[];
  hasNeed: boolean;
};

/** The standards that the answers point to. */
const NeedResult = memo(({ cards, hasNeed, data, chosen, dispatch }: NeedResultProps) => {
  const { finder } = data.tools;
  if (cards.length === 0)
    return (
      <div className="plan-empty">
        <p>{hasNeed ? finder.nothing : finder.empty}</p>
      </div>
    );
  return (
    <ol className="plan-cards">
      {cards.map((card) => (
        <StandardCard
          key={card.page.id}
          card={card}
          level={finder.levels[card.level]}
          use={finder.use}
          isChosen={chosen.includes(card.page.id)}
          onChoose={(isChosen) => dispatch({ type: 'chosen', page: card.page.id, isChosen, chosen })}
        />
      ))}
    </ol>
  );
});

/** Step 1: which standard, and whether it is a certificate at all. */
export const StepNeed = memo(({ data, found, chosen, dispatch, ...answers }: StepProps & NeedAnswers) => (
  <StepSection
    step="need"
    data={data}
    isRunning={found !== undefined}
    status={found ? needStatus(found, data) : ''}
    rules="rules"
    form={<NeedForm {...answers} data={data} dispatch={dispatch} />}
    result={
      <NeedResult
        cards={found?.cards ?? none}
        hasNeed={found?.hasNeed ?? false}
        data={data}
        chosen={chosen}
        dispatch={dispatch}
      />
    }
  />
));
