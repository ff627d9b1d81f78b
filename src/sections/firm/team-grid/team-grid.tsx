import { type ComponentProps, Fragment } from 'react';
import { MissingImage } from '#src/components/missing-image/missing-image.tsx';
import { PersonPanel } from '#src/components/person-panel/person-panel.tsx';
import { Portrait, type Portrayed } from '#src/components/portrait/portrait.tsx';
import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { sampleNote } from '#src/content/sample-note.ts';
import { content } from '#src/site/content.ts';
import styles from './team-grid.module.css';

const { labels, team } = content;
const areSamples = sampleNote([team.chairman, ...team.directors], labels.samples.people);

type Director = Portrayed & Pick<(typeof team.directors)[number], 'title' | 'description'>;

type TeamGridProps = SectionProps & {
  chairman: ComponentProps<typeof PersonPanel>['person'] & { bio: string };
  /** Each with a number and an address of one's own, the number first. */
  directors: readonly (Director & { ways?: readonly { value: string; href: string }[] })[];
};

/** The people of the firm: the chairman on ink across all columns, below him each director in the colours of a field, then the roles. */
export const TeamGrid = ({ chairman, directors, note, children, ...section }: TeamGridProps) => (
  <Section {...section} note={[note, areSamples].filter(Boolean).join(' ')}>
    <PersonPanel person={chairman} paragraphs={[chairman.bio]} />
    <ul className={styles.directors}>
      {directors.map((director) => (
        <li className={styles.person} key={director.name} data-family={director.family}>
          <Portrait person={director} />
          <div>
            <h3>{director.name}</h3>
            <p className={styles.field} data-text="name">
              {director.title}
            </p>
          </div>
          {director.ways && (
            <p className={styles.ways}>
              {director.ways.map(({ value, href }, index) => (
                <Fragment key={href}>
                  <a data-text={index === 0 ? 'heading' : 'small'} data-tap href={href}>
                    {value}
                  </a>{' '}
                </Fragment>
              ))}
            </p>
          )}
          {director.description && (
            <p data-text="small">
              <UnbrokenText text={director.description} />
            </p>
          )}
        </li>
      ))}
    </ul>
    {children}
    <MissingImage frame="photo" words={labels.missing.photo} />
  </Section>
);
