import { Drawing } from '#src/components/drawing/drawing.tsx';
import { GaugeRating } from '#src/components/gauge-rating/gauge-rating.tsx';
import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { sampleNote } from '#src/content/sample-note.ts';
import { picture } from '#src/pictures/drawings.ts';
import { content } from '#src/site/content.ts';
import styles from './testimonials.module.css';

const { labels, testimonials } = content;
const areSamples = sampleNote(testimonials, labels.samples.testimonials);

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
            <GaugeRating rating={rating} label={labels.rating} />
          </figcaption>
        </figure>
      ))}
    </div>
  </Section>
);
