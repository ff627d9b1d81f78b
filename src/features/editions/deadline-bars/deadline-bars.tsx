import { Certainty, type CertaintyProps } from '#src/components/certainty/certainty.tsx';
import { Section } from '#src/components/section/section.tsx';
import { readableDay } from '#src/content/days.ts';
import type { DaysWords } from '../days-left.ts';
import { months, partOf, percent, spanOf } from '../scale.ts';
import styles from './deadline-bars.module.css';

export type BarDeadline = {
  named: string;
  /** What happens on the day. */
  event: string;
  kind: 'lastNew' | 'newOnly' | 'ends';
  day: string;
  family: string;
  /** How sure the day is, and what follows from that: left out on paper, where the key below has it. */
  certainty: { level: CertaintyProps['level']; word: string; meaning?: string | undefined };
};

type DeadlineBarsProps = {
  heading: string;
  note?: string | undefined;
  /** What will end on a day that could not be confirmed: no bar, and first of all. */
  unconfirmed: readonly { named: string; family: string }[];
  /** What to do about it. */
  unconfirmedText: string;
  deadlines: readonly BarDeadline[];
  /** The day from which the bars run until the browser has put today in its place. */
  checkedOn: string;
  words: DaysWords & { today: string; unit: string };
  /** Shown by the browser when the check is long ago. */
  stale: string;
};

/** The beginning of the axis, which belongs to the day it begins with. */
const LABEL_FREE = 0.2;

/**
 * A bar from today to each deadline. At build they run from the day of the check and carry dates only;
 * the behaviour `deadline-bars` moves their beginning to today and counts the days.
 */
export const DeadlineBars = ({
  heading,
  note,
  unconfirmed,
  unconfirmedText,
  deadlines,
  checkedOn,
  words,
  stale,
}: DeadlineBarsProps) => {
  const span = spanOf(checkedOn, deadlines);
  return (
    <Section id="deadlines" heading={heading} note={note} ground="ink" spacing="dense" reveal="none">
      <p className={styles.stale} data-stale={checkedOn} hidden>
        {stale.replace('{day}', readableDay(checkedOn))}
      </p>
      <div
        className={styles.chart}
        data-deadlines
        data-until={span.until}
        data-today={words.today}
        data-one={words.one}
        data-other={words.other}
        data-passed={words.passed}
      >
        <svg className={styles.grid} aria-hidden="true">
          {months(span).map((month) => (
            <rect
              key={month}
              x={percent(partOf(span, month))}
              width="1"
              height="100%"
              data-tick={month}
              data-year={month.slice(5, 7) === '01' ? '' : undefined}
            />
          ))}
        </svg>
        <ul className={styles.bars}>
          {unconfirmed.map(({ named, family }) => (
            <li className={styles.deadline} key={named} data-family={family}>
              <p data-text="name">{named}</p>
              <p className={styles.unconfirmed}>{unconfirmedText}</p>
            </li>
          ))}
          {deadlines.map(({ named, event, kind, day, family, certainty }) => (
            <li className={styles.deadline} key={`${named} ${kind}`} data-family={family} data-kind={kind}>
              <div className={styles.words}>
                <p data-text="name">{named}</p>
                <p data-text="small">
                  {event}: <time dateTime={day}>{readableDay(day)}</time>
                </p>
                <p className={styles.certainty}>
                  <Certainty
                    level={certainty.level}
                    word={
                      <span>
                        {certainty.word}
                        {certainty.meaning && <span>: {certainty.meaning}</span>}
                      </span>
                    }
                  />
                  {/* The count stands large in the bar; here it is for those who hear the page, and for paper. */}
                  <span className={styles.left} data-visually-hidden data-days-left={day} />
                </p>
              </div>
              <svg className={styles.track} aria-hidden="true">
                <rect className={styles.bar} width={percent(partOf(span, day))} data-bar={day} />
                <text
                  className={styles.count}
                  data-text="figure"
                  y="50%"
                  dy=".36em"
                  data-count={day}
                  data-needs-script
                >
                  <tspan />
                  <tspan className={styles.unit} data-text="label" dx="8">
                    {words.unit}
                  </tspan>
                </text>
              </svg>
            </li>
          ))}
        </ul>
        <svg className={styles.axis} data-text="label" aria-hidden="true">
          <text x="0" y="16" data-start>
            {readableDay(checkedOn)}
          </text>
          {months(span)
            .filter((month) => month.endsWith('-01-01') && partOf(span, month) > LABEL_FREE)
            .map((month) => (
              <text key={month} x={percent(partOf(span, month))} y="16" data-tick={month} data-label="">
                {month.slice(0, 4)}
              </text>
            ))}
        </svg>
      </div>
    </Section>
  );
};
