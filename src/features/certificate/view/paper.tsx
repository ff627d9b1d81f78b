import { readableDay } from '#src/content/days.ts';
import type { CertificatePoint } from '#src/content/tool-vocabulary.ts';
import { linkTo } from '#src/islands/use-address.ts';
import { type CertificateAnswers, isAnswered, writeAnswers } from '../answers.ts';
import type { CheckData } from '../check-data.ts';
import { flagOf, type Judgement } from '../judge.ts';
import { cropRound, isLookedUp, places, stampFor } from './places.ts';

export type PaperProps = {
  data: CheckData;
  answers: CertificateAnswers;
  judgement: Judgement;
  /** The point that is asked, or that decided: marked as with a pen. */
  current?: CertificatePoint | undefined;
  /** The part round that point alone, for phones. */
  isCropped?: boolean;
  isStamped?: boolean;
  /** A picture without ways to its points. */
  isPlain?: boolean;
};

const type = {
  title: { fontSize: 38, fontWeight: 760, fontStretch: '125%' },
  holder: { fontSize: 25, fontWeight: 680, fontStretch: '112%' },
  standard: { fontSize: 36, fontWeight: 770, fontStretch: '120%' },
  day: { fontSize: 23, fontWeight: 660 },
  body: { fontSize: 20 },
  small: { fontSize: 17 },
} as const;

type LineProps = {
  at: readonly [x: number, y: number];
  as: keyof typeof type;
  example?: boolean;
  children: string;
};

const Line = ({ at: [x, y], as, example, children }: LineProps) => (
  <text x={x} y={y} {...type[as]} data-example={example || undefined}>
    {children}
  </text>
);

/** What the certificate says: examples in grey, what has been answered in ink. */
const Words = ({
  data: { drawn, questions },
  answers,
  judgement,
}: Pick<PaperProps, 'data' | 'answers' | 'judgement'>) => {
  const { named, isLaboratory } = judgement;
  const isExample = (point: CertificatePoint) => !isAnswered(answers, point);
  const standard = named?.named ?? (answers.edition ? drawn.other : drawn.standard);
  const day = (one: string | undefined) => (one ? readableDay(one) : drawn.day);
  const scope = answers.scope === 'no' ? [drawn.otherWords] : drawn.words;
  return (
    <>
      <Line at={[100, 70]} as="holder" example={isExample('issuer')}>
        {answers.issuer ? questions.issuers[answers.issuer].drawn : drawn.issuer}
      </Line>
      <Line at={[42, 134]} as="title">
        {drawn.title}
      </Line>
      <Line at={[42, 168]} as="small" example={isExample('confirmed')}>
        {drawn.number}
      </Line>
      <Line at={[42, 203]} as="small">
        {drawn.system}
      </Line>
      <Line at={[42, 240]} as="holder" example={isExample('site')}>
        {drawn.holder}
      </Line>
      <Line at={[42, 268]} as="body" example={isExample('site')}>
        {answers.site === 'no' ? drawn.elsewhere : drawn.address}
      </Line>
      <Line at={[42, 292]} as="small">
        {drawn.meets}
      </Line>
      <Line at={[42, 346]} as={standard.length > 18 ? 'holder' : 'standard'} example={isExample('edition')}>
        {standard}
      </Line>
      <Line at={[42, 394]} as="small">
        {drawn.scope}
      </Line>
      {scope.map((line, index) => (
        <Line key={line} at={[42, 420 + index * 24]} as="body" example={isExample('scope')}>
          {line}
        </Line>
      ))}
      {(['issued', 'until'] as const).map((one, index) => (
        <g key={one} transform={`translate(${42 + index * 238})`}>
          <Line at={[0, 484]} as="small">
            {questions.dates[one]}
          </Line>
          <Line at={[0, 516]} as="day" example={!answers[one]}>
            {day(answers[one])}
          </Line>
        </g>
      ))}
      {isLaboratory ? (
        <Line at={[42, 590]} as="body">
          {drawn.laboratory}
        </Line>
      ) : (
        <>
          <Line at={[120, 576]} as="body" example={isExample('listed')}>
            {drawn.accreditation}
          </Line>
          <Line at={[120, 613]} as="body" example={isExample('arrangement')}>
            {drawn.body}
          </Line>
        </>
      )}
      <Line at={[42, 700]} as="small">
        {drawn.sample}
      </Line>
    </>
  );
};

