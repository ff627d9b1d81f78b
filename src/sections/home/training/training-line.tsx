import { Icon } from '#src/components/icon/icon.tsx';
import { TextLink } from '#src/components/text-link/text-link.tsx';
import styles from './training-line.module.css';

type TrainingLineProps = {
  label: string;
  /** Where the kinds are described. */
  href: string;
  kinds: readonly { title: string; icon: string }[];
};

/** The kinds of training in one line. */
export const TrainingLine = ({ label, href, kinds }: TrainingLineProps) => (
  <div className={styles.line}>
    <TextLink href={href}>{label}</TextLink>
    <ul>
      {kinds.map(({ title, icon }) => (
        <li key={title}>
          <Icon name={icon} />
          {title}
        </li>
      ))}
    </ul>
  </div>
);
