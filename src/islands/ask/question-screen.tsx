import type { ReactNode } from 'react';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { fill } from '#src/content/fill.ts';
import type { AskingWords } from '../asking-schema.ts';
import { type Line, Lines } from '../lines.tsx';
import { Ruler } from './ruler.tsx';

type QuestionScreenProps = {
  words: AskingWords['steps'];
  /** The name of the tool that asks. */
  tool: string;
  /** Which question of how many, from 1. */
  at: number;
  of: number;
  /** The answers that have been given or passed over, above the question. */
  lines?: readonly Line[];
  /** Stands over the question. */
  above?: ReactNode;
  question: string;
  /** One line below it. */
  help?: string | undefined;
  /** The address of the question before. */
  back: string;
  onSkip?: () => void;
  /** The answers to choose from. */
  children: ReactNode;
  /** What the answers come to so far, beside the question from 768 px on. */
  result: ReactNode;
};

/** One question, with where one stands, what has been answered, and what it comes to. */
export const QuestionScreen = ({
  words,
  tool,
  at,
  of,
  lines = [],
  above,
  question,
  help,
  back,
  onSkip,
  children,
  result,
}: QuestionScreenProps) => (
  <div className="ask">
    <section className="ask-question" aria-labelledby="ask-question">
      <Ruler name={tool} count={fill(words.of, { n: at, m: of })} at={at} of={of} done={at - 1} />
      {lines.length > 0 && <Lines name={words.soFar} strong="text" items={lines} />}
      {above}
      <h1 id="ask-question" data-text="title" data-arrival tabIndex={-1}>
        {question}
      </h1>
      {help && (
        <p data-text="lead">
          <UnbrokenText text={help} />
        </p>
      )}
      {children}
      <p className="ask-moves" data-text="name">
        <a className="tool-link" href={back} data-tap>
          {words.back}
        </a>
        {onSkip && (
          <button className="tool-link" type="button" data-tap onClick={onSkip}>
            {words.skip}
          </button>
        )}
      </p>
    </section>
    <div className="ask-result">{result}</div>
  </div>
);
