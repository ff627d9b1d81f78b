import { MissingImage } from '#src/components/missing-image/missing-image.tsx';
import { PersonFacts, type PersonFactsProps } from '#src/components/person-facts/person-facts.tsx';
import { Portrait, type Portrayed } from '#src/components/portrait/portrait.tsx';
import styles from './team-opening.module.css';

export type TeamOpeningProps = {
  /** The page's main heading. */
  headline: string;
  tagline: string;
  person: Portrayed & PersonFactsProps & { title: string };
  /** The words in place of a photo that does not load. */
  missingLabel: string;
};

/** The opening of the team page: the chairman's portrait at full height, the facts of his life beside it. */
export const TeamOpening = ({ headline, tagline, person, missingLabel }: TeamOpeningProps) => (
  <div className={styles.opening} data-ground="ink">
    <Portrait person={person} size="sheet" first />
    <div className={styles.words}>
      <div>
        <h1 className={styles.headline}>{headline}</h1>
        <p className={styles.tagline}>{tagline}</p>
      </div>
      <div>
        <p className={styles.title}>{person.title}</p>
        <h2 className={styles.name}>{person.name}</h2>
        <PersonFacts facts={person.facts} />
      </div>
    </div>
    <MissingImage frame="photo" words={missingLabel} />
  </div>
);
