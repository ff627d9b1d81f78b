import { UnbrokenText } from '../unbroken-text/unbroken-text.tsx';

/** With an address the value is a link. */
export type Fact = { label: string; value: string; href?: string | undefined };

type FactListProps = {
  facts: readonly Fact[];
  /** How they look: the place that shows them says it. */
  className: string | undefined;
  text?: 'name' | 'small';
};

/** Facts, each with its name. */
export const FactList = ({ facts, className, text = 'name' }: FactListProps) => (
  <dl className={className}>
    {facts.map(({ label, value, href }) => (
      <div key={label + value}>
        <dt data-text="label">{label}</dt>
        <dd data-text={text}>
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
