import { KeptText } from '#src/components/kept-text/kept-text.tsx';

export type Fact = { label: string; value: string };
export type FactListProps = { facts: readonly Fact[]; className?: string | undefined };

/** Facts, each with its name. How they are set is the matter of the place they stand in. */
export const FactList = ({ facts, className }: FactListProps) => (
  <dl className={className}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <KeptText text={value} />
        </dd>
      </div>
    ))}
  </dl>
);
