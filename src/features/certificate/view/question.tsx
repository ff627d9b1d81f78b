import { useState } from 'react';
import { fill } from '#src/content/fill.ts';
import { Choices, GroupedChoices } from '#src/islands/ask/choices.tsx';
import { QuestionScreen } from '#src/islands/ask/question-screen.tsx';
import { ResultBar } from '#src/islands/ask/result-bar.tsx';
import { linkTo, writeAnswers } from '#src/islands/link/read-link.ts';
import { arrive } from '#src/islands/use-tool.ts';
import type { CertificateAnswers } from '../answers.ts';
import type { Judged, Judgement } from '../judge.ts';
import { DateFields } from './date-fields.tsx';
import { Paper, places } from './paper.tsx';

type QuestionProps = Judged & {
  point: Judgement['points'][number];
  /** An answer as it is being typed: the question stays. */
  onType: (change: CertificateAnswers) => void;
  onAnswer: (change: CertificateAnswers) => void;
  onSkip: () => void;
};

/** One point of the certificate: its question beside the certificate, on which it is marked; on phones below its part of it. */
export const Question = ({ data, judgement, point, onType, onAnswer, onSkip }: QuestionProps) => {
  const { id, number, choices, question, help, look } = point;
  /** The standard whose edition is asked, once its number is known. */
  const [standard, setStandard] = useState<(typeof choices)[number]>();
  const { answers, points, answered, kind, title, against } = judgement;
  const { name, questions, words, asking } = data;
  const text = writeAnswers(answers);
  const before = points[points.indexOf(point) - 1];
  const isNumber = id === 'edition' && !standard;
  const editionsOf = (page: string | undefined) => data.editions.filter((one) => one.page === page);
  /** Standards stand on their board. */
  const isRow = (choice: { id: string }) => !isNumber || editionsOf(choice.id).length === 0;
  const choose = (given: string) => {
    const [only, ...others] = isNumber ? editionsOf(given) : [];
    if (others.length === 0) return onAnswer({ [id]: only?.id ?? given });
    setStandard(choices.find((one) => one.id === given));
    arrive();
  };
  const chosen = answers[id] ?? '';
  const paper = { data, judgement, current: id };
  const open = { label: against[0] ? words.why : words.see, href: linkTo('', text) };
  return (
    <>
      <QuestionScreen
        words={asking.steps}
        tool={name}
        at={number}
        of={points.length}
        above={
          <figure className="check-crop">
            <Paper {...paper} isCropped />
          </figure>
        }
        question={standard ? fill(questions.edition.year, { name: standard.label }) : question}
        help={standard ? questions.edition.yearHelp : help}
        back={before ? linkTo(`at=${before.id}`, text) : '#'}
        onSkip={onSkip}
        result={
          <div className="check-side">
            <p className="check-strip tool-level" data-ground="ink" role="status" data-level={kind}>
              <b data-text="heading">{title}</b>
              {answered > 0 && <a href={open.href}>{open.label}</a>}
            </p>
            <Paper {...paper} />
          </div>
        }
      >
        <p className="check-look tool-level" data-level="ask">
          <b data-text="label">{places[id].isLookedUp ? questions.lookUp : questions.paper}</b>
          <span>{look}</span>
        </p>
        {id === 'dates' ? (
          <DateFields {...{ data, answers, choices, onType, onAnswer }} />
        ) : (
          <>
            {isNumber && (
              <GroupedChoices groups={data.groups} chosen={[chosen.split('@')[0] ?? '']} onChoose={choose} />
            )}
            <Choices
              key={standard?.id}
              look="rows"
              choices={standard ? editionsOf(standard.id) : choices.filter(isRow)}
              chosen={[chosen]}
              onChoose={choose}
            />
          </>
        )}
      </QuestionScreen>
      {against[0] && <ResultBar level={kind} label={name} value={title} open={open} />}
    </>
  );
};
