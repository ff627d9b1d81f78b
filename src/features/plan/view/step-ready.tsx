import { memo, useCallback, useMemo, useState } from 'react';
import type { Answer } from '#src/content/tool-vocabulary.ts';
import { Choices } from '#src/islands/controls/choices.tsx';
import type { Plan } from '../link/schema.ts';
import type { OpenPoint } from '../readiness/open-points.ts';
import { questionBlocks } from '../readiness/questions.ts';
import { Judge } from './judge.tsx';
import { More } from './more.tsx';
import { PictureResult } from './picture-result.tsx';
import { standardOptions } from './standard-options.ts';
import { readyStatus } from './statuses.ts';
import { type StepProps, StepSection } from './step-section.tsx';

export type StepReadyProps = StepProps & { answers: Plan['answers'] };

/** What is not in place yet, gates first. */
const OpenPoints = memo(({ points, none }: { points: readonly OpenPoint[]; none: string }) =>
  points.length === 0 ? (
    <p>{none}</p>
  ) : (
    <ul className="plan-points">
      {points.map(({ id, clause, question, evidence, isGate }) => (
        <li key={id}>
          <span className="plan-clause" data-gate={isGate || undefined}>
            {clause}
          </span>
          {` ${question} `}
          <span className="plan-edition">{evidence}</span>
        </li>
      ))}
    </ul>
  ),
);

/** Step 3: what an auditor will ask to see, and how much of it is there. */
export const StepReady = memo(({ answers, chosen, data, found, dispatch }: StepReadyProps) => {
  const { readiness, tools, words } = data;
  const options = useMemo(
    () => standardOptions(data).filter(({ id }) => readiness.standards.some(({ page }) => page === id)),
    [data, readiness],
  );
  const [last, setLast] = useState<string>();
  const judge = useCallback(
    (question: string, answer: Answer) => {
      setLast(question);
      dispatch({ type: 'judged', question, answer });
    },
    [dispatch],
  );
  const choose = useCallback(
    (page: string, isChosen: boolean) => dispatch({ type: 'chosen', page, isChosen, chosen }),
    [dispatch, chosen],
  );
  const assessed = (found?.assessed ?? []).join();
  // The questions stay the same while answers change.
  const blocks = useMemo(() => questionBlocks(assessed.split(','), readiness), [assessed, readiness]);
  const codeOf = (page: string | undefined) => tools.pages.find(({ id }) => id === page)?.code;
  return (
    <StepSection
      step="ready"
      data={data}
      isRunning={found !== undefined}
      status={last && found ? readyStatus(last, found, data) : ''}
      rules="questions"
      form={
        <>
          <Choices
            legend={words.which}
            name="assessed"
            kind="checkbox"
            layout="short"
            options={options}
            chosen={chosen}
            onChoose={choose}
          />
          {blocks.map(({ pages, isShared, questions }, index) => (
            <More
              key={isShared ? 'shared' : pages[0]}
              isOpen={index === 0}
              summary={isShared ? words.shared : codeOf(pages[0])}
            >
              <div className="plan-judge">
                {questions.map((question) => (
                  <Judge
                    key={question.id}
                    question={question}
                    pages={pages}
                    answer={answers[question.id]}
                    readiness={readiness}
                    onJudge={judge}
                  />
                ))}
              </div>
            </More>
          ))}
        </>
      }
      result={
        found &&
        (found.pictures.length === 0 ? (
          <div className="plan-empty">
            <p>{words.noQuestionsYet}</p>
          </div>
        ) : (
          <>
            {found.pictures.map((picture) => (
              <PictureResult key={picture.page} picture={picture} data={data} />
            ))}
            <p className="plan-limit">{readiness.overall.own}</p>
          </>
        ))
      }
      after={
        found &&
        found.pictures.length > 0 && (
          <>
            <h3>{readiness.points.heading}</h3>
            <OpenPoints points={found.points} none={readiness.points.none} />
          </>
        )
      }
    />
  );
});
