import type { Comparison } from '../schema.ts';

type ClauseRulerProps = { shared: NonNullable<Comparison['shared']> };

const PITCH = 60;
const SIDE = 44;
/** How much of a square is full. */
const filled = { whole: SIDE, partly: SIDE / 2, hardly: 0 } as const;

/** Clauses as squares on a ruler, full, half or hollow by how far they can be run once. For the eye: words say the same. */
export const ClauseRuler = ({ shared }: ClauseRulerProps) => {
  const width = shared.length * PITCH;
  return (
    <svg
      viewBox={`0 0 ${width} 108`}
      width={width}
      height="108"
      preserveAspectRatio="xMinYMin"
      fill="currentColor"
      aria-hidden="true"
    >
      <path
        d={`M0 56H${width}${shared.map((_, index) => `M${index * PITCH + 1} 56v10`).join('')}`}
        stroke="currentColor"
        strokeWidth="2"
      />
      {shared.map(({ clause, extent }, index) => (
        <g key={clause} transform={`translate(${index * PITCH} 0)`}>
          <path d={`M1 1h${SIDE}v${SIDE}h${-SIDE}z`} fill="none" stroke="currentColor" strokeWidth="2" />
          <path d={`M1 ${SIDE + 1}h${SIDE}v${-filled[extent]}h${-SIDE}z`} />
          <text x="8" y="80" fontSize="18" fontWeight="700">
            {clause}
          </text>
        </g>
      ))}
    </svg>
  );
};
