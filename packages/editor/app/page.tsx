import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';

const devices = ['Desktop', 'Phone'] as const;

type FrameProps = {
  address: string;
  title: string;
  device?: (typeof devices)[number];
  /** Whether it is looked at only: no script of the page runs. */
  isStill?: boolean;
  /** The words that the page goes to, where it follows (`page/follow.ts`). */
  words?: string | undefined;
};

/** A page in a frame, as wide as the device and scaled into the room there is. */
export const PageFrame = ({ address, title, device = 'Desktop', isStill, words }: FrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const lead = useCallback(() => {
    if (words) frame.current?.contentWindow?.postMessage(words, new URL(address).origin);
  }, [words, address]);
  useEffect(lead, [lead]);
  return (
    <div className="frame">
      <iframe
        // Another page is another frame: it leaves no step in the browser's history.
        key={address}
        ref={frame}
        src={address}
        data-device={device}
        // A page that is read anew, as after saving, begins at its top.
        onLoad={lead}
        title={title}
        // Before and after a change, once they are unfolded.
        loading={isStill ? 'lazy' : undefined}
        // Its origin is another than the editor's: it may be the same as that of its own letters.
        sandbox={isStill ? 'allow-same-origin' : undefined}
      />
    </div>
  );
};

type PreviewProps = {
  /** None for a text that is part of many pages. */
  address: string | undefined;
  name: string;
  /** What it says of the text that is open, in words. */
  says?: string;
  words?: string | undefined;
};

/** The page itself, at the width of a desktop or a phone, at the words that are being edited. */
export const Preview = ({ address, name, says = 'as it is saved', words }: PreviewProps) => {
  const [device, setDevice] = useState<(typeof devices)[number]>('Desktop');
  return (
    <section className="preview" aria-label="The page">
      <div className="bar">
        {devices.map((choice) => (
          <Button key={choice} aria-pressed={choice === device} onClick={() => setDevice(choice)}>
            {choice}
          </Button>
        ))}
        <span data-text="small">{says}</span>
      </div>
      {address === undefined ? (
        <p className="frame">This text is part of many pages, and has none of its own.</p>
      ) : (
        <PageFrame address={address} title={`The page: ${name}`} device={device} words={words} />
      )}
    </section>
  );
};
