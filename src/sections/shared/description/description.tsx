import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import styles from './description.module.css';

type DescriptionProps = SectionProps & { paragraphs: readonly string[] };

/** The first paragraph large, the others beside each other under it. */
export const Paragraphs = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <div className={styles.text}>
    {paragraphs.map((paragraph, index) => (
      <p data-text={index === 0 ? 'statement' : 'body'} key={paragraph}>
        <UnbrokenText text={paragraph} />
      </p>
    ))}
  </div>
);

/** A section of running text. By default what the firm does. */
export const Description = ({ paragraphs, children, ...section }: DescriptionProps) => (
  <Section id="content" layout="split" {...section}>
    <Paragraphs paragraphs={paragraphs} />
    {children}
  </Section>
);