/** Colours by how an answer stands: those of a family, as the certificate is white in both schemes. */
const families = { ok: 'tea', ask: 'king-coconut', stop: 'cinnamon', note: undefined } as const;
const signs = {
  ok: 'm31 14 5 6 10-12',
  ask: 'M33 10q0-5 4-5t4 5q0 3-4 5v3m0 4v2',
  stop: 'm31 8 11 11m0-11-11 11',
  note: '',
} as const;

type FlagProps = Pick<PaperProps, 'data' | 'answers' | 'judgement' | 'current' | 'isPlain'> & {
  point: CertificatePoint;
  number: number;
};

const Flag = ({ data, answers, judgement, current, isPlain, point, number }: FlagProps) => {
  const flag = flagOf(point, answers, judgement);
  const { x, y, width, height, flag: top } = places[point];
  const { words, questions } = data;
  const name = questions.items.find(({ id }) => id === point)?.line ?? point;
  const isOpen = flag === undefined || flag === 'note';
  const shape = (
    <g
      className="check-flag"
      transform={`translate(520 ${top})`}
      data-family={flag && families[flag]}
      data-flag={flag}
      data-dashed={isLookedUp(point) && isOpen}
    >
      <rect width={isOpen ? 30 : 50} height="28" />
      <text x="15" y="20" fontSize="16" fontWeight="740" textAnchor="middle">
        {number}
      </text>
      {flag && <path d={signs[flag]} />}
    </g>
  );
  return (
    <g data-current={point === current || undefined}>
      {point === current && point !== 'product' && point !== 'register' && (
        <path className="check-lead" d={`M${x + width + 6} ${y + height / 2}H496L520 ${top + 14}`} />
      )}
      {isPlain ? (
        shape
      ) : (
        <a
          href={linkTo(`at=${point}`, writeAnswers(answers))}
          aria-label={`${number} ${name}: ${words.flags[isOpen ? 'open' : flag]}`}
        >
          {shape}
        </a>
      )}
    </g>
  );
};

const Stamp = ({ data, judgement }: Pick<PaperProps, 'data' | 'judgement'>) => {
  const [large, small] = data.results[judgement.kind].stamp ?? [];
  const { kind } = judgement;
  return large && (kind === 'stop' || kind === 'ask' || kind === 'good') ? (
    <g
      className="check-stamp"
      data-family={families[kind === 'good' ? 'ok' : kind]}
      transform={`${stampFor(judgement.against[0]?.point)} rotate(-8) scale(1.25)`}
    >
      <rect x="-128" y="-52" width="256" height="104" rx="4" strokeWidth="6" />
      <text
        y="6"
        fontSize={large.length > 5 ? 34 : 52}
        fontWeight="800"
        fontStretch="125%"
        textAnchor="middle"
      >
        {large}
      </text>
      <text y="34" {...type.body} textAnchor="middle">
        {small}
      </text>
    </g>
  ) : null;
};

/** The certificate as the interface: drawn, with a numbered flag for each point, what is answered written onto it. */
export const Paper = ({ isCropped = false, isStamped = false, ...props }: PaperProps) => {
  const { data, answers, judgement, current } = props;
  const place = current && places[current];
  return (
    <svg
      className="check-paper"
      viewBox={current && isCropped ? cropRound(current) : '-12 -12 596 790'}
      role={props.isPlain ? undefined : 'group'}
      aria-label={props.isPlain ? undefined : data.drawn.label}
      aria-hidden={props.isPlain}
    >
      <path className="check-sheet" d="M0 0h520v735H0z" />
      <path className="check-frame" d="M14 14h492v707H14zM20 20h480v695H20z" />
      {place && (
        <rect className="check-pen" x={place.x} y={place.y} width={place.width} height={place.height} />
      )}
      <g data-example={!isAnswered(answers, 'issuer')}>
        <path
          className="check-frame"
          d="M63 37 83 49v24L63 85 43 73V49zM55 61a8 8 0 1 0 16 0a8 8 0 1 0-16 0"
          strokeWidth="4"
        />
      </g>
      <path
        className="check-frame"
        d="M396 146a40 40 0 1 0 80 0a40 40 0 1 0-80 0M410 146a26 26 0 1 0 52 0a26 26 0 1 0-52 0M42 540h436"
      />
      <Words data={data} answers={answers} judgement={judgement} />
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
