import type { ReactNode } from 'react';
import { PersonFacts, type PersonFactsProps } from '#src/components/person-facts/person-facts.tsx';
import { Portrait, type Portrayed } from '#src/components/portrait/portrait.tsx';
import styles from './person-panel.module.css';

export type PersonPanelProps = {
  /** The facts stand at the panel's foot. */
  person: Portrayed & PersonFactsProps;
  /** Few enough words to stand beside the portrait on phones too. */
  brief?: true;
  children: ReactNode;
};

/** A person on an ink ground: the portrait at the left, the words and the facts at the right. */
export const PersonPanel = ({ person, brief, children }: PersonPanelProps) => (
  <div className={styles.panel} data-ground="ink" data-brief={brief}>
    <Portrait person={person} size="panel" />
    <div className={styles.words}>{children}</div>
    <div className={styles.facts}>
      <PersonFacts facts={person.facts} />
    </div>
  </div>
);
