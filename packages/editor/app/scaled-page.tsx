import { useCallback, useEffect, useRef, useState } from 'react';
import type { GoTo, Sought } from '../page/sought.ts';

type ScaledPageProps = {
  address: string;
  title: string;
  /** How wide the page is, in pixels, before it is scaled into the room there is. */
  width: number;
  /** Whether it is looked at only: no script of the page runs. */
  isStill?: boolean;
  /** What the page goes to, where it follows (`page/follow.ts`). */
  sought?: Sought;
};

/** How long a person stays at a field before the page goes there, in milliseconds. */
const pause = 150;
const nothing: Sought = [];

/** A page in a frame, scaled into the room there is. */
export const ScaledPage = ({ address, title, width, isStill = false, sought = nothing }: ScaledPageProps) => {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!pane.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    observer.observe(pane.current);
    return () => observer.disconnect();
  }, []);
  const frame = useRef<HTMLIFrameElement>(null);
  const lead = useCallback(() => {
    const message: GoTo = { goTo: sought };
    if (sought.length > 0) frame.current?.contentWindow?.postMessage(message, new URL(address).origin);
  }, [sought, address]);
  useEffect(() => {
    const timer = setTimeout(lead, pause);
    return () => clearTimeout(timer);
  }, [lead]);
  const scale = Math.min(1, room.width / width) || 1;
  return (
    <div className="frame" ref={pane}>
      <iframe
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
