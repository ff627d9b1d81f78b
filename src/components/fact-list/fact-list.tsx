import { UnbrokenText } from '../unbroken-text/unbroken-text.tsx';
import styles from './fact-list.module.css';

/** With an address the value is a link. */
export type Fact = { label: string; value: string; href?: string | undefined };

type FactListProps = {
  facts: readonly Fact[];
  /** Ruled rows, pairs on ink, cells of a title block, columns. Without one the place that shows them sets them. */
  look?: 'rows' | 'pairs' | 'cells' | 'columns';
  className?: string | undefined;
};

/** Facts, each with its name. */
export const FactList = ({ facts, look, className }: FactListProps) => (
  <dl className={look ? styles.facts : className} data-look={look}>
    {facts.map(({ label, value, href }) => (
      <div key={label + value}>
        <dt data-text="label">{label}</dt>
        <dd data-text={look === 'columns' ? 'small' : 'name'}>
          {href ? (
            <a href={href} data-tap>
              {value}
            </a>
          ) : (
            <UnbrokenText text={value} />
          )}
        </dd>
      </div>
    ))}
  </dl>
);
