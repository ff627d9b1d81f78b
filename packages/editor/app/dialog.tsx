import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';

type DialogProps = { question: string; answer: ReactNode; onClose: () => void; children: ReactNode };

/** Asks something before the work goes on. `answer` is the button that does. */
export const Dialog = ({ question, answer, onClose, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{question}</h2>
      {children}
      <div className="row">
        {answer}
        <Button onClick={onClose}>Not yet</Button>
      </div>
    </dialog>
  );
};
