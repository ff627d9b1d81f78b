import { useEffect, useRef, useState } from 'react';

const widths = { Desktop: 1440, Phone: 390 } as const;

/** The page itself as it is saved, at the width of a desktop or a phone, scaled into the room there is. */
export const Preview = ({ address, isShown, name }: { address: string; isShown: boolean; name: string }) => {
  const [device, setDevice] = useState<keyof typeof widths>('Desktop');
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!pane.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    observer.observe(pane.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room.width / widths[device]) || 1;
  return (
    <section className="preview" aria-label="The page">
      <div className="bar">
        {(['Desktop', 'Phone'] as const).map((choice) => (
          <button
            type="button"
            key={choice}
            aria-pressed={choice === device}
            onClick={() => setDevice(choice)}
          >
            {choice}
          </button>
        ))}
        <span className="soft">as it is saved</span>
      </div>
      <div className="frame" ref={pane}>
        {!isShown ? (
          <p>This text is part of many pages, and has none of its own.</p>
        ) : (
          <iframe
            src={address}
            title={`The page: ${name}`}
            width={widths[device]}
            height={room.height / scale}
            style={{ transform: `scale(${scale})` }}
          />
        )}
      </div>
    </section>
  );
};
