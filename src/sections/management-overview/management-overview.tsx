import { Breadcrumbs, type BreadcrumbsProps } from '#src/components/breadcrumbs/breadcrumbs.tsx';
import { Drawing } from '#src/components/drawing/drawing.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import type { Picture } from '#src/pictures/picture.ts';
import styles from './management-overview.module.css';

export type ManagementOverviewProps = {
  /** The way from the home page to this one. */
  trail: BreadcrumbsProps;
  title: string;
  headline: string;
  tagline: string;
  services: readonly { name: string; summary: string; href: string; family: string; picture: Picture }[];
  learnMore: string;
};

/** A dark head, and four large pictures laid over its edge in two shifted columns. */
export const ManagementOverview = ({
  trail,
  title,
  headline,
  tagline,
  services,
  learnMore,
}: ManagementOverviewProps) => (
  <div className={styles.overview}>
    <div className={styles.head} data-ground="ink">
      <div className={styles.content}>
        <Breadcrumbs {...trail} />
        <h1>{title}</h1>
        <p className={styles.headline}>{headline}</p>
        <p className={styles.tagline}>{tagline}</p>
      </div>
    </div>
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
