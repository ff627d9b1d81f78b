import { useEffect, useState } from 'react';

/** How long the word stays that says a text has been copied. */
const shown = 4000;

/** Copies a text, and says so. */
export const Copy = ({ label, done, text }: { label: string; done: string; text: () => string }) => {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setDone(false), shown);
    return () => clearTimeout(timer);
  }, [isDone]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setDone(true);
    } catch {
      // The browser refused: the text stands beside the button and can be selected.
    }
  };
  return (
    <>
      <button type="button" onClick={copy}>
        {label}
      </button>
      <span role="status">{isDone && done}</span>
    </>
  );
};
