import { Drawing } from '#src/components/drawing/drawing.tsx';
import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { fill } from '#src/content/fill.ts';
import { sampleNote } from '#src/content/sample-note.ts';
import { picture } from '#src/pictures/drawings.ts';
import { content } from '#src/site/content.ts';
import styles from './testimonials.module.css';

const { labels, testimonials } = content;
const areSamples = sampleNote(testimonials, labels.samples.testimonials);

const full = 5;

/** A rating of 1 to 5 as a gauge of squares, with its figure, and its words for those who hear it. */
const Gauge = ({ rating }: { rating: number }) => (
  <p className={styles.rating} data-in-words>
    <span data-visually-hidden>{fill(labels.rating, { rating })}</span>
    <svg className={styles.gauge} viewBox={`0 0 ${full} 1`} aria-hidden="true">
      <path d={`M0 .5h${full}`} />
      <path d={`M0 .5h${rating}`} />
    </svg>
    <span data-text="label" aria-hidden="true">
      {rating}/{full}
    </span>
  </p>
);

/**
 * What clients say, on sheets beside one another, each with its rating on a gauge. A sample is a place kept free: the text says
 * what for, and is nobody's words.
 */
export const Testimonials = ({ heading, note }: Pick<SectionProps, 'heading' | 'note'>) => (
  <Section id="testimonials" heading={heading} note={areSamples ?? note} ground="sand" spacing="dense">
    <div className={styles.sheets}>
      {testimonials.map(({ quote, client, detail, rating, drawing, sample }) => (
        <figure className={styles.sheet} key={client} data-sample={sample}>
          <blockquote data-text={sample ? 'body' : 'statement'}>
            <p>
              <UnbrokenText text={sample ? quote : `“${quote}”`} />
            </p>
          </blockquote>
          <figcaption className={styles.client}>
            <Drawing picture={picture(`${drawing}-object`)} />
            <div>
              <p data-text="name">{client}</p>
              <p data-text="small">
                <UnbrokenText text={detail} />
              </p>
            </div>
            <Gauge rating={rating} />
          </figcaption>
        </figure>
      ))}
    </div>
  </Section>
);
