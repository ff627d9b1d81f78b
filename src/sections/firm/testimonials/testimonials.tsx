import type { z } from 'zod';
import { Drawing } from '#src/components/drawing/drawing.tsx';
import { GaugeRating } from '#src/components/gauge-rating/gauge-rating.tsx';
import type { Picture } from '#src/components/picture.ts';
import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import type { testimonials } from '#src/content/schemas/firm-lists.ts';
import styles from './testimonials.module.css';

type TestimonialsProps = Omit<SectionProps, 'children' | 'ground'> & {
  /** A sample is a place kept free: the text says what for, and is nobody's words. */
  testimonials: readonly (z.infer<typeof testimonials>[number] & { picture: Picture })[];
  /** The rating in words; `{rating}` is filled in. */
  ratingLabel: string;
  /** Says that they are samples, while they are, in place of the note. */
  sampleNote?: string | undefined;
};

/** What clients say, on sheets beside one another, each with its rating on a gauge. */
export const Testimonials = ({
  testimonials,
  ratingLabel,
  sampleNote,
  note,
  ...section
}: TestimonialsProps) => (
  <Section {...section} note={sampleNote ?? note} ground="sand" spacing="dense">
    <div className={styles.sheets}>
      {testimonials.map(({ quote, client, detail, rating, picture, sample }) => (
        <figure className={styles.sheet} key={client} data-sample={sample}>
          <blockquote data-text={sample ? 'body' : 'statement'}>
            <p>
              <UnbrokenText text={sample ? quote : `“${quote}”`} />
            </p>
          </blockquote>
          <figcaption className={styles.client}>
            <Drawing picture={picture} />
            <div>
              <p data-text="name">{client}</p>
              <p data-text="small">
                <UnbrokenText text={detail} />
              </p>
            </div>
            <GaugeRating rating={rating} label={ratingLabel} />
          </figcaption>
        </figure>
      ))}
    </div>
  </Section>
);
