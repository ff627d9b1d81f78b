import { Section } from '#src/components/section/section.tsx';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import { namedPage } from '#src/sections/shared/page-cards/related.ts';
import { content } from '#src/site/content.ts';
import styles from './trades.module.css';

const { heading, note, items } = content.home.trades;

/** How many trades phones show at first. */
const shown = 4;

/** The shortest way to a standard: what each trade is asked for. */
export const Trades = () => (
  <Section id="trades" heading={heading} note={note} ground="mist" spacing="dense">
    <ul className={styles.trades} id="trade-list" data-fold>
      {items.map(({ trade, links }, index) => (
        <li key={trade} data-detail={index >= shown || undefined}>
          <h3 data-text="name">{trade}</h3>
          <ul>
            {links
              .map(({ page }) => namedPage(page))
              .map(({ name, href, family }) => (
                <li key={href}>
                  <a href={href} data-family={family}>
                    {name}
                  </a>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
    {items.length > shown && (
      <UnfoldButton controls="trade-list" count={items.length} label={content.labels.actions.showAll} />
    )}
  </Section>
);
