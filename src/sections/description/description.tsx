import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { Split } from '#src/components/split/split.tsx';
import styles from './description.module.css';

export type DescriptionProps = {
  heading: string;
  note?: string | undefined;
  paragraphs: readonly string[];
  ground?: SectionProps['ground'];
};

/** What the firm does here: the first paragraph large, the others beside each other under it. */
export const Description = ({ heading, note, paragraphs, ground = 'plain' }: DescriptionProps) => (
  <Section id="content" labelledBy="description-heading" ground={ground}>
    <Split id="description-heading" heading={heading} note={note}>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Split>
  </Section>
);
