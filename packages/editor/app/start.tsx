import { type ReactNode, useState } from 'react';
import { fieldInWords } from '../field-words.ts';
import { ask, type Overview, pictureAddress, sentenceOf } from './requests.ts';
import { addressOf } from './route.ts';

type StartProps = { overview: Overview; onChange: () => void };

/** The pictures that no text names any more, each with a way to be rid of it. */
const UnusedPictures = ({ overview: { unused }, onChange }: StartProps) => {
  const [said, setSaid] = useState('');
  const remove = (name: string) =>
    ask('removePicture', { name })
      .then(({ withoutVersion = '' }) => {
        setSaid(`${name} is removed. ${withoutVersion}`.trim());
        onChange();
      })
      .catch((error) => setSaid(sentenceOf(error)));
  return (
    <>
      {unused.length > 0 && (
        <>
          <h2 id="unused">Pictures that no page shows</h2>
          <p>Remove them before the site goes live. Earlier versions keep them.</p>
          <ul className="unused" aria-labelledby="unused">
            {unused.map((name) => (
              <li key={name} className="row">
                <img src={pictureAddress(name)} alt="" loading="lazy" />
                <span>{name}</span>
                <button
                  type="button"
                  className="small"
                  aria-label={`Remove ${name}`}
                  onClick={() => remove(name)}
                >
                  Remove
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p role="status">{said}</p>
    </>
  );
};

type FindingProps = { file: string; field?: string; what: string; shown?: ReactNode; why?: string };

const Finding = ({ file, field, what, shown, why }: FindingProps) => (
  <li>
    <a className="finding" href={addressOf(file, field)}>
      <b>{what}</b>
      <span>{shown}</span>
      <small>{why}</small>
    </a>
  </li>
);

/** Where a person begins: what to do, work that is not saved, and what is still to replace before the site goes live. */
export const Start = ({ overview, onChange }: StartProps) => {
  const { places, drafts, unsettled, problems, words } = overview;
  const nameOf = (file: string) => places.find((place) => place.file === file)?.name ?? file;
  /** What stands in a field, or the first words of an entry: what a person knows it by. */
  const shownIn = (file: string, field: string) => {
    const entry = field.replace(/\.evidence$/, '');
    return words.find((found) => found.file === file && found.field.startsWith(entry))?.text;
  };
  return (
    <section className="start" aria-labelledby="start">
      <h1 id="start">What does the site say?</h1>
      <p className="lead">
        Choose a text in the list, or search for a word of it. Write; what is not right is said at its field.
        Nothing changes until you press Save.
      </p>
      {problems.length > 0 && (
        <>
          <h2>Wrong in what is saved</h2>
          <ul>
            {problems.map(({ file, field, message }) => (
              <Finding
                key={`${file} ${field} ${message}`}
                file={file}
                field={field}
                what={nameOf(file)}
                shown={`${fieldInWords(field)} ${message}`}
              />
            ))}
          </ul>
        </>
      )}
      {drafts.length > 0 && (
        <>
          <h2>Begun, not yet saved</h2>
          <ul>
            {drafts.map((file) => (
              <Finding key={file} file={file} what={nameOf(file)} />
            ))}
          </ul>
        </>
      )}
      <UnusedPictures overview={overview} onChange={onChange} />
      <h2 id="unsettled">Still to replace</h2>
      <p>
        {unsettled.length > 0
          ? `${unsettled.length === 1 ? 'One value stands in for a real one, or waits' : `${unsettled.length} values stand in for real ones, or wait`} for evidence. Until then the site is not for going live; a draft of it can be looked at.`
          : problems.length === 0 && 'Nothing: no sample is left, and every claim has its evidence.'}
      </p>
      {[...Map.groupBy(unsettled, ({ file }) => file)].map(([file, findings]) => (
        <section key={file} aria-label={nameOf(file)}>
          <h3>
            {nameOf(file)} <span className="number">{findings.length}</span>
          </h3>
          <ul>
            {findings.map(({ field, reason }) => (
              <Finding
                key={`${field} ${reason}`}
                file={file}
                field={field}
                what={fieldInWords(field)}
                shown={shownIn(file, field)}
                why={reason}
              />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
};
