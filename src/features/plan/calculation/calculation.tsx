/**
 * A value with its numbers apart from its words, `14.4 to 18 days`: every second piece is a number. It measures from the first of
 * them to the last, nothing where it has none.
 */
export const measured = (value: string) => {
  const pieces = value.split(/(\d+(?:\.\d+)?)/);
  const numbers = pieces.filter((_, index) => index % 2 === 1).map(Number);
  return { pieces, from: numbers[0] ?? 0, to: numbers.at(-1) ?? 0 };
};

/** One tick for each whole unit, every fifth longer. */
const ticks = (length: number) =>
  Array.from({ length: Math.floor(length) + 1 }, (_, at) => `M${at} 0V${at % 5 ? 4 : 8}`).join('');

/** A length drawn to scale, the longest beside it filling the width: a bar as long as it may become on a ruler, its unsure end lighter. */
export const Ruler = ({ from, to, longest }: { from: number; to: number; longest: number }) => (
  <svg
    className="plan-ruler"
    width="100%"
    height="20"
    viewBox={`0 0 ${longest} 20`}
    preserveAspectRatio="none"
    fill="currentColor"
    stroke="currentColor"
    aria-hidden="true"
  >
    <rect width={to} height="10" opacity=".45" stroke="none" />
    <rect width={from} height="10" stroke="none" />
    <path d={`M0 0H${to}${ticks(to)}`} transform="translate(0 11)" vectorEffect="non-scaling-stroke" />
  </svg>
);

type CalculationProps = { lines: readonly { label: string; value: string }[] };

/** A worked example, line by line: each number large over a ruler, all to one scale. */
export const Calculation = ({ lines }: CalculationProps) => {
  const measures = lines.map(({ label, value }) => ({ label, ...measured(value) }));
  const longest = Math.max(...measures.map(({ to }) => to));
  return (
    <dl className="calculation">
      {measures.map(({ label, pieces, from, to }) => (
        <div key={label}>
          <dt data-text="name">{label}</dt>
          <dd>
            <span>
              {pieces.map((piece, index) =>
                index % 2 === 1 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a value never change places
                  <b key={index} data-text="figure">
                    {piece}
                  </b>
                ) : (
                  piece
                ),
              )}
            </span>
            {to > 0 && <Ruler from={from} to={to} longest={longest} />}
          </dd>
        </div>
      ))}
    </dl>
  );
};
