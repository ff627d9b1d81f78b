import type { ReactNode } from 'react';
import { type Fact, FactList } from '../fact-list/fact-list.tsx';
import { KeptText } from '../kept-text/kept-text.tsx';
import { Portrait, type Portrayed } from '../portrait/portrait.tsx';
import styles from './person-panel.module.css';

export type PersonPanelProps = {
  /** The facts stand at the panel's foot. */
  person: Portrayed & { title: string; facts: readonly Fact[] };
  /** Above the name. Without one the name is the heading, and the words are few enough to stand beside the portrait on phones too. */
  heading?: ReactNode;
  paragraphs: readonly string[];
  /** Below the words. */
  children?: ReactNode;
};

/** A person on an ink ground: the portrait at the left, the words and the facts at the right. */
export const PersonPanel = ({ person, heading, paragraphs, children }: PersonPanelProps) => (
  <div className={styles.panel} data-ground="ink" data-brief={heading ? undefined : true}>
    <Portrait person={person} size="panel" />
    <div className={styles.words}>
      {heading}
      {heading ? <p className={styles.name}>{person.name}</p> : <h3>{person.name}</h3>}
      <p className={styles.title}>{person.title}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <KeptText text={paragraph} />
        </p>
      ))}
      {children}
    </div>
    <div className={styles.facts}>
      <FactList look="pairs" facts={person.facts} />
    </div>
  </div>
);
