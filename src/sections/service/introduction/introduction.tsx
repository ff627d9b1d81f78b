import { Drawing } from '#src/components/drawing/drawing.tsx';
import { LinkedText } from '#src/components/linked-text/linked-text.tsx';
import type { Picture } from '#src/components/picture.ts';
import { Section } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import type { Introduction as IntroductionContent } from '#src/content/schemas/service-sections.ts';
import { EntryList } from '#src/sections/shared/entries/entries.tsx';
import styles from './introduction.module.css';
import recognitionCard from './recognition-card.module.css';

type IntroductionProps = {
  introduction: IntroductionContent;
  /** Names the button that shows all on phones, where a long list ends after the fourth. */
  showAll?: string | undefined;
  /** The object on the recognition card. */
  picture: Picture;
  /** The anchor. `content` is where the opening's arrow leads; only one section of a page has it. */
  id?: string;
};

const headingId = 'introduction-heading';

/** Who needs it, or what it consists of: a list, one large paragraph, or the key aspects; and where the result is recognised. */
export const Introduction = ({ introduction, showAll, picture, id = 'content' }: IntroductionProps) => {
  const { kind, heading, recognition } = introduction;
  const isAspects = kind === 'key-aspects';
  const card = recognition && (
    <aside
      className={recognitionCard.card}
      data-wide={isAspects || undefined}
      aria-labelledby="recognition-heading"
    >
      <Drawing picture={picture} />
      <div>
        <h3 id="recognition-heading" data-text="statement">
          {recognition.heading}
        </h3>
        <p data-text={isAspects ? 'lead' : 'body'}>
          <LinkedText text={recognition.text} />
        </p>
      </div>
    </aside>
  );
  const list = kind !== 'audience-paragraph' && (
    <EntryList
      id="introduction-list"
      look={isAspects ? 'rules' : 'lines'}
      items={introduction.items.map(({ label, ...item }) => ({ title: label, ...item }))}
      showAll={showAll}
    />
  );
  if (isAspects) {
    return (
      <Section id={id} heading={heading} note={introduction.lead}>
        {list}
        {card}
      </Section>
    );
  }
  return (
    <Section id={id} labelledBy={headingId}>
      <div className={styles.columns} data-card={card ? true : undefined}>
        <div>
          <h2 id={headingId}>
            <UnbrokenText text={heading} />
          </h2>
          {kind === 'audience-paragraph' && (
            <p className={styles.paragraph} data-text="statement">
              <UnbrokenText text={introduction.text} />
            </p>
          )}
          {kind === 'audience-list' && introduction.lead && (
            <p data-text="lead">
              <UnbrokenText text={introduction.lead} />
            </p>
          )}
          {list}
        </div>
        {card}
      </div>
    </Section>
  );
};
