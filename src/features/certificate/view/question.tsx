import { useState } from 'react';
import { fill } from '#src/content/fill.ts';
import { type CertificatePoint, issuers, marks } from '#src/content/tool-vocabulary.ts';
import { Choices } from '#src/islands/ask/choices.tsx';
import { QuestionScreen, type QuestionScreenProps } from '#src/islands/ask/question-screen.tsx';
import { ActionButton } from '#src/islands/take/action-button.tsx';
import { linkTo } from '#src/islands/use-address.ts';
import { type CertificateAnswers, writeAnswers } from '../answers.ts';
import type { CheckData } from '../check-data.ts';
import type { Judgement } from '../judge.ts';
import { DateFields } from './date-fields.tsx';
import { Paper, type PaperProps } from './paper.tsx';
import { isLookedUp } from './places.ts';
import { Bar, Strip } from './strip.tsx';

type QuestionProps = {
  data: CheckData;
  answers: CertificateAnswers;
  judgement: Judgement;
  point: CertificatePoint;
  onAnswer: (change: CertificateAnswers) => void;
  onSkip: () => void;
};

type EditionProps = Pick<QuestionProps, 'data' | 'answers' | 'onAnswer'> & {
  /** The standard that is chosen, while its edition is asked. */
  page: string | undefined;
  onPage: (page: string) => void;
};

/** The standard by two presses: its number, then its edition. */
const EditionChoices = ({ data, answers, page, onPage, onAnswer }: EditionProps) => {
  const words = data.questions.edition;
  const of = (one: string | undefined) => data.editions.filter((edition) => edition.page === one);
  const chosen = answers.edition ? [answers.edition, answers.edition.split('@')[0] ?? ''] : [];
  if (page)
    return (
      <Choices
        key={page}
        look="rows"
        choices={of(page).map(({ id, named, published, beyond }) => ({
          id,
          label: beyond ? words[beyond] : named,
          text: published && fill(words.published, { when: published }),
        }))}
        chosen={chosen}
        onChoose={(edition) => onAnswer({ edition })}
      />
    );
  return (
    <Choices
      look="numbers"
      choices={[
        ...data.pages.map(({ page: id, sign, code, family }) => ({ id, numeral: sign, label: code, family })),
        { id: 'unknown', label: words.other },
      ]}
      chosen={chosen}
      onChoose={(id) => {
        const [only, ...others] = of(id);
        if (others.length > 0) onPage(id);
        else onAnswer({ edition: only?.id ?? 'unknown' });
      }}
    />
  );
};

const PointChoices = ({ point, ...props }: EditionProps & Pick<QuestionProps, 'point'>) => {
  const { data, answers, onAnswer } = props;
  const { items, issuers: words } = data.questions;
  if (point === 'edition') return <EditionChoices {...props} />;
  if (point === 'dates') return <DateFields data={data} answers={answers} onAnswer={onAnswer} />;
  const choices = items.find(({ id }) => id === point)?.choices;
  return (
    <Choices
      look="rows"
      choices={
        choices
          ? marks.map((id) => ({ id, label: choices[id] }))
          : issuers.map((id) => ({ id, label: words[id].choice }))
      }
      chosen={[answers[point] ?? '']}
      onChoose={(chosen) => onAnswer({ [point]: [...marks, ...issuers].find((one) => one === chosen) })}
    />
  );
};

type ScreenProps = Omit<PaperProps, 'isCropped' | 'isPlain'> &
  Omit<QuestionScreenProps, 'words' | 'of' | 'lines' | 'result'> & { backLabel?: string };

/** A question, or what stops the way, beside the certificate on which its point is marked; on phones below its part of it. */
const Screen = ({
  data,
  answers,
  judgement,
  current,
  isStamped,
  backLabel,
  children,
  ...asked
}: ScreenProps) => {
  const paper = { data, answers, judgement, current, isStamped };
  const { steps } = data.asking;
  return (
    <>
      <QuestionScreen
        words={backLabel ? { ...steps, back: backLabel } : steps}
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
      <Bar data={data} judgement={judgement} answers={writeAnswers(answers)} />
    </>
  );
};

/** One point of the certificate: its question beside the certificate, on which it is marked. */
export const Question = ({ data, answers, judgement, point, onAnswer, onSkip }: QuestionProps) => {
  const [page, setPage] = useState<string>();
  const named = data.pages.find((one) => one.page === page);
  const { points, answered, kind } = judgement;
  const { questions, words } = data;
  const item = questions.items.find(({ id }) => id === point);
  const at = points.indexOf(point);
  const text = writeAnswers(answers);
  const before = points[at - 1];
  const instead = answered === points.length ? words.see : words.seeSoFar;
  return (
    <Screen
      {...{ data, answers, judgement, onSkip }}
      current={point}
      isStamped={kind === 'stop'}
      at={at + 1}
      question={named ? fill(questions.edition.year, { name: named.code }) : (item?.question ?? '')}
      help={(named ? questions.edition.yearHelp : item?.help) ?? ''}
      back={linkTo(before ? `at=${before}` : '', before ? text : '')}
      instead={answered > 2 ? { label: instead, href: linkTo('', text) } : undefined}
    >
      <p className="check-look">
        <b data-text="label">{isLookedUp(point) ? questions.lookUp : questions.paper}</b>
        <span>{item?.look}</span>
      </p>
      <PointChoices {...{ data, answers, point, page, onAnswer }} onPage={setPage} />
    </Screen>
  );
};

type StopProps = Pick<QuestionProps, 'data' | 'answers' | 'judgement'> & {
  next: CertificatePoint | undefined;
};

/** A deciding answer stops the way once: the verdict, its reason, and where to go from it. */
export const Stop = ({ data, answers, judgement, next }: StopProps) => {
  const [first] = judgement.against;
  const text = writeAnswers(answers);
  const { words, results } = data;
  return (
    <div className="check-stop">
      <Screen
        {...{ data, answers, judgement }}
        current={first?.point}
        isStamped
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
