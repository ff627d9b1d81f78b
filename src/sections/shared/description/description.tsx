import type { ReactNode } from 'react';
import { KeptText } from '#src/components/kept-text/kept-text.tsx';
import { Section, type SectionProps } from '#src/components/section/section.tsx';
import styles from './description.module.css';

type DescriptionProps = {
  id?: string;
  heading: string;
  note?: string | undefined;
  paragraphs: readonly string[];
  ground?: SectionProps['ground'];
  /** Above the text, showing what it says. */
  drawing?: ReactNode;
  /** Below the text: a button. */
  children?: ReactNode;
};

/** Running text: the first paragraph large, the others beside each other under it. By default what the firm does. */
export const Description = ({
  id = 'content',
  heading,
  note,
  paragraphs,
  ground = 'plain',
  drawing,
  children,
}: DescriptionProps) => (
  <Section id={id} heading={heading} note={note} layout="split" ground={ground}>
    {drawing}
    <div className={styles.text}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <KeptText text={paragraph} />
        </p>
      ))}
    </div>
    {children}
  </Section>
);
