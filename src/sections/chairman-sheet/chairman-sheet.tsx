import { MissingImage } from '#src/components/missing-image/missing-image.tsx';
import { Portrait, type Portrayed } from '#src/components/portrait/portrait.tsx';
import styles from './chairman-sheet.module.css';

export type ChairmanSheetProps = {
  /** The page's main heading. */
  headline: string;
  tagline: string;
  person: Portrayed & { title: string; bio: string; facts: readonly { label: string; value: string }[] };
  /** The words in place of a photo that does not load. */
  missingLabel: string;
};

/** The opening of the team page: the chairman's portrait at full height, the facts beside it. */
export const ChairmanSheet = ({ headline, tagline, person, missingLabel }: ChairmanSheetProps) => (
  <div className={styles.sheet} data-ground="ink">
    <Portrait person={person} size="sheet" first />
    <div className={styles.words}>
      <div>
        <h1 className={styles.headline}>{headline}</h1>
        <p className={styles.tagline}>{tagline}</p>
      </div>
      <div>
        <p className={styles.title}>{person.title}</p>
        <h2 className={styles.name}>{person.name}</h2>
        <p className={styles.bio}>{person.bio}</p>
        <dl className={styles.facts}>
          {person.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
    <MissingImage frame="photo" words={missingLabel} />
  </div>
);
