import { useState } from 'react';
import { pictureAddress, removePicture } from './requests.ts';

type UnusedPicturesProps = { names: readonly string[]; onChange: () => void };

/** The pictures that no text names any more, each with a way to be rid of it. */
export const UnusedPictures = ({ names, onChange }: UnusedPicturesProps) => {
  const [said, setSaid] = useState('');
  const remove = (name: string) =>
    removePicture(name)
      .then(({ unkept }) => {
        setSaid(unkept ? `Removed. ${unkept}` : `${name} is removed.`);
        onChange();
      })
      .catch((error) => setSaid(error instanceof Error ? error.message : String(error)));
  return (
    <>
      {names.length > 0 && (
        <>
          <h2 id="unused">Pictures that no page shows</h2>
          <p>Remove them before you publish. Earlier versions keep them.</p>
          <ul className="unused" aria-labelledby="unused">
            {names.map((name) => (
              <li key={name}>
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
