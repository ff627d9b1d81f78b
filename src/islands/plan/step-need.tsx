import { memo, useCallback, useMemo } from 'react';
import { Choices } from './choices.tsx';
import { Held } from './held.tsx';
import type { IslandData } from './island-data.ts';
import { More } from './more.tsx';
import { StandardCard } from './standard-card.tsx';
import { needStatus } from './statuses.ts';
import { type StepProps, StepSection } from './step-section.tsx';

/** The standards that can be named or chosen: all pages but services, each with its family's square. */
export const standardOptions = ({ tools }: IslandData) =>
  tools.pages
    .filter(({ kind }) => kind !== 'working-system')
    .map(({ id, code, family }) => ({ id, label: code, family }));

/** Step 1: which standard, and whether it is a certificate at all. */
export const StepNeed = memo(({ plan, data, found, dispatch }: StepProps) => {
  const { finder } = data.tools;
  const { inputs, levels } = finder;
  const options = useMemo(
    () => ({
      sectors: finder.sectors.map((sector) => ({ ...sector, icon: data.icons[sector.id] })),
      standards: standardOptions(data),
    }),
    [finder, data],
  );
  const choose = useMemo(() => {
    const list = (name: 'reasons' | 'named' | 'markets') => (id: string, isChosen: boolean) =>
      dispatch({ type: 'listed', list: name, id, isChosen });
    return { reasons: list('reasons'), named: list('named'), markets: list('markets') };
  }, [dispatch]);
  const chooseSector = useCallback(
    (sector: string) => dispatch({ type: 'answered', change: { sector } }),
    [dispatch],
  );
  const sector = useMemo(() => (plan.sector ? [plan.sector] : []), [plan.sector]);
  const cards = found?.cards ?? [];
  const chosen = plan.standards ?? found?.standards ?? [];
  return (
    <StepSection
      step="need"
      data={data}
      isRunning={found !== undefined}
      status={found ? needStatus(found, data) : ''}
      rules="rules"
      form={
        <>
          <Choices
            legend={inputs.sector}
            name="sector"
            kind="radio"
            options={options.sectors}
            chosen={sector}
            onChoose={chooseSector}
          />
          <Choices
            legend={inputs.reasons}
            name="reasons"
            kind="checkbox"
            options={finder.reasons}
            chosen={plan.reasons}
            onChoose={choose.reasons}
          />
          <More summary={inputs.named}>
            <Choices
              legend={inputs.named}
              name="named"
              kind="checkbox"
              layout="short"
              options={options.standards}
              chosen={plan.named}
              onChoose={choose.named}
            />
          </More>
          <Choices
            legend={inputs.markets}
            name="markets"
            kind="checkbox"
            layout="short"
            options={finder.markets}
            chosen={plan.markets}
            onChoose={choose.markets}
          />
          <More summary={inputs.held}>
            <Held held={plan.held} data={data} dispatch={dispatch} />
          </More>
        </>
      }
      result={
        cards.length === 0 ? (
          <div className="plan-empty">
            <p>{found?.hasNeed ? finder.nothing : finder.empty}</p>
          </div>
        ) : (
          <ol className="plan-cards">
            {cards.map((card) => (
              <StandardCard
                key={card.page.id}
                card={card}
                level={levels[card.level]}
                use={finder.use}
                isChosen={chosen.includes(card.page.id)}
                onChoose={(isChosen) => dispatch({ type: 'chosen', page: card.page.id, isChosen, chosen })}
              />
            ))}
          </ol>
        )
      }
    />
  );
});
