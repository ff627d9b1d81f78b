import { type Fact, FactList } from '#src/components/fact-list/fact-list.tsx';
import styles from './legal-head.module.css';

export type LegalHeadProps = {
  title: string;
  tagline: string;
  /** The sheet's data, where there is any to say. */
  data: readonly Fact[];
};

/** The opening of the legal page: the title at the left, the sheet's data at the right. */
export const LegalHead = ({ title, tagline, data }: LegalHeadProps) => (
  <div className={styles.head}>
    <div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.tagline}>{tagline}</p>
    </div>
    {data.length > 0 && <FactList className={styles.data} facts={data} />}
  </div>
);
