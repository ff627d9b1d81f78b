import { type CertificateAnswers, isAnswered } from '../answers.ts';
import type { CheckData } from '../from-content.ts';
import type { Judgement } from '../judge.ts';
import type { CertificatePoint } from '../vocabulary.ts';
import { Flag, families } from './flag.tsx';
import { cropRound, places, stampFor } from './places.ts';
import { lineStyles, linesOf } from './words-on-paper.ts';

export type PaperProps = {
  data: CheckData;
  answers: CertificateAnswers;
  judgement: Judgement;
  /** The point that is asked, or that decided: marked as with a pen. */
  current?: CertificatePoint | undefined;
  /** The part round that point alone, for phones. */
  isCropped?: boolean;
  isStamped?: boolean | undefined;
  /** A picture without ways to its points. */
  isPlain?: boolean;
};

const Stamp = ({ data, judgement: { kind, against } }: Pick<PaperProps, 'data' | 'judgement'>) => {
  const [large, small] = data.results[kind].stamp ?? [];
  return large && (kind === 'stop' || kind === 'ask' || kind === 'good') ? (
    <g
      className="check-stamp"
      data-family={families[kind === 'good' ? 'ok' : kind]}
      textAnchor="middle"
      transform={`${stampFor(against[0]?.point)} rotate(-8) scale(1.25)`}
    >
      <rect x="-128" y="-52" width="256" height="104" rx="4" strokeWidth="6" />
      <text y="6" fontSize={large.length > 5 ? 34 : 52} fontWeight="800" fontStretch="expanded">
        {large}
      </text>
      <text y="34" {...lineStyles.body}>
        {small}
      </text>
    </g>
  ) : null;
};

/** The certificate as the interface: drawn, with a numbered flag for each point, what is answered written onto it. */
export const Paper = ({ isCropped = false, isStamped = false, ...props }: PaperProps) => {
  const { data, answers, judgement, current, isPlain } = props;
  const place = current && places[current];
  return (
    <svg
      className="check-paper"
      viewBox={current && isCropped ? cropRound(current) : '-12 -12 596 790'}
      role={isPlain ? undefined : 'group'}
      aria-label={isPlain ? undefined : data.drawn.label}
      aria-hidden={isPlain}
    >
      <path className="check-sheet" d="M0 0h520v735H0z" />
      <path className="check-frame" d="M14 14h492v707H14zM20 20h480v695H20z" />
      {place && (
        <rect className="check-pen" x={place.x} y={place.y} width={place.width} height={place.height} />
      )}
      <path
        className="check-frame"
        d="M63 37 83 49v24L63 85 43 73V49zM55 61a8 8 0 1 0 16 0a8 8 0 1 0-16 0"
        strokeWidth="4"
        data-example={!isAnswered(answers, 'issuer')}
      />
      <path
        className="check-frame"
        d="M396 146a40 40 0 1 0 80 0a40 40 0 1 0-80 0M410 146a26 26 0 1 0 52 0a26 26 0 1 0-52 0M42 540h436"
      />
      {linesOf(data, answers, judgement).map(({ x, y, as, text, isExample }) => (
        <text key={`${x} ${y}`} x={x} y={y} {...lineStyles[as]} data-example={isExample}>
          {text}
        </text>
      ))}
      {!judgement.isLaboratory && (
        <path
          className="check-frame"
          d="M42 560h54v54H42zM54 588l11 12 20-26"
          strokeWidth="4"
          data-example={!isAnswered(answers, 'mark')}
        />
      )}
      <g className="check-box" data-family="cinnamon">
        <path d="M384 668l62-28 62 28-62 28z" />
        <path d="M384 668v66l62 28v-66z" />
        <path d="M508 668v66l-62 28v-66z" />
        {answers.product === 'no' && <path d="m396 690 36 16v30l-36-16z" />}
      </g>
      {judgement.points.map((point, index) => (
        <Flag key={point} {...props} point={point} number={index + 1} />
      ))}
      {isStamped && <Stamp data={data} judgement={judgement} />}
    </svg>
  );
};
