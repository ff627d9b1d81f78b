import { Button } from '../button/button.tsx';
import { type Fact, FactList } from '../fact-list/fact-list.tsx';
import { Icon } from '../icon/icon.tsx';
import { Portrait, type Portrayed } from '../portrait/portrait.tsx';
import { UnbrokenText } from '../unbroken-text/unbroken-text.tsx';
import styles from './person-panel.module.css';

type PersonPanelProps = {
  person: Portrayed & {
    title: string;
    call?: { value: string; href: string } | undefined;
    facts: readonly Fact[];
    quote?: string | undefined;
  };
  /** Above the name, where the panel is all of its section. */
  heading?: { id: string; text: string };
  paragraphs: readonly string[];
  /** Below the words, and what the person has said. */
  action?: { label: string; href: string };
};

/** A person on an ink ground: the portrait, beside it the name, and what there is to say. */
export const PersonPanel = ({ person, heading, paragraphs, action }: PersonPanelProps) => (
  <div className={styles.panel} data-ground="ink">
    <Portrait person={person} />
    <div className={styles.name}>
      {heading && <h2 id={heading.id}>{heading.text}</h2>}
      <h3 data-text={heading ? undefined : 'title'}>{person.name}</h3>
      <p data-text="body">{person.title}</p>
      {person.call && (
        <a data-text="name" data-tap href={person.call.href}>
          {person.call.value}
        </a>
      )}
    </div>
    <div className={styles.words}>
      {paragraphs.map((paragraph) => (
        <p data-text="body" key={paragraph}>
          <UnbrokenText text={paragraph} />
        </p>
      ))}
      {person.quote && (
        <blockquote className={styles.quote} data-text="lead">
          <p>{`“${person.quote}”`}</p>
        </blockquote>
      )}
      <FactList className={styles.facts} facts={person.facts} text="name" />
      {action && (
        <Button href={action.href} variant="accent">
          {action.label}
          <Icon name="arrow-right" size="small" />
        </Button>
      )}
    </div>
  </div>
);
