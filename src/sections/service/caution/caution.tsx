import { Drawing } from '#src/components/drawing/drawing.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import type { Picture } from '#src/components/picture.ts';
import { Section } from '#src/components/section/section.tsx';
import styles from './caution.module.css';

type CautionProps = { heading: string; text: string; picture: Picture };

/** A common misunderstanding, put right: the thing is not a seal of quality. */
export const Caution = ({ heading, text, picture }: CautionProps) => (
  <Section id="caution" heading={heading} note={text} layout="split" ground="mist">
    <div className={styles.sheet} aria-hidden="true">
      <Drawing picture={picture} />
      <Icon name="equal-not" />
      <Icon name="rosette-discount-check" />
    </div>
  </Section>
);
