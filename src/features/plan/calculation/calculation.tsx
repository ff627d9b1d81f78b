import styles from './calculation.module.css';

/** A value with its numbers apart from its words, `14.4 to 18 days`: every second piece is a number. */
export const numbersApart = (value: string) => value.split(/(\d+(?:\.\d+)?)/);

/** What a value measures: from its first number to its last. Undefined where it has none. */
export const measured = (value: string) => {
  const numbers = numbersApart(value).flatMap((piece, index) => (index % 2 === 1 ? [Number(piece)] : []));
  const [from] = numbers;
  const to = numbers.at(-1);
  return from === undefined || to === undefined ? undefined : { from, to };
};

/** One tick for each whole unit, every fifth longer. */
const ticks = (length: number) =>
  Array.from({ length: Math.floor(length) + 1 }, (_, at) => `M${at} 0V${at % 5 ? 4 : 8}`).join('');

/** A length drawn to scale, the longest beside it filling the width: a bar as long as it may become on a ruler, its unsure end lighter. */
const Ruler = ({ from, to, longest }: { from: number; to: number; longest: number }) => (
  <svg
    className={styles.ruler}
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
  const measures = lines.map((line) => ({ ...line, span: measured(line.value) }));
  const longest = Math.max(...measures.map(({ span }) => span?.to ?? 0));
  return (
    <dl className={styles.lines}>
      {measures.map(({ label, value, span }) => (
        <div key={label}>
          <dt data-text="label">{label}</dt>
          <dd>
            {numbersApart(value).map((piece, index) =>
              index % 2 === 1 ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a value never change places
                <b key={index} data-text="title">
                  {piece}
                </b>
              ) : (
                piece
              ),
            )}
            {span && <Ruler {...span} longest={longest} />}
          </dd>
        </div>
      ))}
    </dl>
  );
};
