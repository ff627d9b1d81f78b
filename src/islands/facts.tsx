import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';

type FactsProps = {
  items: readonly { label: string; text: string | undefined }[];
  /** Names that are sentences: on phones over what is said of them. */
  isWide?: boolean;
};

/** What is said of each, beside its name; nothing of what there is nothing to say. */
export const Facts = ({ items, isWide = false }: FactsProps) => (
  <dl className="tool-facts" data-wide={isWide || undefined}>
    {items.map(
      ({ label, text }) =>
        text && (
          <div key={label}>
            <dt data-text={isWide ? 'name' : 'small'}>{label}</dt>
            <dd>
              <UnbrokenText text={text} />
            </dd>
          </div>
        ),
    )}
  </dl>
);
