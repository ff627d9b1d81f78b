import { useEffect, useRef, useState } from 'react';

/** Milliseconds without input before a result is read aloud. */
const calm = 600;

/** Says a result once the visitor has rested after changing it; what stands there from the start is not read aloud. */
export const Status = ({ text, isRunning }: { text: string; isRunning: boolean }) => {
  const [said, setSaid] = useState('');
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (!isRunning) return;
    last.current ??= text;
    if (text === last.current) return;
    const timer = setTimeout(() => {
      last.current = text;
      setSaid(text);
    }, calm);
    return () => clearTimeout(timer);
  }, [text, isRunning]);
  return (
    <p role="status" data-visually-hidden>
      {said}
    </p>
  );
};
