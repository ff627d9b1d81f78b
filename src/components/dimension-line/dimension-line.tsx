import type { ReactNode } from 'react';
import styles from './dimension-line.module.css';

type DimensionLineProps = { as?: 'p' | 'dd'; className?: string | undefined; children: ReactNode };

/** A line with end marks, as on an engineering drawing, with words in a gap of it. */
export const DimensionLine = ({ as: Element = 'p', className, children }: DimensionLineProps) => (
  <Element className={[styles.line, className].filter(Boolean).join(' ')} data-text="label">
    {children}
  </Element>
);
