import { rounded } from '../polar.ts';
import { type Draw, type Item, type Part, WIDTH } from '../sheet.ts';

const middle = WIDTH / 2;
const sigma = 27;
const foot = 168;
const height = 156;
const stepsASigma = 6;
const axis = Array.from({ length: 13 }, (_, index) => index - 6);

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
export const bell: Draw<'bell'> = ({ limit, spans }) => ({
  height: 346,
  parts: [
    {
      said: '',
      items: [
        ...[3, 2, 1].map(
          (sigmas, index): Item => ({ tone: 'lit', opacity: 0.4 + 0.3 * index, d: area(sigmas) }),
        ),
        { tone: 'line', strokeDasharray: '7 5', d: `M${at(-6)} 36V178M${at(6)} 36V178` },
        {
          tone: 'line',
          d: `M0 ${foot}H${WIDTH}${axis.map((deviations) => `M${at(deviations)} ${foot}v8`).join('')}`,
        },
        { x: at(-6) - 14, y: 26, text: limit },
        { x: at(6) + 14, y: 26, anchor: 'end', text: limit },
        ...axis.map((sigmas): Item => ({ x: at(sigmas), y: 194, anchor: 'middle', text: Math.abs(sigmas) })),
      ],
    },
    ...spans.map(({ sigmas, share }, index): Part => {
      // The share of a wide span stands over its line.
      const isWide = sigmas > 3;
      const y = 224 + index * 34 + (isWide ? 12 : 0);
      const place = isWide
        ? ({ x: middle, y: y - 8, anchor: 'middle' } as const)
        : { x: at(sigmas) + 8, y: y + 6 };
      return {
        said: `±${sigmas}: ${share}`,
        items: [
          { tone: 'ink', strokeWidth: 3, d: `M${at(-sigmas)} ${y - 7}v14m0-7H${at(sigmas)}m0-7v14` },
          { ...place, look: 'bold', text: share },
        ],
      };
    }),
  ],
});
