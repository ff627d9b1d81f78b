import { fieldInWords } from '../field-words.ts';
import type { Unsettled } from '../site.ts';
import type { Overview } from './requests.ts';
import { UnusedPictures } from './unused-pictures.tsx';

type StartProps = {
  overview: Overview;
  onOpen: (file: string, field?: string) => void;
  onChange: () => void;
};

/** What stands in a field, or the first words of an entry: what a person knows it by. */
const shownIn = ({ words }: Overview, { file, field }: Unsettled) => {
  const entry = field.replace(/\.evidence$/, '');
  return words.find((found) => found.file === file && found.field.startsWith(entry))?.text;
};

const Finding = ({ found, overview, onOpen }: Omit<StartProps, 'onChange'> & { found: Unsettled }) => (
  <li>
    <button type="button" className="finding" onClick={() => onOpen(found.file, found.field)}>
      <b>{fieldInWords(found.field)}</b>
      <span>{shownIn(overview, found)}</span>
      <small>{found.reason}</small>
    </button>
  </li>
);

/** Where a person begins: what to do, work that is not saved, and what is still to replace before the site is published. */
export const Start = ({ overview, onOpen, onChange }: StartProps) => {
  const { places, drafts, unsettled, unused } = overview;
  const byFile = Map.groupBy(unsettled, ({ file }) => file);
  const nameOf = (file: string) => places.find((place) => place.file === file)?.name ?? file;
  return (
    <section className="start" aria-labelledby="start">
      <h1 id="start">What does the site say?</h1>
      <p className="lead">
        Choose a text in the list, or search for a word of it. Write; what is not right is said at its field.
        Nothing changes until you press Save.
      </p>
      {drafts.length > 0 && (
        <>
          <h2>Begun, not yet saved</h2>
          <ul className="findings">
            {drafts.map((file) => (
              <li key={file}>
                <button type="button" className="finding" onClick={() => onOpen(file)}>
                  <b>{nameOf(file)}</b>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <UnusedPictures names={unused} onChange={onChange} />
      <h2 id="unsettled">Still to replace</h2>
      {unsettled.length === 0 ? (
        <p>Nothing: no sample is left, and every claim has its evidence.</p>
      ) : (
        <>
          <p>
            {unsettled.length === 1 ? 'One value stands' : `${unsettled.length} values stand`} in for a real
            one, or {unsettled.length === 1 ? 'waits' : 'wait'} for evidence. Until then the site is not for
            publishing.
          </p>
          {[...byFile].map(([file, findings]) => (
            <section key={file} aria-label={nameOf(file)}>
              <h3>
                {nameOf(file)} <span className="number">{findings.length}</span>
              </h3>
              <ul className="findings">
                {findings.map((found) => (
                  <Finding
                    key={`${found.field} ${found.reason}`}
                    found={found}
                    overview={overview}
                    onOpen={onOpen}
                  />
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </section>
  );
};
