import { Drawing } from '#src/components/drawing/drawing.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { KeptText } from '#src/components/kept-text/kept-text.tsx';
import type { Picture } from '#src/components/picture.ts';
import { Section } from '#src/components/section/section.tsx';
import styles from './caution.module.css';

type CautionProps = { heading: string; text: string; picture: Picture };

/** A common misunderstanding, put right: the thing is not a seal of quality. */
export const Caution = ({ heading, text, picture }: CautionProps) => (
  <Section id="caution" labelledBy="caution-heading" ground="mist">
    <div className={styles.caution}>
      <div className={styles.sheet} aria-hidden="true">
        <Drawing picture={picture} />
        <Icon name="equal-not" size="fluid" />
        <Icon name="rosette-discount-check" size="fluid" />
      </div>
      <div>
        <h2 id="caution-heading">
          <KeptText text={heading} />
        </h2>
        <p className={styles.text} data-text="lead">
          {text}
        </p>
      </div>
    </div>
  </Section>
);
