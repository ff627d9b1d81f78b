import { UnbrokenText } from '../unbroken-text/unbroken-text.tsx';

type Text = 'name' | 'small' | 'body' | 'lead' | 'statement';

/** With an address the value is a link; `text` is how it looks where the list has no one look. */
export type Fact = { label: string; value: string; href?: string | undefined; text?: Text | undefined };

export type FactListProps = {
  facts: readonly Fact[];
  /** How they look: the place that shows them says it, or one of ruled-facts.module.css. */
  className: string | undefined;
  /** How their names look, and their values. */
  names?: 'label' | 'name' | 'heading';
  text?: Text;
};

/** Facts, each with its name. */
export const FactList = ({ facts, className, names = 'label', text = 'name' }: FactListProps) => (
  <dl className={className}>
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
