import { useEffect, useRef, useState } from 'react';

type ScaledPageProps = {
  address: string;
  title: string;
  /** How wide the page is, in pixels, before it is scaled into the room there is. */
  width: number;
  /** Whether it is looked at only: no script of the page runs. */
  isStill?: boolean;
};

/** A page in a frame, scaled into the room there is. */
export const ScaledPage = ({ address, title, width, isStill = false }: ScaledPageProps) => {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!pane.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    observer.observe(pane.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room.width / width) || 1;
  return (
    <div className="frame" ref={pane}>
      <iframe
        src={address}
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
