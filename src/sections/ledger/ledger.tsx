import { Icon } from '#src/components/icon/icon.tsx';
import { KeptText } from '#src/components/kept-text/kept-text.tsx';
import { Section } from '#src/components/section/section.tsx';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import type { BenefitGridProps } from '#src/sections/benefit-grid/benefit-grid.tsx';
import { ordinal } from '#src/sections/benefit-grid/ordinal.ts';
import styles from './ledger.module.css';

/** The same as the grid's: either form can show the benefits of a page. */
export type LedgerProps = BenefitGridProps;

/** The numbered benefits as two ruled columns without boxes; each row fills with blue under the pointer. */
export const Ledger = ({ benefits, showAll }: LedgerProps) => (
  <Section id="benefits" heading={benefits.heading} note={benefits.note} ground="mist">
    <ol className={styles.ledger} id="benefit-list" data-fold>
      {benefits.items.map(({ title, text, icon }, index) => (
        <li className={styles.entry} key={title}>
          <span className={styles.ordinal} data-ordinal>
            {ordinal(index)}
          </span>
          <div>
            <h3>
              <KeptText text={title} />
            </h3>
            <p className={styles.text}>
              <KeptText text={text} />
            </p>
          </div>
          <Icon name={icon} size="large" />
        </li>
      ))}
    </ol>
    <UnfoldButton controls="benefit-list" count={benefits.items.length} label={showAll} />
  </Section>
);
