import { LinkedText } from '#src/components/linked-text/linked-text.tsx';
import { Section } from '#src/components/section/section.tsx';
import type { Introduction as IntroductionContent } from '#src/content/schemas/services.ts';
import { EntryList } from '#src/sections/shared/entries/entries.tsx';
import { Paragraphs } from '#src/sections/shared/paragraphs/paragraphs.tsx';
import styles from './introduction.module.css';

/** What a reader should know beside the matter: where the result is recognised, and what it is not. */
export const Aside = ({ id, heading, text }: { id: string; heading: string; text: string }) => (
  <aside className={styles.aside} id={id} aria-labelledby={`${id}-heading`}>
    <h3 id={`${id}-heading`}>{heading}</h3>
    <p data-text="body">
      <LinkedText text={text} />
    </p>
  </aside>
);

type IntroductionProps = {
  introduction: IntroductionContent;
  /** The anchor. `content` is where the opening's arrow leads; only one section of a page has it. */
  id: string;
};

/** Who needs it, or what it consists of: a list or running text; and where the result is recognised. */
export const Introduction = ({ introduction, id }: IntroductionProps) => {
  const { kind, heading, recognition } = introduction;
  const isText = kind === 'paragraphs';
  return (
    <Section id={id} heading={heading} note={isText ? undefined : introduction.lead}>
      <div className={styles.columns}>
        {isText ? (
          <Paragraphs paragraphs={introduction.paragraphs} />
        ) : (
          <div>
            <EntryList id="introduction-list" look="rules" items={introduction.items} />
          </div>
        )}
        {recognition && <Aside id="recognition" {...recognition} />}
      </div>
    </Section>
  );
};
