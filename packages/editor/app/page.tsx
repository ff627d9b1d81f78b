import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';

const devices = ['Desktop', 'Phone'] as const;

type FrameProps = ComponentProps<'iframe'> & {
  src: string;
  /** The words that the page goes to, where it follows (`page/follow.ts`). */
  words?: string | undefined;
};

/** A page in a frame, as wide as the device and scaled into the room there is. */
export const PageFrame = ({ words, ...given }: FrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const { src } = given;
  const lead = useCallback(() => {
    if (words) frame.current?.contentWindow?.postMessage(words, new URL(src).origin);
  }, [words, src]);
  useEffect(lead, [lead]);
  return (
    <div className="frame">
      {/* Another page is another frame: it leaves no step in the browser's history. One that is read again begins at its top. */}
      <iframe key={src} {...given} ref={frame} onLoad={lead} />
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
    <section className="preview" aria-label="The page" data-device={device}>
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
        <PageFrame src={address} title={`The page: ${name}`} words={words} />
      )}
    </section>
  );
};
