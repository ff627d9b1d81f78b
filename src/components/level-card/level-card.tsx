import type { ReactNode } from 'react';
import styles from './level-card.module.css';

export type LevelCardProps = {
  as?: 'div' | 'li' | 'article';
  className?: string | undefined;
  family?: string | undefined;
  children: ReactNode;
  /** What the section that shows it tells its styles. */
  [data: `data-${string}`]: string | number | undefined;
};

/** The gauge card: it fills with blue on hover and on focus inside it. */
export const LevelCard = ({ as: Element = 'div', className, family, children, ...data }: LevelCardProps) => (
  <Element {...data} className={[styles.card, className].filter(Boolean).join(' ')} data-family={family}>
    {children}
  </Element>
);
