import { Fragment, type ReactNode } from 'react';
import { MissingImage } from '#src/components/missing-image/missing-image.tsx';
import { PersonPanel, type PersonPanelProps } from '#src/components/person-panel/person-panel.tsx';
import { Portrait, type Portrayed } from '#src/components/portrait/portrait.tsx';
import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { sampleNote } from '#src/content/sample-note.ts';
import { content } from '#src/site/content.ts';
import styles from './team-grid.module.css';

const { labels, team } = content;
const areSamples = sampleNote([team.chairman, ...team.directors], labels.samples.people);

type Director = Portrayed & {
  title: string;
  description?: string | undefined;
  /** The director's own number and address. */
  ways?: readonly { value: string; href: string }[];
};

type TeamGridProps = Omit<SectionProps, 'children'> & {
  chairman: PersonPanelProps['person'] & { bio: string };
  directors: readonly Director[];
  /** Below the directors: the roles. */
  children?: ReactNode;
};

/** The people of the firm: the chairman large, the directors as cards below. */
export const TeamGrid = ({ chairman, directors, note, children, ...section }: TeamGridProps) => (
  <Section {...section} note={[note, areSamples].filter(Boolean).join(' ')}>
    <div className={styles.team}>
      <PersonPanel person={chairman} paragraphs={[chairman.bio]} />
      <ul className={styles.directors}>
        {directors.map((director) => (
          <li className={styles.director} key={director.name}>
            <Portrait person={director} />
            <div>
              <h3>{director.name}</h3>
              <p data-text="small">{director.title}</p>
              {director.description && (
                <p data-text="small">
                  <UnbrokenText text={director.description} />
                </p>
              )}
            </div>
            {director.ways && (
              <p data-row>
                {director.ways.map(({ value, href }) => (
                  <Fragment key={href}>
                    <a data-text="small" data-tap href={href}>
                      {value}
                    </a>{' '}
                  </Fragment>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
      {children}
    </div>
    <MissingImage frame="photo" words={labels.missing.photo} />
  </Section>
);
