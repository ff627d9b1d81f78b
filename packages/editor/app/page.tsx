import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';

const widths = { Desktop: 1440, Phone: 390 } as const;

type FrameProps = {
  address: string;
  title: string;
  /** How wide the page is, in pixels, before it is scaled into the room there is. */
  width?: number;
  /** Whether it is looked at only: no script of the page runs. */
  isStill?: boolean;
  /** The words that the page goes to, where it follows (`page/follow.ts`). */
  words?: string | undefined;
};

/** A page in a frame, scaled into the room there is. */
export const PageFrame = ({ address, title, width = widths.Desktop, isStill, words }: FrameProps) => {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const frame = useRef<HTMLIFrameElement>(null);
  const pane = useCallback((element: HTMLDivElement) => {
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const lead = useCallback(() => {
    if (words) frame.current?.contentWindow?.postMessage(words, new URL(address).origin);
  }, [words, address]);
  useEffect(lead, [lead]);
  const scale = Math.min(1, room.width / width) || 1;
  return (
    <div className="frame" ref={pane}>
      <iframe
        // Another page is another frame: it leaves no step in the browser's history.
        key={address}
        ref={frame}
        src={address}
        // A page that is read anew, as after saving, begins at its top.
        onLoad={lead}
        title={title}
        width={width}
        height={room.height / scale}
        // Its origin is another than the editor's: it may be the same as that of its own letters.
        sandbox={isStill ? 'allow-same-origin' : undefined}
        style={{ transform: `scale(${scale})` }}
      />
    </div>
  );
};

/** What the page says of the text that is open, in words. */
const pageStates = {
  saved: 'as it is saved',
  written: 'as you write it',
  before: 'not yet with your last changes',
} as const;

type PreviewProps = {
  /** None for a text that is part of many pages. */
  address: string | undefined;
  name: string;
  shows?: keyof typeof pageStates;
  words?: string | undefined;
};

/** The page itself, at the width of a desktop or a phone, at the words that are being edited. */
export const Preview = ({ address, name, shows = 'saved', words }: PreviewProps) => {
  const [device, setDevice] = useState<keyof typeof widths>('Desktop');
  return (
    <section className="preview" aria-label="The page">
      <div className="bar">
        {(['Desktop', 'Phone'] as const).map((choice) => (
          <Button key={choice} aria-pressed={choice === device} onClick={() => setDevice(choice)}>
            {choice}
          </Button>
        ))}
        <span data-text="small">{pageStates[shows]}</span>
      </div>
      {address === undefined ? (
        <p className="frame">This text is part of many pages, and has none of its own.</p>
      ) : (
        <PageFrame address={address} title={`The page: ${name}`} width={widths[device]} words={words} />
      )}
    </section>
  );
};
