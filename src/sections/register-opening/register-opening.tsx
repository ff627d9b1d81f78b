import styles from './register-opening.module.css';

export type RegisterOpeningProps = { title: string; headline: string; tagline: string; lead: string };

/** The opening of the register: its name and question at the left, how to read it at the right. */
export const RegisterOpening = ({ title, headline, tagline, lead }: RegisterOpeningProps) => (
  <div className={styles.opening} data-ground="ink">
    <div className={styles.content}>
      <div>
        <h1>{title}</h1>
        <p className={styles.headline}>{headline}</p>
      </div>
      <div className={styles.lead}>
        <p>{tagline}</p>
        <p className={styles.how}>{lead}</p>
      </div>
    </div>
  </div>
);
