import { Section } from '#src/components/section/section.tsx';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import { namedPage } from '#src/sections/shared/page-cards/related.ts';
import { content } from '#src/site/content.ts';
import styles from './trades.module.css';

const { heading, note, items } = content.home.trades;

/** The shortest way to a standard: what each trade is asked for. */
export const Trades = () => (
  <Section id="trades" heading={heading} note={note} ground="mist" spacing="dense">
    <ul className={styles.trades} id="trade-list" data-fold>
      {items.map(({ trade, links }) => (
        <li key={trade}>
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
    <UnfoldButton controls="trade-list" count={items.length} label={content.labels.actions.showAll} />
  </Section>
);
