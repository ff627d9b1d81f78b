import { Icon } from '#src/components/icon/icon.tsx';
import { KeptText } from '#src/components/kept-text/kept-text.tsx';
import { Section } from '#src/components/section/section.tsx';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import type { Introduction as IntroductionContent } from '#src/content/schemas/service-sections.ts';
import type { Picture } from '#src/pictures/picture.ts';
import styles from './introduction.module.css';
import { RecognitionCard } from './recognition-card.tsx';

export type IntroductionProps = {
  introduction: IntroductionContent;
  /** Names the button that shows all on phones, where a long list ends after the fourth. */
  showAll?: string | undefined;
  /** The object on the recognition card. */
  picture: Picture;
  /** The anchor. `content` is where the opening's arrow leads; only one section of a page has it. */
  id?: string;
};

const headingId = 'introduction-heading';

/** Who needs it, or what it consists of: a list, one large paragraph, or the key aspects. */
export const Introduction = ({ introduction, showAll, picture, id = 'content' }: IntroductionProps) => {
  const { kind, heading, recognition } = introduction;
  const card = recognition && (
    <RecognitionCard {...recognition} picture={picture} wide={kind === 'key-aspects'} />
  );
  const unfold = showAll && kind !== 'audience-paragraph' && (
    <UnfoldButton controls="introduction-list" count={introduction.items.length} label={showAll} />
  );
  if (kind === 'key-aspects') {
    return (
      <Section id={id} heading={heading} note={introduction.lead}>
        <ul className={styles.aspects} id="introduction-list" data-fold={showAll ? true : undefined}>
          {introduction.items.map(({ label, text, icon }) => (
            <li key={label}>
              <Icon name={icon} size="large" />
              <div>
                <h3>
                  <KeptText text={label} />
                </h3>
                {text && (
                  <p className={styles.soft}>
                    <KeptText text={text} />
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
        {unfold}
        {card}
      </Section>
    );
  }
  return (
    <Section id={id} labelledBy={headingId}>
      <div className={styles.columns} data-card={card ? true : undefined}>
        <div>
          <h2 id={headingId}>
            <KeptText text={heading} />
          </h2>
          {kind === 'audience-paragraph' && (
            <p className={styles.paragraph}>
              <KeptText text={introduction.text} />
            </p>
          )}
          {kind === 'audience-list' && (
            <>
              {introduction.lead && (
                <p className={styles.lead}>
                  <KeptText text={introduction.lead} />
                </p>
              )}
              <ul className={styles.audience} id="introduction-list" data-fold={showAll ? true : undefined}>
                {introduction.items.map(({ label, text, icon }) => (
                  <li key={label}>
                    <Icon name={icon} size="large" />
                    <div>
                      <p className={styles.label}>
                        <KeptText text={label} />
                      </p>
                      {text && (
                        <p className={styles.soft}>
                          <KeptText text={text} />
                        </p>
                      )}
                    </div>
                  </li>
                ))}
              </ul>
              {unfold}
            </>
          )}
        </div>
        {card}
      </div>
    </Section>
  );
};
