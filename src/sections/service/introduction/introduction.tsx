import { Section } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import type { Introduction as IntroductionContent } from '#src/content/schemas/service-sections.ts';
import { EntryList } from '#src/sections/shared/entries/entries.tsx';
import { Aside } from './aside.tsx';
import styles from './introduction.module.css';

type IntroductionProps = {
  introduction: IntroductionContent;
  /** The anchor. `content` is where the opening's arrow leads; only one section of a page has it. */
  id: string;
};

/** Who needs it, or what it consists of: a list, one large paragraph, or the key aspects; and where the result is recognised. */
export const Introduction = ({ introduction, id }: IntroductionProps) => {
  const { kind, heading, recognition } = introduction;
  const isParagraph = kind === 'audience-paragraph';
  return (
    <Section id={id} heading={heading} note={isParagraph ? undefined : introduction.lead}>
      <div className={styles.columns}>
        {isParagraph ? (
          <p className={styles.paragraph} data-text="statement">
            <UnbrokenText text={introduction.text} />
          </p>
        ) : (
          <div>
            <EntryList
              id="introduction-list"
              look={kind === 'key-aspects' ? 'rules' : 'lines'}
              items={introduction.items.map(({ label, ...item }) => ({ title: label, ...item }))}
              folds
            />
          </div>
        )}
        {recognition && <Aside id="recognition" {...recognition} />}
      </div>
    </Section>
  );
};
