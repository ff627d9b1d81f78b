import { logoSheets } from '@site/isometric';
import { content } from '#src/site/content.ts';
import styles from './brand.module.css';

const { name, descriptor } = content.firm;

/** Logo and wordmark: the link home. */
export const Brand = ({ href }: { href: string }) => (
  <a className={styles.brand} href={href}>
    <svg viewBox="0 0 38 54" aria-hidden="true">
      {logoSheets.map(({ fill, d }) => (
        <path key={d} fill={fill} d={d} />
      ))}
    </svg>
    <div>
      <div className={styles.name} data-text="heading" data-fit>
        {name}
      </div>
      <div className={styles.descriptor} data-text="label">
        {descriptor}
      </div>
    </div>
  </a>
);
