import { UnbrokenText } from '../unbroken-text/unbroken-text.tsx';
import styles from './fact-list.module.css';

type Text = 'name' | 'small' | 'body' | 'lead' | 'statement';

/** With an address the value is a link; `text` is how it looks where the list has no one look. */
export type Fact = { label: string; value: string; href?: string | undefined; text?: Text };

type FactListProps = {
  facts: readonly Fact[];
  /** In ruled lines: rows, each name beside its value, or cells of a title block. Otherwise the place that shows them says it. */
  look?: 'rows' | 'cells';
  className?: string | undefined;
  /** How their names look, and their values. */
  names?: 'label' | 'name' | 'heading';
  text?: Text;
};

/** Facts, each with its name. */
export const FactList = ({ facts, look, className, names = 'label', text = 'name' }: FactListProps) => (
  <dl className={look ? styles[look] : className}>
    {facts.map(({ label, value, href, text: own = text }) => (
      <div key={label + value}>
        <dt data-text={names}>{label}</dt>
        <dd data-text={own}>
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
