import { HeadedSection, type HeadedSectionProps } from '#src/components/headed-section/headed-section.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import styles from './training.module.css';

export type TrainingProps = Omit<HeadedSectionProps, 'children'> & {
  items: readonly { title: string; text: string; icon: string }[];
};

/** The kinds of training the firm gives, as ruled lines in two columns. */
export const Training = ({ items, ...section }: TrainingProps) => (
  <HeadedSection {...section}>
    <ul className={styles.items}>
      {items.map(({ title, text, icon }) => (
        <li className={styles.item} key={title}>
          <Icon name={icon} size="large" />
          <div>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </HeadedSection>
);
