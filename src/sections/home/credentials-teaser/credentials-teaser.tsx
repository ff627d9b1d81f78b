import { Button } from '#src/components/button/button.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { KeptText } from '#src/components/kept-text/kept-text.tsx';
import { Section } from '#src/components/section/section.tsx';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import { ordinal } from '#src/sections/shared/entries/ordinal.ts';
import styles from './credentials-teaser.module.css';

type CredentialsTeaserProps = {
  heading: string;
  text: string;
  action: { label: string; href: string };
  credentials: readonly { title: string; summary: string }[];
  /** Names the button below the list that shows all on phones. */
  showAll: string;
};

/** The credentials as one ruled list, with the way to the page that shows what stands behind them. */
export const CredentialsTeaser = ({
  heading,
  text,
  action,
  credentials,
  showAll,
}: CredentialsTeaserProps) => (
  <Section id="home-credentials" labelledBy="home-credentials-heading" ground="mist">
    <div className={styles.columns}>
      <div>
        <h2 id="home-credentials-heading">{heading}</h2>
        <p className={styles.text}>
          <KeptText text={text} />
        </p>
        <Button href={action.href}>
          {action.label}
          <Icon name="arrow-right" size="small" />
        </Button>
      </div>
      <div>
        <ol className={styles.list} id="credential-list" data-fold>
          {credentials.map(({ title, summary }, index) => (
            <li key={title}>
              <span className={styles.ordinal} data-ordinal>
                {ordinal(index)}
              </span>
              <h3>{title}</h3>
              <span className={styles.summary}>{summary}</span>
            </li>
          ))}
        </ol>
        <UnfoldButton controls="credential-list" count={credentials.length} label={showAll} />
      </div>
    </div>
  </Section>
);
