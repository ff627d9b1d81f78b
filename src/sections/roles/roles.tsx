import { Icon } from '#src/components/icon/icon.tsx';
import { Section } from '#src/components/section/section.tsx';
import type { RoleCardsProps } from './role-cards.tsx';
import styles from './roles.module.css';

export type RolesProps = RoleCardsProps & { heading: string; note?: string | undefined };

/** The roles behind a project as three ruled lines. */
export const Roles = ({ heading, note, roles, sentence }: RolesProps) => (
  <Section id="roles" heading={heading} note={note} layout="split" ground="mist">
    <ul className={styles.lines}>
      {roles.map(({ label, icon }) => (
        <li className={styles.line} key={label}>
          <Icon name={icon} size="large" />
          <h3 className={styles.label}>{label}</h3>
          <p className={styles.sentence}>{sentence}</p>
        </li>
      ))}
    </ul>
  </Section>
);
