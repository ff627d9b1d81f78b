import { Fragment } from 'react';
import { Section } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { readableDay } from '#src/content/days.ts';
import { deadlinesOf, isCountable } from '../deadlines.ts';
import type { EditionLabels } from '../labels.ts';
import { Certainty } from '../marks.tsx';
import type { EditionsPage } from '../page-schema.ts';
import { asOf, type ShownEdition } from '../register-data.ts';
import styles from './deadline-bars.module.css';
import { newYears, partOf, percent, spanOf } from './scale.ts';

type DeadlineBarsProps = {
  rows: readonly ShownEdition[];
  words: Pick<EditionsPage, 'deadlines' | 'days'>;
  labels: EditionLabels;
};

/**
 * A bar from today to the last deadline of each edition, in it the part until the one before. At build they run from the day of
 * the check and carry dates only; the behaviour `deadline-bars` moves their beginning to today and counts the days. What will end
 * on a day that could not be confirmed has no bar, and comes first of all.
 */
export const DeadlineBars = ({ rows, words: { deadlines: words, days }, labels }: DeadlineBarsProps) => {
  const checkedOn = asOf(rows);
  const unconfirmed = rows.filter(
    ({ status, ends }) => status === 'in-transition' && !(ends && isCountable(ends)),
  );
  const deadlines = deadlinesOf(rows).filter(({ day }) => day > checkedOn);
  const span = spanOf(checkedOn, deadlines);
  return (
    <Section id="deadlines" heading={words.heading} ground="ink" spacing="dense" reveal="none">
      <p className={styles.stale} data-stale={checkedOn} hidden>
        {labels.stale.replace('{day}', readableDay(checkedOn))}
      </p>
      <div
        className={styles.chart}
        data-deadlines
        data-until={span.until}
        data-today={days.today}
        data-one={days.one}
        data-other={days.other}
        data-passed={days.passed}
      >
        <svg className={styles.grid} data-text="label" aria-hidden="true">
          {newYears(span).map((day) => (
            <Fragment key={day}>
              <rect x={percent(partOf(span, day))} width="1" height="100%" data-tick={day} />
              <text x={percent(partOf(span, day))} y="100%" dy="18" data-tick={day}>
                {day.slice(0, 4)}
              </text>
            </Fragment>
          ))}
          {/* Below the years, as one may begin with the axis. */}
          <text y="100%" dy="38" data-start>
            {readableDay(checkedOn)}
          </text>
        </svg>
        <ul className={styles.bars}>
          {unconfirmed.map(({ named, family }) => (
            <li className={styles.deadline} key={named} data-family={family}>
              <p data-text="name">{named}</p>
              <p className={styles.unconfirmed}>{words.unconfirmed}</p>
            </li>
          ))}
          {[...Map.groupBy(deadlines, ({ row }) => row)].map(([{ named, family }, dates]) => (
            <li className={styles.deadline} key={named} data-family={family}>
              <p data-text="name">{named}</p>
              <svg className={styles.track} aria-hidden="true">
                {/* The nearer lies on the further. */}
                {dates.toReversed().map(({ kind, day }) => (
                  <rect key={kind} width={percent(partOf(span, day))} data-bar={day} data-kind={kind} />
                ))}
                <text
                  className={styles.count}
                  data-text="figure"
                  y="50%"
                  dy=".36em"
                  data-count={dates.at(-1)?.day}
                  data-needs-script
                >
                  <tspan />
                  <tspan className={styles.unit} data-text="label" dx="8">
                    {days.unit}
                  </tspan>
                </text>
              </svg>
              <div className={styles.dates}>
                {dates.map(({ kind, day, certainty }, index) => (
                  <div key={kind}>
                    <p data-text="small" data-row>
                      <b>
                        <time dateTime={day}>{readableDay(day)}</time>
                      </b>{' '}
                      {/* The last count stands large in the bar; here it is for those who hear the page, and for paper. */}
                      <b
                        className={styles.left}
                        data-visually-hidden={index === dates.length - 1 || undefined}
                        data-days-left={day}
                      />
                    </p>
                    <p data-text="small" data-row>
                      <span>{labels[kind]}</span> <Certainty level={certainty} labels={labels} />
                    </p>
                  </div>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </div>
      <p data-text="body">
        <UnbrokenText text={words.note} />
      </p>
    </Section>
  );
};
