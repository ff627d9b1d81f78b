import { Fragment, type ReactNode } from 'react';
import { type Fact, FactList } from '#src/components/fact-list/fact-list.tsx';
import { MissingImage } from '#src/components/missing-image/missing-image.tsx';
import { Portrait, type Portrayed } from '#src/components/portrait/portrait.tsx';
import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { sampleNote } from '#src/content/sample-note.ts';
import { content } from '#src/site/content.ts';
import styles from './team-grid.module.css';

const { labels, team } = content;
const areSamples = sampleNote([team.chairman, ...team.directors], labels.samples.people);

type Member = Portrayed & {
  title: string;
  /** What the chairman has done. */
  bio?: string;
  /** What a director is qualified for. */
  description?: string | undefined;
  facts?: readonly Fact[];
  /** The director's own number and address. */
  ways?: readonly { value: string; href: string }[];
};

const Person = ({ person }: { person: Member }) => {
  const { name, title, bio, description = bio, facts, ways } = person;
  return (
    <>
      <Portrait person={person} />
      <div>
        <h3 data-text={facts && 'statement'}>{name}</h3>
        <p data-text="small">{title}</p>
        {description && (
          <p data-text="small">
            <UnbrokenText text={description} />
          </p>
        )}
      </div>
      {facts && <FactList className={styles.facts} facts={facts} />}
      {ways && (
        <p data-row>
          {ways.map(({ value, href }) => (
            <Fragment key={href}>
              <a data-text="small" data-tap href={href}>
                {value}
              </a>{' '}
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
};

type TeamGridProps = Omit<SectionProps, 'children'> & {
  chairman: Member;
  directors: readonly Member[];
  /** Below the directors: the roles. */
  children?: ReactNode;
};

/** The people of the firm, each a portrait and words: the chairman on ink across all columns, the directors below. */
export const TeamGrid = ({ chairman, directors, note, children, ...section }: TeamGridProps) => (
  <Section {...section} note={[note, areSamples].filter(Boolean).join(' ')}>
    <div className={styles.team}>
      <div className={styles.person} data-ground="ink">
        <Person person={chairman} />
      </div>
      <ul className={styles.directors}>
        {directors.map((director) => (
          <li className={styles.person} key={director.name}>
            <Person person={director} />
          </li>
        ))}
      </ul>
      {children}
    </div>
    <MissingImage frame="photo" words={labels.missing.photo} />
  </Section>
);
