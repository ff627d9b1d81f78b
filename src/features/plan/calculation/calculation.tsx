import { Section, type SectionProps } from '#src/components/section/section.tsx';
import styles from './calculation.module.css';
import { measured, numbersApart } from './measured.ts';
import { Ruler } from './ruler.tsx';

type CalculationProps = Omit<SectionProps, 'children'> & {
  lines: readonly { label: string; value: string }[];
};

/** A worked example, line by line: each number large over a ruler, all to one scale. */
export const Calculation = ({ lines, ...section }: CalculationProps) => {
  const measures = lines.map((line) => ({ ...line, span: measured(line.value) }));
  const longest = Math.max(...measures.map(({ span }) => span?.to ?? 0));
  return (
    <Section {...section}>
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
    </Section>
  );
};
