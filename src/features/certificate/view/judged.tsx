import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { Copy } from '#src/islands/controls/copy.tsx';
import { type Judgement, letterOf } from '../judge.ts';
import type { CheckData } from './check-data.ts';

export type JudgedProps = { data: CheckData; judgement: Judgement };

/** What the answers come to: the result in words, why, and what to ask the issuer. */
export const Judged = ({ data, judgement }: JudgedProps) => {
  const { judged, letter, results, items, words } = data;
  const { kind, findings, answered, points } = judgement;
  const result = results.find(({ id }) => id === kind);
  const numberOf = (id: string) => items.findIndex((item) => item.id === id) + 1;
  const letterText = letterOf(judgement, data, letter, judged.asks);
  return (
    <>
      <h3>{judged.heading}</h3>
      {result && (
        <p className="plan-big" data-verdict={kind}>
          {result.title}
        </p>
      )}
      {result && <p>{result.text}</p>}
      {!result && (
        <div className="plan-empty">
          <p>{answered === 0 ? judged.empty : fill(judged.few, { n: answered, m: points.length })}</p>
        </div>
      )}
      {findings.length > 0 && (
        <ol className="plan-points">
          {findings.map(({ point, level, text }) => (
            <li key={point + text} data-level={level}>
              <b>{`${numberOf(point)}. ${level === 'note' ? judged.notes : data.questions[level]}.`}</b>{' '}
              {text}
            </li>
          ))}
        </ol>
      )}
      {(kind === 'stop' || kind === 'ask') && (
        <>
          <h3>{judged.letter}</h3>
          <p className="plan-says plan-letter">{letterText}</p>
          <div className="plan-buttons">
            <Copy label={letter.copy} done={letter.done} text={() => letterText} />
          </div>
        </>
      )}
      <p className="plan-limit">
        <UnbrokenText text={fill(judged.limit, { date: readableDay(words.checkedOn) })} />
      </p>
    </>
  );
};
