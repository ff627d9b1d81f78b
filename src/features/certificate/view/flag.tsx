import { linkTo } from '#src/islands/use-address.ts';
import { writeAnswers } from '../answers.ts';
import { flagOf } from '../judge.ts';
import type { CertificatePoint } from '../vocabulary.ts';
import type { PaperProps } from './paper.tsx';
import { isLookedUp, places } from './places.ts';

/** Colours by how an answer stands: those of a family, as the certificate is white in both schemes. */
export const families = { ok: 'tea', ask: 'king-coconut', stop: 'cinnamon' } as const;
const signs = {
  ok: 'm31 14 5 6 10-12',
  ask: 'M33 10q0-5 4-5t4 5q0 3-4 5v3m0 4v2',
  stop: 'm31 8 11 11m0-11-11 11',
} as const;

type FlagProps = Omit<PaperProps, 'isCropped' | 'isStamped'> & { point: CertificatePoint; number: number };

/** A point of the certificate at its edge: its number, how its answer stands, and the way to its question. */
export const Flag = ({ data, answers, judgement, current, isPlain, point, number }: FlagProps) => {
  const flag = flagOf(point, answers, judgement);
  const { x, y, width, height, flag: top } = places[point];
  const { words, questions } = data;
  const name = questions.items.find(({ id }) => id === point)?.line ?? point;
  const shape = (
    <g
      className="check-flag"
      transform={`translate(520 ${top})`}
      data-family={flag && families[flag]}
      data-flag={flag}
      data-dashed={isLookedUp(point) && !flag}
    >
      <rect width={flag ? 50 : 30} height="28" />
      <text x="15" y="20" fontSize="16" fontWeight="700" textAnchor="middle">
        {number}
      </text>
      {flag && <path d={signs[flag]} />}
    </g>
  );
  return (
    <g data-current={point === current || undefined}>
      {point === current && point !== 'product' && point !== 'register' && (
        <path className="check-frame" d={`M${x + width + 6} ${y + height / 2}H496L520 ${top + 14}`} />
      )}
      {isPlain ? (
        shape
      ) : (
        <a
          href={linkTo(`at=${point}`, writeAnswers(answers))}
          aria-label={`${number} ${name}: ${words.flags[flag ?? 'open']}`}
        >
          {shape}
        </a>
      )}
    </g>
  );
};
