import { Drawing } from '#src/components/drawing/drawing.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import type { Picture } from '#src/pictures/picture.ts';
import { SplitOpening, type SplitOpeningProps } from '#src/sections/split-opening/split-opening.tsx';
import styles from './management-overview.module.css';

export type ManagementOverviewProps = Omit<SplitOpeningProps, 'lead'> & {
  services: readonly { name: string; summary: string; href: string; family: string; picture: Picture }[];
  learnMore: string;
};

/** A dark head, and four large pictures laid over its edge in two shifted columns. */
export const ManagementOverview = ({ services, learnMore, ...opening }: ManagementOverviewProps) => (
  <div className={styles.overview}>
    <SplitOpening {...opening} />
    <ul className={styles.services}>
      {services.map(({ name, summary, href, family, picture }) => (
        <li className={styles.service} key={href} data-family={family}>
          <div className={styles.picture}>
            <Drawing picture={picture} />
          </div>
          <h2 className={styles.name}>
            <a href={href}>{name}</a>
          </h2>
          <p className={styles.summary}>{summary}</p>
          <span className={styles.more} aria-hidden="true">
            {learnMore}
            <Icon name="arrow-right" />
          </span>
        </li>
      ))}
    </ul>
  </div>
);
