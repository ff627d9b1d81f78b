import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';

type Line = {
  label: string;
  text: string;
  /** Where it leads, and the words that say so. */
  href?: string | undefined;
  more?: string | undefined;
  level?: string | undefined;
};

type LinesProps = {
  items: readonly Line[];
  /** What stands out: the answers that were given, or the names of what is explained. */
  strong: 'label' | 'text';
  /** Names the list. */
  name?: string;
};

/** Names with what is said of them, where they lead somewhere as links. */
export const Lines = ({ items, strong, name }: LinesProps) => (
  <ul className="ask-lines" aria-label={name}>
    {items.map(({ label, text, href, more, level }) => {
      const Said = href ? 'a' : 'div';
      return (
        <li key={label + text} data-level={level}>
          <Said className={level && 'tool-level'} href={href}>
            <span data-text={strong === 'label' ? 'name' : 'small'}>
              {href && !more ? <u>{label}</u> : label}
            </span>
            <span data-text={strong === 'text' ? 'name' : 'body'}>
              <UnbrokenText text={text} />
            </span>
            {more && (
              <u data-text="name" data-screen-only>
                {more}
              </u>
            )}
          </Said>
        </li>
      );
    })}
  </ul>
);
