import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';

type DialogProps = {
  question: string;
  /** What the button says that goes on. */
  answer: string;
  onAnswer: (data: FormData) => void;
  onClose: () => void;
  children: ReactNode;
};

const show = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** Asks something before the work goes on. */
export const Dialog = ({ question, answer, onAnswer, onClose, children }: DialogProps) => {
  const id = useId();
  return (
    <dialog ref={show} aria-labelledby={id} onClose={onClose}>
      <form action={onAnswer}>
        <h2 id={id}>{question}</h2>
        {children}
        <div className="row">
          <button type="submit" className="main">
            {answer}
          </button>
          <Button onClick={onClose}>Not yet</Button>
        </div>
      </form>
    </dialog>
  );
};
