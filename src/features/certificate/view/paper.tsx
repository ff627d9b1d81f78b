import { readableDay } from '#src/content/days.ts';
import { linkTo, writeAnswers } from '#src/islands/link/read-link.ts';
import type { CertificatePoint } from '../answers.ts';
import type { Judged, Judgement } from '../judge.ts';

/**
 * Where a point stands on the drawn certificate, 520 by 735, and its flag: how far down the edge, or where it is looked up, how
 * far along the foot, each with its name, so that their numbers follow each other.
 */
type Place = { x: number; y: number; width: number; height: number; flag: number; isLookedUp?: boolean };

export const places: Readonly<Record<CertificatePoint, Place>> = {
  issuer: { x: 30, y: 28, width: 460, height: 66, flag: 46 },
  confirmed: { x: 30, y: 144, width: 240, height: 38, flag: 293, isLookedUp: true },
  site: { x: 30, y: 210, width: 460, height: 70, flag: 230 },
  edition: { x: 30, y: 307, width: 460, height: 56, flag: 320 },
  scope: { x: 30, y: 376, width: 460, height: 78, flag: 400 },
  dates: { x: 30, y: 464, width: 460, height: 66, flag: 482 },
  mark: { x: 30, y: 550, width: 78, height: 74, flag: 546 },
  listed: { x: 114, y: 553, width: 300, height: 33, flag: 0, isLookedUp: true },
  arrangement: { x: 114, y: 590, width: 300, height: 33, flag: 121, isLookedUp: true },
  register: { x: 30, y: 144, width: 240, height: 38, flag: 446, isLookedUp: true },
  product: { x: 296, y: 636, width: 204, height: 92, flag: 667 },
};

/** How an answer stands, or all of them: a family's colours, as the certificate is white in both schemes. */
const families: Readonly<Partial<Record<Judgement['kind'], string>>> = {
  good: 'tea',
  ask: 'king-coconut',
  stop: 'cinnamon',
};
/** What it is written in. */
const inkOf = (standing: keyof typeof families) =>
  standing === 'stop' ? 'var(--color-stop)' : 'var(--family-4)';

const signs = {
  good: 'm32 15 5 6 10-12',
  ask: 'M35 11q0-5 4-5t4 5q0 3-4 5v3m0 4v2',
  stop: 'm33 9 11 11m0-11-11 11',
} as const;

/** How a line of the drawn certificate is set, in the steps that an attribute may name. */
const lineStyles = {
  title: { fontSize: 37, fontWeight: 800, fontStretch: 'expanded' },
  holder: { fontSize: 26, fontWeight: 700, fontStretch: 'semi-expanded' },
  day: { fontSize: 25, fontWeight: 700 },
  body: { fontSize: 23 },
  small: { fontSize: 20 },
} as const;

/** How strongly an example is drawn. */
const EXAMPLE = 0.62;

/** The same of what stands at a point: while it is not answered, that is an example. */
const strengthOf = (point: CertificatePoint, { points }: Judgement) =>
  points.some(({ id, answer }) => id === point && !answer) ? EXAMPLE : undefined;

/** Round and beside what is written. */
const outline = { fill: 'none', stroke: 'var(--ink-500)' };

/** What the certificate says, line by line: examples, which are grey, and what has been answered. */
const linesOf = ({ data: { drawn, questions }, judgement }: Judged) => {
  const { answers, points, named, isLaboratory } = judgement;
  const issuer = points.find(({ id }) => id === 'issuer')?.chosen;
  const line = (x: number, y: number, as: keyof typeof lineStyles, text: string, of?: CertificatePoint) => ({
    x,
    y,
    ...lineStyles[as],
    text,
    opacity: of && strengthOf(of, judgement),
  });
  const holder = answers.site === 'no' ? drawn.elsewhere : drawn.address;
  const standard = named?.named ?? (answers.edition ? drawn.other : drawn.standard);
  const issuedBy = isLaboratory && answers.issuer === 'body' ? drawn.assessor : issuer?.drawn;
  const scope = answers.scope === 'no' ? [drawn.otherWords] : drawn.words;
  return [
    line(100, 70, 'holder', issuedBy ?? drawn.issuer, 'issuer'),
    line(42, 134, 'title', drawn.title),
    line(42, 168, 'small', drawn.number, 'confirmed'),
    line(42, 203, 'small', isLaboratory ? drawn.assessed : drawn.system),
    line(42, 240, 'holder', drawn.holder, 'site'),
    line(42, 268, 'body', holder, 'site'),
    line(42, 300, 'small', drawn.meets),
    line(42, 346, standard.length > 18 ? 'holder' : 'title', standard, 'edition'),
    line(42, 394, 'small', drawn.scope),
    ...scope.map((text, row) => line(42, 420 + row * 26, 'body', text, 'scope')),
    ...(['issued', 'until'] as const).flatMap((one, column) => {
      const day = answers[one];
      const x = 42 + column * 238;
      return [
        line(x, 484, 'small', questions.dates[one]),
        { ...line(x, 516, 'day', day ? readableDay(day) : drawn.day), opacity: day ? undefined : EXAMPLE },
      ];
    }),
    ...(isLaboratory
      ? [line(42, 590, 'body', drawn.laboratory)]
      : [
          line(120, 576, 'body', drawn.accreditation, 'listed'),
          line(120, 613, 'body', drawn.body, 'arrangement'),
        ]),
    line(302, 662, 'small', drawn.product, 'product'),
    line(42, 700, 'small', drawn.sample),
  ];
};

type FlagProps = {
  point: Judgement['points'][number];
  isCurrent: boolean;
  isCropped: boolean;
};

