import { Section } from '#src/components/section/section.tsx';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import styles from './trades.module.css';

type TradesProps = {
  heading: string;
  note?: string | undefined;
  /** Names the button that shows all on phones, where the list ends after the fourth. */
  showAll: string;
  trades: readonly { trade: string; links: readonly { name: string; href: string; family: string }[] }[];
};

/** The shortest way to a standard: what each trade is asked for. */
export const Trades = ({ heading, note, trades, showAll }: TradesProps) => (
  <Section id="trades" heading={heading} note={note} ground="mist" spacing="dense">
    <ul className={styles.trades} id="trade-list" data-fold>
      {trades.map(({ trade, links }) => (
        <li key={trade}>
          <h3 data-text="name">{trade}</h3>
          <ul>
            {links.map(({ name, href, family }) => (
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
    <UnfoldButton controls="trade-list" count={trades.length} label={showAll} />
  </Section>
);
