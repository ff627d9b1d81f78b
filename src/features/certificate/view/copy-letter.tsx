import { useState } from 'react';
import { copyText, type Shared } from '#src/islands/take/share.ts';
import type { CheckData } from '../check-data.ts';

type CopyLetterProps = { words: CheckData['letter']; text: string; byHand: string };

/** Copies the letter and says so; where the browser refuses, it stands above to be marked. */
export const CopyLetter = ({ words, text, byHand }: CopyLetterProps) => {
  const [done, setDone] = useState<Shared>();
  return (
    <>
      <button
        type="button"
        className="take-button"
        data-fill
        data-text="name"
        onClick={async () => setDone(await copyText(text))}
      >
        {words.copy}
      </button>
      <span role="status">{done && <span key={done}>{done === 'copied' ? words.done : byHand}</span>}</span>
    </>
  );
};
