import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';

/** A button that does something on its page, and sends no form. */
export const Button = (given: ComponentProps<'button'>) => <button type="button" {...given} />;

/** The `ref` of a part that opens away from where a person is: it comes into view and has the focus. */
export const arrive = (part: HTMLElement | null) => {
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
};

export type Option = { value: string | number; words: string; group?: string };

/** The browser's own list to choose from; options of a group stand under its name. */
export const Select = ({ options, ...given }: ComponentProps<'select'> & { options: readonly Option[] }) => (
  <select {...given}>
    {[...Map.groupBy(options, ({ group }) => group)].map(([group, list]) => {
      const entries = list.map(({ value, words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ));
      return group ? (
        <optgroup key={group} label={group}>
          {entries}
        </optgroup>
      ) : (
        entries
      );
    })}
  </select>
);

type DialogProps = {
  question: string;
  /** What the button says that goes on. */
  answer: string;
  onAnswer: (data: FormData) => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks something before the work goes on. */
export const Dialog = ({ question, answer, onAnswer, onClose, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose}>
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
