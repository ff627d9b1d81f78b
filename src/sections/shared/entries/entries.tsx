import { Icon } from '#src/components/icon/icon.tsx';
import levelCard from '#src/components/level-card/level-card.module.css';
import { LinkedText } from '#src/components/linked-text/linked-text.tsx';
import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { measured, Ruler } from '#src/features/plan/calculation/calculation.tsx';
import styles from './entries.module.css';

export type Entry = {
  title: string;
  text?: string | undefined;
  icon?: string | undefined;
  /** Set large: `8.10`. Counted from 1 where there is none. */
  number?: string | undefined;
  /** The first word of the title, set large in place of a number: `35+`. */
  figure?: string | undefined;
};

type EntryListProps = {
  id: string;
  /** A text alone is a title. */
  items: readonly (Entry | string)[];
  /** Cards that are counted 01, 02 … or begin with figures; lines with large numbers; those drawn to one scale; lines with icons; a list to tick. */
  look: 'cards' | 'numbers' | 'measures' | 'rules' | 'ticks';
  /** What the numbers of measures count: `3–6`. */
  unit?: string | undefined;
};

/** Things of equal rank: each with its number or its icon, its title and its words. On paper a list to tick has boxes. */
export const EntryList = ({ id, items, look, unit }: EntryListProps) => {
  const areCards = look === 'cards';
  const entries = items.map((item): Entry => (typeof item === 'string' ? { title: item } : item));
  const haveFigures = entries.some(({ figure }) => figure);
  const longest = Math.max(...entries.map(({ number = '' }) => measured(number).to));
  const isOrdered = areCards || look === 'numbers';
  const List = isOrdered ? 'ol' : 'ul';
  const Title = look === 'ticks' ? 'p' : 'h3';
  return (
    <List className={styles.list} id={id} data-look={look}>
      {entries.map(({ title, text, icon, number, figure }, index) => (
        <li className={areCards ? `${levelCard.card} ${styles.entry}` : styles.entry} key={number ?? title}>
          {(number || (isOrdered && !haveFigures)) && (
            <span data-text={areCards || unit ? 'figure' : 'numeral'} data-ordinal>
              {number ?? (areCards ? String(index + 1).padStart(2, '0') : index + 1)}
              {unit && <span data-text="body"> {unit}</span>}
            </span>
          )}
          {look === 'measures' && <Ruler {...measured(number ?? '')} longest={longest} />}
          {icon && <Icon name={icon} size="large" />}
          <div>
            <Title className={styles.title}>
              {figure && (
                <span className={styles.figure} data-text="figure">
                  {`${figure} `}
                </span>
              )}
              <UnbrokenText text={title} />
            </Title>
            {text && (
              <p className={styles.text} data-text={areCards ? 'small' : 'body'}>
                <LinkedText text={text} />
              </p>
            )}
          </div>
        </li>
      ))}
    </List>
  );
};

type EntriesProps = SectionProps & EntryListProps;

/** A section of entries. What is to be ticked has its heading at the left. */
export const Entries = ({ id, items, look, unit, children, ...section }: EntriesProps) => (
  <Section id={id} layout={look === 'ticks' ? 'split' : 'stack'} {...section}>
    <EntryList id={`${id}-list`} items={items} look={look} unit={unit} />
    {children}
  </Section>
);
