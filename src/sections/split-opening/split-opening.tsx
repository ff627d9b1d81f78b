import { Breadcrumbs, type BreadcrumbsProps } from '#src/components/breadcrumbs/breadcrumbs.tsx';
import styles from './split-opening.module.css';

export type SplitOpeningProps = {
  /** The way from the home page to this one. */
  trail: BreadcrumbsProps;
  title: string;
  headline: string;
  tagline: string;
  /** Below the tagline: how to read the page. */
  lead?: string | undefined;
};

/** The opening of a page without a drawing: its name and headline at the left, what it holds at the right. */
export const SplitOpening = ({ trail, title, headline, tagline, lead }: SplitOpeningProps) => (
  <div className={styles.opening} data-ground="ink">
    <div>
      <Breadcrumbs {...trail} />
      <h1>{title}</h1>
      <p className={styles.headline}>{headline}</p>
    </div>
    <div className={styles.tagline}>
      <p>{tagline}</p>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  </div>
);
