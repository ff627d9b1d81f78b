import { Button } from '#src/components/button/button.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { MissingImage } from '#src/components/missing-image/missing-image.tsx';
import { PersonPanel, type PersonPanelProps } from '#src/components/person-panel/person-panel.tsx';
import { Section } from '#src/components/section/section.tsx';
import styles from './chairman.module.css';

type ChairmanProps = {
  id: string;
  heading: string;
  person: PersonPanelProps['person'] & {
    profile: readonly string[];
    quote?: string | undefined;
  };
  action: { label: string; href: string };
  /** The words in place of a photo that does not load. */
  missingLabel: string;
  /** Says that the person is a sample, while it is. */
  sampleNote?: string | undefined;
};

/** The chairman's profile, with the way to the other leaders. */
export const Chairman = ({ id, heading, person, action, missingLabel, sampleNote }: ChairmanProps) => (
  <Section id={id} labelledBy={`${id}-heading`} ground="mist">
    <PersonPanel
      person={person}
      heading={<h2 id={`${id}-heading`}>{heading}</h2>}
      paragraphs={person.profile}
    >
      {person.quote && (
        <blockquote className={styles.quote}>
          <p>{`“${person.quote}”`}</p>
        </blockquote>
      )}
      <Button href={action.href} variant="accent">
        {action.label}
        <Icon name="arrow-right" size="small" />
      </Button>
    </PersonPanel>
    {sampleNote && (
      <p className={styles.sample} data-text="small">
        {sampleNote}
      </p>
    )}
    <MissingImage frame="photo" words={missingLabel} />
  </Section>
);
