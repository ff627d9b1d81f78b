import { UnbrokenText } from '../unbroken-text/unbroken-text.tsx';

type Text = 'name' | 'small' | 'body' | 'lead' | 'statement';

export type Fact = {
  label: string;
  /** Where there is nothing to say the fact is left out. */
  value: string | undefined;
  /** Makes the value a link. */
  href?: string | undefined;
  /** How it looks where the list has no one look. */
  text?: Text | undefined;
  /** Phones fold it (components/unfold-button). */
  isDetail?: boolean | undefined;
};

type FactListProps = {
  facts: readonly Fact[];
  /** How they look: the place that shows them says it, ruled-facts.module.css, or `tool-facts` in the tools. */
  className: string | undefined;
  /** How their names look, and their values. */
  names?: 'label' | 'small' | 'name' | 'heading';
  text?: Text;
};

/** Facts, each with its name. */
export const FactList = ({ facts, className, names = 'label', text }: FactListProps) => (
  <dl className={className}>
    {facts.map(
      ({ label, value, href, isDetail, text: own = text }) =>
        value && (
          <div key={label + value} data-detail={isDetail || undefined}>
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
        ),
    )}
  </dl>
);
