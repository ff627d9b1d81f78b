import { type ReactNode, useState } from 'react';
import { fill } from '#src/content/fill.ts';
import { type Choice, Choices } from '#src/islands/ask/choices.tsx';
import { QuestionScreen, type QuestionScreenProps } from '#src/islands/ask/question-screen.tsx';
import { ResultBar } from '#src/islands/ask/result-bar.tsx';
import { ActionButton } from '#src/islands/take/action-button.tsx';
import { linkTo } from '#src/islands/use-address.ts';
import { type CertificateAnswers, writeAnswers } from '../answers.ts';
import type { CheckData } from '../from-content.ts';
import type { Judgement } from '../judge.ts';
import { type CertificatePoint, issuers, marks } from '../vocabulary.ts';
import { DateFields } from './date-fields.tsx';
import { Paper } from './paper.tsx';
import { isLookedUp } from './places.ts';

type Shown = { data: CheckData; answers: CertificateAnswers; judgement: Judgement };

const countOf = ({ words }: CheckData, { answered, points }: Judgement) =>
  fill(words.answered, { n: answered, m: points.length });

/** The verdict in one line above the certificate. */
const Strip = ({ data, judgement }: Omit<Shown, 'answers'>) => (
  <p className="check-strip" data-ground="ink" role="status" data-level={judgement.kind}>
    <b data-text="name">{judgement.title}</b>
    <span data-text="label">{countOf(data, judgement)}</span>
  </p>
);

/** The same in the one bar of a phone. */
const Bar = ({ data, judgement, answers }: Shown) => {
  const { words } = data;
  const { answered, against, title } = judgement;
  return (
    <div className="check-bar" data-level={judgement.kind}>
      <ResultBar
        label={answered > 0 ? countOf(data, judgement) : data.start.sent}
        value={answered > 0 ? title : words.first}
        open={
          answered > 0
            ? { label: against[0] ? words.why : words.see, href: linkTo('', writeAnswers(answers)) }
            : undefined
        }
      />
    </div>
  );
};

type ScreenProps = Shown &
  Pick<QuestionScreenProps, 'at' | 'question' | 'help' | 'back' | 'instead' | 'onSkip'> & {
    current: CertificatePoint | undefined;
    backLabel?: string;
    children: ReactNode;
  };

/** A question, or what stops the way, beside the certificate on which its point is marked; on phones below its part of it. */
const Screen = ({ data, answers, judgement, current, backLabel, children, ...asked }: ScreenProps) => {
  const paper = { data, answers, judgement, current, isStamped: judgement.kind === 'stop' };
  const { steps } = data.asking;
  return (
    <>
      <QuestionScreen
        words={{ ...steps, back: backLabel ?? steps.back }}
        of={judgement.points.length}
        lines={[]}
        result={
          <div className="check-side">
            <Strip data={data} judgement={judgement} />
            <Paper {...paper} />
          </div>
        }
        {...asked}
      >
        <div className="check-crop" aria-hidden="true">
          <Paper {...paper} isCropped isPlain />
        </div>
        {children}
      </QuestionScreen>
      <Bar data={data} judgement={judgement} answers={answers} />
    </>
  );
};

/** What can be answered: of the standard, first its number, then its edition. */
const choicesOf = (point: CertificatePoint, page: string | undefined, data: CheckData): Choice[] => {
  const { items, issuers: words, edition } = data.questions;
  if (point === 'issuer') return issuers.map((id) => ({ id, label: words[id].choice }));
  const choices = items.find(({ id }) => id === point)?.choices;
  if (choices) return marks.map((id) => ({ id, label: choices[id] }));
  if (page)
    return data.editions
      .filter((one) => one.page === page)
      .map(({ id, named, published, beyond }) => ({
        id,
        label: beyond ? edition[beyond] : named,
        text: published && fill(edition.published, { when: published }),
      }));
  return [
    ...data.pages.map(({ page: id, sign, code, family }) => ({ id, numeral: sign, label: code, family })),
    { id: 'unknown', label: edition.other },
  ];
};

type QuestionProps = Shown & {
  point: CertificatePoint;
  onAnswer: (change: CertificateAnswers) => void;
  onSkip: () => void;
};

/** One point of the certificate: its question beside the certificate, on which it is marked. */
export const Question = ({ point, onAnswer, onSkip, ...shown }: QuestionProps) => {
  const { data, answers, judgement } = shown;
  const [page, setPage] = useState<string>();
  const named = data.pages.find((one) => one.page === page);
  const { points, answered } = judgement;
  const { questions, words } = data;
  const item = questions.items.find(({ id }) => id === point);
  const at = points.indexOf(point);
  const text = writeAnswers(answers);
  const before = points[at - 1];
  const see = answered === points.length ? words.see : words.seeSoFar;
  const isNumber = point === 'edition' && !page;
  const choose = (id: string) => {
    const [only, ...others] = isNumber ? data.editions.filter((one) => one.page === id) : [];
    if (others.length > 0) setPage(id);
    else if (point === 'edition') onAnswer({ edition: only?.id ?? id });
    else onAnswer({ [point]: [...marks, ...issuers].find((one) => one === id) });
  };
  const chosen = answers[point] ?? '';
  return (
    <Screen
      {...shown}
      onSkip={onSkip}
      current={point}
      at={at + 1}
      question={named ? fill(questions.edition.year, { name: named.code }) : (item?.question ?? '')}
      help={(named ? questions.edition.yearHelp : item?.help) ?? ''}
      back={linkTo(before ? `at=${before}` : '', before ? text : '')}
      instead={answered > 2 ? { label: see, href: linkTo('', text) } : undefined}
    >
      <p className="check-look">
        <b data-text="label">{isLookedUp(point) ? questions.lookUp : questions.paper}</b>
        <span>{item?.look}</span>
      </p>
      {point === 'dates' ? (
        <DateFields data={data} answers={answers} onAnswer={onAnswer} />
      ) : (
        <Choices
          key={page}
          look={isNumber ? 'numbers' : 'rows'}
          choices={choicesOf(point, page, data)}
          chosen={[chosen, chosen.split('@')[0] ?? '']}
          onChoose={choose}
        />
      )}
    </Screen>
  );
};

/** A deciding answer stops the way once: the verdict, its reason, and where to go from it. */
export const Stop = ({ next, ...shown }: Shown & { next: CertificatePoint | undefined }) => {
  const { data, answers, judgement } = shown;
  const [first] = judgement.against;
  const text = writeAnswers(answers);
  const { words, results } = data;
  return (
    <div className="check-stop">
      <Screen
        {...shown}
        current={first?.point}
        at={judgement.answered}
        question={judgement.title}
        help={first?.text ?? ''}
        back={linkTo(`at=${first?.point}`, text)}
        backLabel={words.change}
        instead={next && { label: words.goOn, href: linkTo(`at=${next}`, text) }}
        onSkip={() => undefined}
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
