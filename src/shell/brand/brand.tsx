import { logoSheets } from '@site/isometric';
import styles from './brand.module.css';

export type BrandProps = { href: string; name: string; descriptor: string };

/** Logo and wordmark: the link home. */
export const Brand = ({ href, name, descriptor }: BrandProps) => (
  <a className={styles.brand} href={href}>
    <svg viewBox="0 0 38 54" aria-hidden="true">
      {logoSheets.map(({ fill, d }) => (
        <path key={d} fill={fill} d={d} />
      ))}
    </svg>
    <span>
      <span className={styles.name} data-text="heading" data-fit>
        {name}
      </span>
      <span className={styles.descriptor} data-text="label">
        {descriptor}
      </span>
    </span>
  </a>
);
