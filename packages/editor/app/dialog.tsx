import { type ReactNode, useEffect, useId, useRef } from 'react';

type DialogProps = { question: string; onClose: () => void; children: ReactNode };

/** Asks something before the work goes on. */
export const Dialog = ({ question, onClose, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose}>
      <h2 className="question" id={id}>
        {question}
      </h2>
      {children}
    </dialog>
  );
};
