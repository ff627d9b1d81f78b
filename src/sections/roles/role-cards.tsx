import { Icon } from '#src/components/icon/icon.tsx';
import { LevelCard } from '#src/components/level-card/level-card.tsx';
import styles from './role-cards.module.css';

export type Role = { label: string; icon: string };

export type RoleCardsProps = {
  roles: readonly Role[];
  /** The same on each card. */
  sentence: string;
};

/** The roles behind a project as three cards, for a section that has its own heading. */
export const RoleCards = ({ roles, sentence }: RoleCardsProps) => (
  <ul className={styles.cards}>
    {roles.map(({ label, icon }) => (
      <LevelCard as="li" key={label} className={styles.card}>
        <Icon name={icon} size="large" />
        <div>
          <h3>{label}</h3>
          <p className={styles.sentence}>{sentence}</p>
        </div>
      </LevelCard>
    ))}
  </ul>
);
