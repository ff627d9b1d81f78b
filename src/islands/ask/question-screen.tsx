import type { ReactNode } from 'react';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { fill } from '#src/content/fill.ts';
import type { AskingWords } from '../asking-schema.ts';

type QuestionScreenProps = {
  words: AskingWords['steps'];
  /** The name of the tool that asks. */
  tool: string;
  /** Which question of how many, from 1. */
  at: number;
  of: number;
  /** Stands over the question. */
  above: ReactNode;
  question: string;
  /** One line below it. */
  help?: string | undefined;
  /** The address of the question before. */
  back: string;
  onSkip: () => void;
  /** The answers to choose from. */
  children: ReactNode;
  /** What the answers come to so far, beside the question from 768 px on. */
  result: ReactNode;
};

/** One question, with where one stands and what it comes to: on a line each step has its mark, and this one is half done. */
export const QuestionScreen = (props: QuestionScreenProps) => {
  const { words, tool, at, of, above, question, help, back, onSkip, children, result } = props;
  return (
    <div className="ask">
      <section className="ask-question" aria-labelledby="ask-question">
        <div className="ask-ruler">
          <p data-text="label">{tool}</p>
          <p data-text="label">{fill(words.of, { n: at, m: of })}</p>
          <svg viewBox={`0 0 ${of} 16`} preserveAspectRatio="none" aria-hidden="true">
            <path d={Array.from({ length: of }, (_, index) => `M${index + 1} 0V14`).join('')} />
            <path d={`M0 14H${of}`} />
            <path d={`M0 14H${at}`} />
            <path d={`M0 14H${at - 1}`} />
          </svg>
        </div>
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
          <button className="tool-link" type="button" data-tap onClick={onSkip}>
            {words.skip}
          </button>
        </p>
      </section>
      <div className="ask-result">{result}</div>
    </div>
  );
};
