import { useState } from 'react';
import { ActionButton } from './action-button.tsx';
import { copyText, type Shared } from './share.ts';

type CopyActionProps = {
  label: string;
  text: string;
  /** What is said once it is copied, and where the browser refuses. */
  copied: string;
  refused: string;
  look?: 'fill';
};

/** Copies a text that is seen, and says so. */
export const CopyAction = ({ label, text, copied, refused, look }: CopyActionProps) => {
  const [done, setDone] = useState<Shared>();
  return (
    <>
      <ActionButton look={look} onPress={async () => setDone(await copyText(text))}>
        {label}
      </ActionButton>
      <span className="take-done" role="status" data-text="small">
        {done && <span key={done}>{done === 'copied' ? copied : refused}</span>}
      </span>
    </>
  );
};
