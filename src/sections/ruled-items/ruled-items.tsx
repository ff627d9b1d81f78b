import { Icon } from '#src/components/icon/icon.tsx';
import { KeptText } from '#src/components/kept-text/kept-text.tsx';
import { LinkedText } from '#src/components/linked-text/linked-text.tsx';
import { Section, type SectionProps } from '#src/components/section/section.tsx';
import styles from './ruled-items.module.css';

export type RuledItemsProps = Omit<SectionProps, 'children'> & {
  items: readonly { title: string; text: string; icon: string }[];
};

/** Things of equal rank, each with its icon, as ruled lines in two columns. */
export const RuledItems = ({ items, ...section }: RuledItemsProps) => (
  <Section {...section}>
    <ul className={styles.items}>
      {items.map(({ title, text, icon }) => (
        <li className={styles.item} key={title}>
          <Icon name={icon} size="large" />
          <div>
            <h3>
              <KeptText text={title} />
            </h3>
            <p className={styles.text}>
              <LinkedText text={text} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
