import type { FigureOf } from '#src/content/schemas/figure.ts';
import { Drawing, tone, WIDTH, Words } from '../drawing.tsx';
import { rounded } from '../polar.ts';

const middle = WIDTH / 2;
const sigma = 27;
const foot = 168;
const height = 156;
const stepsASigma = 6;

const at = (deviations: number) => middle + sigma * deviations;

/** The area below the normal curve within so many standard deviations. */
const area = (sigmas: number) => {
  const steps = Array.from(
    { length: 2 * sigmas * stepsASigma + 1 },
    (_, step) => step / stepsASigma - sigmas,
  );
  const curve = steps.map(
    (deviation) =>
      `${rounded(at(deviation))} ${rounded(foot - height * Math.exp((-deviation * deviation) / 2))}`,
  );
  return `M${at(-sigmas)} ${foot}L${curve.join(' ')}V${foot}z`;
};

/** The bell between its limits, and below it how much lies within which span. */
export const Bell = ({ figure: { limit, spans } }: { figure: FigureOf<'bell'> }) => (
  <Drawing height={346}>
    {[3, 2, 1].map((sigmas, index) => (
      <path key={sigmas} className={tone('lit')} opacity={0.4 + 0.3 * index} d={area(sigmas)} />
    ))}
    <path className={tone('line')} d={`M${at(-6)} 36V178M${at(6)} 36V178`} strokeDasharray="7 5" />
    <path
      className={tone('line')}
      d={`M0 ${foot}H${WIDTH}${Array.from({ length: 13 }, (_, index) => `M${at(index - 6)} ${foot}v8`).join('')}`}
    />
    <Words x={at(-6) - 14} y={26}>
      {limit}
    </Words>
    <Words x={at(6) + 14} y={26} anchor="end">
      {limit}
    </Words>
    {Array.from({ length: 13 }, (_, index) => (
      <Words key={at(index)} x={at(index - 6)} y={194} anchor="middle">
        {Math.abs(index - 6)}
      </Words>
    ))}
    {spans.map(({ sigmas, share }, index) => {
      const isWide = sigmas > 3;
      // The share of a wide span stands over its line.
      const y = 224 + index * 34 + (isWide ? 12 : 0);
      return (
        <g key={sigmas}>
          <path
            stroke="currentColor"
            strokeWidth="3"
            d={`M${at(-sigmas)} ${y - 7}v14m0-7H${at(sigmas)}m0-7v14`}
          />
          <Words
            x={isWide ? middle : at(sigmas) + 8}
            y={isWide ? y - 8 : y + 6}
            anchor={isWide ? 'middle' : undefined}
            look="bold"
          >
            {share}
          </Words>
        </g>
      );
    })}
  </Drawing>
);
