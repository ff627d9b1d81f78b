import styles from './brand.module.css';
import { LogoMark } from './logo-mark.tsx';

export type BrandProps = { href: string; name: string; descriptor: string };

/** Logo and wordmark: the link home. */
export const Brand = ({ href, name, descriptor }: BrandProps) => (
  <a className={styles.brand} href={href}>
    <LogoMark />
    <span>
      <span className={styles.name}>{name}</span>
      <span className={styles.descriptor}>{descriptor}</span>
    </span>
  </a>
);
