import { memo } from 'react';
import { fill } from '#src/content/fill.ts';
import { type Answer, answers } from '#src/content/tool-vocabulary.ts';
import { clauseIn, type Question } from '../readiness/questions.ts';
import type { IslandData } from './island-data.ts';

export type JudgeProps = {
  question: Question;
  /** The standards that ask it. */
  pages: readonly string[];
  answer: Answer | undefined;
  readiness: IslandData['readiness'];
  onJudge: (question: string, answer: Answer) => void;
};

/** One question of an auditor, with what would be looked at, and how far one is. */
export const Judge = memo(({ question, pages, answer, readiness, onJudge }: JudgeProps) => {
  const { id, gate, waivable, evidence } = question;
  const clauses = [...new Set(pages.map((page) => clauseIn(question, page)))].join('; ');
  return (
    <fieldset>
      <legend>
        <span className="plan-clause" data-gate={gate}>
          {clauses}
          {gate && <span data-visually-hidden>{` (${readiness.gate})`}</span>}
        </span>
        {question.question}
      </legend>
      <p className="plan-hint">{fill(readiness.help, { evidence })}</p>
      <div className="plan-answers">
        {answers
          .filter((value) => value !== 'n' || waivable)
          .map((value) => (
            <label key={value}>
              <input
                type="radio"
                name={`answer-${id}`}
                value={value}
                checked={answer === value}
                onChange={() => onJudge(id, value)}
              />
              {readiness.answers[value]}
            </label>
          ))}
      </div>
    </fieldset>
  );
});
