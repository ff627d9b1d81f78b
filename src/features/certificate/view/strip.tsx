import { fill } from '#src/content/fill.ts';
import { ResultBar } from '#src/islands/ask/result-bar.tsx';
import { linkTo } from '#src/islands/use-address.ts';
import type { CheckData } from '../from-content.ts';
import type { Judgement } from '../judge.ts';

type StripProps = { data: CheckData; judgement: Judgement };

const countOf = ({ words }: CheckData, { answered, points }: Judgement) =>
  fill(words.answered, { n: answered, m: points.length });

/** The verdict in one line above the certificate. */
export const Strip = ({ data, judgement }: StripProps) => (
  <p className="check-strip" data-ground="ink" role="status" data-level={judgement.kind}>
    <b data-text="name">{judgement.title}</b>
    <span data-text="label">{countOf(data, judgement)}</span>
  </p>
);

/** The same in the one bar of a phone. */
export const Bar = ({ data, judgement, answers }: StripProps & { answers: string }) => {
  const { words } = data;
  const { answered, against, title } = judgement;
  return (
    <div className="check-bar" data-level={judgement.kind}>
      <ResultBar
        label={answered > 0 ? countOf(data, judgement) : data.start.sent}
        value={answered > 0 ? title : words.first}
        open={
          answered > 0 ? { label: against[0] ? words.why : words.see, href: linkTo('', answers) } : undefined
        }
      />
    </div>
  );
};
