import { type Fact, FactList } from '#src/components/fact-list/fact-list.tsx';
import { MissingImage } from '#src/components/missing-image/missing-image.tsx';
import { Portrait, type Portrayed } from '#src/components/portrait/portrait.tsx';
import styles from './opening.module.css';
import { Opening } from './opening.tsx';

type PersonOpeningProps = {
  title: string;
  tagline: string;
  person: Portrayed & { title: string; facts: readonly Fact[] };
  /** The words in place of a photo that does not load. */
  missingLabel: string;
};

/** The opening of the team page: the chairman's portrait at full height, the facts of his life beside it. */
export const PersonOpening = ({ title, tagline, person, missingLabel }: PersonOpeningProps) => (
  <Opening look="portrait" title={title} tagline={tagline}>
    <Portrait person={person} size="sheet" first />
    <div className={styles.person}>
      <p data-text="eyebrow">{person.title}</p>
      <h2>{person.name}</h2>
      <FactList look="pairs" facts={person.facts} />
    </div>
    <MissingImage frame="photo" words={missingLabel} />
  </Opening>
);
