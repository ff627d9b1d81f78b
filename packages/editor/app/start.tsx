import { useState } from 'react';
import { Button } from './button.tsx';
import { Findings } from './findings.tsx';
import { ask, pictureAddress, sentenceOf, useOverview } from './requests.ts';
import { addressOf } from './window.ts';

/** The pictures that no text names any more, each with a button to remove it. */
const UnusedPictures = () => {
  const { unused, look } = useOverview();
  const [said, setSaid] = useState('');
  const remove = (name: string) =>
    ask('removePicture', { name })
      .then(({ withoutVersion = '' }) => `${name} is removed. ${withoutVersion}`.trim(), sentenceOf)
      .then(setSaid)
      .then(look);
  return (
    <>
      {unused.length > 0 && (
        <>
          <h2 id="unused">Pictures that no page shows</h2>
          <p>Remove them before the site goes live. Earlier versions keep them.</p>
          <ul aria-labelledby="unused">
            {unused.map((name) => (
              <li key={name} className="row">
                <img src={pictureAddress(name)} alt="" loading="lazy" />
                {name}
                <Button aria-label={`Remove ${name}`} onClick={() => remove(name)}>
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p role="status">{said}</p>
    </>
  );
};

/** Where a person begins: what to do, work that is not saved, and what is still to replace before the site goes live. */
export const Start = () => {
  const { drafts, unsettled, problems, words, nameOf } = useOverview();
  /** What stands in a field, or the first words of an entry: what a person knows it by. */
  const shownIn = (file: string, field: string) => {
    const entry = field.replace(/\.evidence$/, '');
    return words.find((found) => found.file === file && found.field.startsWith(entry))?.text;
  };
  const left = unsettled.map((found) => ({ ...found, message: shownIn(found.file, found.field) }));
  return (
    <section className="start" aria-labelledby="start">
      <h1 id="start">What does the site say?</h1>
      <p>
        Choose a text in the list, or search for a word of it. Write; what is not right is said at its field.
        Nothing changes until you press Save.
      </p>
      {problems.length > 0 && <h2>Wrong in what is saved</h2>}
      <Findings findings={problems} />
      {drafts.length > 0 && <h2>Begun, not yet saved</h2>}
      <ul>
        {drafts.map((file) => (
          <li key={file}>
            <a className="finding" href={addressOf(file)}>
              {nameOf(file)}
            </a>
          </li>
        ))}
      </ul>
      <UnusedPictures />
      <h2>Still to replace</h2>
      <p>
        {left.length > 0
          ? `What stands in for a real value, or waits for evidence: ${left.length}. Until then the site is not for going live; a draft of it can be looked at.`
          : problems.length === 0 && 'Nothing: no sample is left, and every claim has its evidence.'}
      </p>
      <Findings findings={left} />
    </section>
  );
};
