import { useState } from 'react';
import { ActionButton } from '#src/islands/take/action-button.tsx';
import { copyText, type Shared } from '#src/islands/take/share.ts';
import type { CheckData } from '../check-data.ts';

type CopyLetterProps = { words: CheckData['letter']; text: string; byHand: string };

/** Copies the letter and says so; where the browser refuses, it stands above to be marked. */
export const CopyLetter = ({ words, text, byHand }: CopyLetterProps) => {
  const [done, setDone] = useState<Shared>();
  return (
    <>
      <ActionButton look="fill" onPress={async () => setDone(await copyText(text))}>
        {words.copy}
      </ActionButton>
      <span role="status">{done && <span key={done}>{done === 'copied' ? words.done : byHand}</span>}</span>
    </>
  );
};
