import { useState } from 'react';
import { fill } from '#src/content/fill.ts';
import { Choices } from '#src/islands/ask/choices.tsx';
import { QuestionScreen, type QuestionScreenProps } from '#src/islands/ask/question-screen.tsx';
import { ResultBar } from '#src/islands/ask/result-bar.tsx';
import { linkTo } from '#src/islands/link/read-link.ts';
import { ActionButton } from '#src/islands/take/action-button.tsx';
import { type CertificateAnswers, type CertificatePoint, writeAnswers } from '../answers.ts';
import type { Judged, Judgement } from '../judge.ts';
import { DateFields } from './date-fields.tsx';
import { Paper, PaperCrop } from './paper.tsx';
import { places } from './places.ts';

type ScreenProps = Judged &
  Omit<QuestionScreenProps, 'words' | 'of' | 'lines' | 'result'> & {
    current: CertificatePoint | undefined;
    backLabel?: string;
  };

/** A question, or what stops the way, beside the certificate on which its point is marked; on phones below its part of it. */
const Screen = ({ data, judgement, current, backLabel, ...asked }: ScreenProps) => {
  const { name, words, start, asking } = data;
  const { answers, kind, title, answered, against, points } = judgement;
  const paper = { data, judgement, current, isStamped: kind === 'stop' };
  const open = { label: against[0] ? words.why : words.see, href: linkTo('', writeAnswers(answers)) };
  return (
    <>
      <QuestionScreen
        words={{ ...asking.steps, back: backLabel ?? asking.steps.back }}
        of={points.length}
        lines={[]}
        result={
          <div className="check-side">
            <p className="check-strip" data-ground="ink" role="status" data-level={kind}>
              <b data-text="heading">{title}</b>
            </p>
            <Paper {...paper} />
          </div>
        }
        above={<PaperCrop {...paper} />}
        {...asked}
      />
      <ResultBar
        level={kind}
        {...(answered > 0 ? { label: name, value: title, open } : { label: start.sent, value: words.first })}
      />
    </>
  );
};

type QuestionProps = Judged & {
  point: Judgement['points'][number];
  onAnswer: (change: CertificateAnswers) => void;
  onSkip: () => void;
};

/** One point of the certificate: its question beside the certificate, on which it is marked. */
export const Question = ({ point, onAnswer, onSkip, ...shown }: QuestionProps) => {
  const { data, judgement } = shown;
  const { id, choices, question, help, look } = point;
  /** The standard whose edition is asked, once its number is known. */
  const [standard, setStandard] = useState<(typeof choices)[number]>();
  const { answers, points, answered } = judgement;
  const { questions, words } = data;
  const at = points.indexOf(point);
  const text = writeAnswers(answers);
  const before = points[at - 1];
  const see = answered === points.length ? words.see : words.seeSoFar;
  const isNumber = id === 'edition' && !standard;
  const editionsOf = (page: string | undefined) => data.editions.filter((one) => one.page === page);
  const choose = (given: string) => {
    const [only, ...others] = isNumber ? editionsOf(given) : [];
    if (others.length > 0) setStandard(choices.find((one) => one.id === given));
    else onAnswer({ [id]: only?.id ?? given });
  };
  const chosen = answers[id] ?? '';
  return (
    <Screen
      {...shown}
      onSkip={onSkip}
      current={id}
      at={at + 1}
      question={standard ? fill(questions.edition.year, { name: standard.label }) : question}
      help={standard ? questions.edition.yearHelp : help}
      back={before ? linkTo(`at=${before.id}`, text) : '#'}
      instead={answered > 2 ? { label: see, href: linkTo('', text) } : undefined}
    >
      <p className="check-look">
        <b data-text="label">{places[id].isLookedUp ? questions.lookUp : questions.paper}</b>
        <span>{look}</span>
      </p>
      {id === 'dates' ? (
        <DateFields data={data} answers={answers} onAnswer={onAnswer} />
      ) : (
        <Choices
          key={standard?.id}
          look={isNumber ? 'numbers' : 'rows'}
          choices={standard ? editionsOf(standard.id) : choices}
          chosen={[chosen, chosen.split('@')[0] ?? '']}
          onChoose={choose}
        />
      )}
    </Screen>
  );
};

/** A deciding answer stops the way once: the verdict, its reason, and where to go from it. */
export const Stop = ({ next, ...shown }: Judged & { next: CertificatePoint | undefined }) => {
  const { words, results } = shown.data;
  const { answers, points, title, against } = shown.judgement;
  const [first] = against;
  const text = writeAnswers(answers);
  return (
    <div className="check-stop">
      <Screen
        {...shown}
        current={first?.point}
        at={1 + points.findIndex(({ id }) => id === first?.point)}
        question={title}
        help={first?.text ?? ''}
        back={linkTo(`at=${first?.point}`, text)}
        backLabel={words.change}
        instead={next && { label: words.goOn, href: linkTo(`at=${next}`, text) }}
      >
        <p>{results.stop.text}</p>
        <p className="tool-acts">
          <ActionButton look="fill" href={linkTo('', text)}>
            {words.todo}
          </ActionButton>
        </p>
      </Screen>
    </div>
  );
};