/** A point of the certificate at its edge: its number, and how its answer stands; at the foot, which a part has not, its name as well. */
const Flag = ({ point: { id, flag, number, line }, isCurrent, isCropped }: FlagProps) => {
  const { y, height, flag: at, isLookedUp } = places[id];
  const isAtFoot = isLookedUp && !isCropped;
  const down = isLookedUp ? y + height / 2 - 15 : at;
  const edge = flag ? inkOf(flag) : 'var(--ink-500)';
  const open = isCurrent ? 'var(--saffron)' : 'white';
  const light = flag ? 'var(--family-1)' : open;
  const dark = flag === 'stop' && edge;
  const width = flag ? 52 : 32;
  const dashes = isLookedUp && !flag ? '4 3' : undefined;
  return (
    <g
      data-family={flag && families[flag]}
      fill={dark ? 'white' : undefined}
      transform={isAtFoot ? `translate(${at} 768)` : `translate(520 ${down})`}
    >
      <rect width={width} height="30" fill={dark || light} stroke={edge} strokeDasharray={dashes} />
      <text x="16" y="22" fontSize="19" fontWeight="700" textAnchor="middle">
        {number}
      </text>
      {flag && <path d={signs[flag]} fill="none" stroke={dark ? 'white' : edge} strokeWidth="3" />}
      {isAtFoot && (
        <text x={width + 5} y="22" fontSize="18" fill="currentColor">
          {` ${line}`}
        </text>
      )}
    </g>
  );
};

/** The verdict, on the seal: never on a word, nor on what decided. */
const Stamp = ({ data, judgement: { kind } }: Judged) => {
  const [large, small] = data.results[kind].stamp ?? [];
  return large ? (
    <g
      data-family={families[kind]}
      fill={inkOf(kind)}
      textAnchor="middle"
      transform="translate(410 152) rotate(-8) scale(0.8)"
    >
      <path d="M-128-54h256V54h-256z" fill="white" stroke={inkOf(kind)} strokeWidth="7" />
      <text y="4" fontSize={large.length > 5 ? 34 : 52} fontWeight="800" fontStretch="expanded">
        {large}
      </text>
      <text y="36" fontSize="27">
        {small}
      </text>
    </g>
  ) : null;
};

type PaperProps = Judged & {
  /** The point that is asked, or that decided: marked as with a pen. */
  current?: CertificatePoint | undefined;
  /** The part round that point alone, or its head, for phones: a picture without ways to its points. */
  isCropped?: boolean;
};

/** The certificate as the interface: drawn, with a numbered flag for each point, what is answered written onto it. */
export const Paper = ({ data, judgement, current, isCropped = false }: PaperProps) => {
  const { answers, points, isLaboratory } = judgement;
  const { x, y, width, height, flag: top, isLookedUp } = places[current ?? 'issuer'];
  /** Whether what is drawn from here to there, down the certificate, is whole in its part. */
  const isWhole = (from: number, to: number) => !isCropped || (y - 20 < from && y + height + 20 > to);
  return (
    <svg
      className="check-paper"
      viewBox={isCropped ? `-32 ${y - 34} 626 ${height + 68}` : '-1 -1 574 801'}
      role={isCropped ? undefined : 'group'}
      aria-label={isCropped ? undefined : data.drawn.label}
      aria-hidden={isCropped}
    >
      <path fill="white" d="M0 0h520v735H0z" />
      {current && (
        <path d={`M${x} ${y}h${width}v${height}H${x}z`} fill="var(--saffron-light)" opacity="0.6" />
      )}
      {current && (isCropped || !isLookedUp) && (
        <path
          {...outline}
          d={`M${x + width + 6} ${y + height / 2}H496L520 ${isLookedUp ? y + height / 2 : top + 14}`}
        />
      )}
      <path
        {...outline}
        d="M63 37 83 49v24L63 85 43 73V49zM55 61a8 8 0 1 0 16 0a8 8 0 1 0-16 0"
        strokeWidth="4"
        opacity={strengthOf('issuer', judgement)}
      />
      <path
        {...outline}
        d="M14 14h492v707H14zM20 20h480v695H20zM396 146a40 40 0 1 0 80 0a40 40 0 1 0-80 0M410 146a26 26 0 1 0 52 0a26 26 0 1 0-52 0M42 540h436"
      />
      {linesOf({ data, judgement })
        // No line is cut through.
        .filter((line) => !isCropped || (line.y > y && line.y < y + height))
        .map(({ text, ...set }) => (
          <text key={`${set.x} ${set.y}`} {...set}>
            {text}
          </text>
        ))}
      {!isLaboratory && isWhole(560, 614) && (
        <path
          {...outline}
          d="M42 560h54v54H42zM54 604l15-36 15 36M60 592h18"
          strokeWidth="4"
          opacity={strengthOf('mark', judgement)}
        />
      )}
      {isWhole(643, 723) && (
        <g data-family="ocean">
          <path d="m396 664 48-21 48 21-48 21z" fill="var(--family-1)" />
          <path d="M396 664v38l48 21v-38z" fill="var(--family-2)" />
          <path d="M492 664v38l-48 21v-38z" fill="var(--family-4)" />
          {answers.product === 'no' && <path d="m405 680 28 12v18l-28-12z" fill="white" />}
        </g>
      )}
      {points.map((point) => {
        const { id, number, line, flag = 'open' } = point;
        const shape = <Flag key={id} {...{ point, isCropped }} isCurrent={id === current} />;
        if (isCropped) return id === current ? shape : null;
        return (
          <a
            key={id}
            href={linkTo(`at=${id}`, writeAnswers(answers))}
            aria-label={`${number} ${line}: ${data.words.flags[flag]}`}
          >
            {shape}
          </a>
        );
      })}
      {!isCropped && <Stamp data={data} judgement={judgement} />}
    </svg>
  );
};
