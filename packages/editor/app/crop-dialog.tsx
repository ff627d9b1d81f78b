import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Box, Frame } from '../site.ts';
import { largestBox, moved, resized, smallestShare } from './crop.ts';
import { type Chosen, chosenAddress } from './requests.ts';

type CropDialogProps = {
  picture: Chosen;
  frame: Frame;
  onTake: (box: Box) => void;
  onClose: () => void;
};

/** How far a key moves the part, as a share of the picture. */
const step = 0.02;
const keys: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** The most of the window's height that the picture takes, in per cent. */
const highest = 50;

const percent = (share: number) => `${share * 100}%`;

/** Asks which part of a picture its place shows: a box of the place's shape, moved by mouse, finger or keys. */
export const CropDialog = ({ picture, frame, onTake, onClose }: CropDialogProps) => {
  const shape = picture.width / picture.height;
  const smallest = Math.ceil(smallestShare(picture, frame) * 100) / 100;
  const largest = largestBox(picture, frame);
  const [box, setBox] = useState(largest);
  const [held, setHeld] = useState<{ x: number; y: number }>();
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  const drag = ({ clientX, clientY }: PointerEvent) => {
    const room = stage.current?.getBoundingClientRect();
    if (!held || !room) return;
    setBox(moved(box, (clientX - held.x) / room.width, (clientY - held.y) / room.height));
    setHeld({ x: clientX, y: clientY });
  };
  const sliders = [
    ['From the left', box.left, 1 - box.width, (left: number) => moved(box, left - box.left, 0)],
    ['From the top', box.top, 1 - box.height, (top: number) => moved(box, 0, top - box.top)],
  ] as const;
  return (
    <dialog ref={dialog} className="crop" aria-labelledby="which-part" onClose={onClose}>
      <h2 className="question" id="which-part">
        Which part is shown?
      </h2>
      <div
        className="stage"
        ref={stage}
        style={{ aspectRatio: shape, inlineSize: `min(100%, ${shape * highest}dvh)` }}
      >
        <img src={chosenAddress(picture.id)} alt="" draggable={false} />
        <button
          type="button"
          className="part"
          aria-label="The part that is shown: the arrow keys move it"
          style={{
            left: percent(box.left),
            top: percent(box.top),
            width: percent(box.width),
            height: percent(box.height),
          }}
          onPointerDown={({ currentTarget, pointerId, clientX, clientY }) => {
            currentTarget.setPointerCapture(pointerId);
            setHeld({ x: clientX, y: clientY });
          }}
          onPointerMove={drag}
          onPointerUp={() => setHeld(undefined)}
          onPointerCancel={() => setHeld(undefined)}
          onKeyDown={(event) => {
            const way = keys[event.key];
            if (!way) return;
            event.preventDefault();
            setBox(moved(box, ...way));
          }}
        />
      </div>
      <label>
        Size
        <input
          type="range"
          min={smallest}
          max={1}
          step={0.01}
          value={box.width / largest.width}
          disabled={smallest === 1}
          onChange={({ target }) => setBox(resized(box, largest, Number(target.value)))}
        />
      </label>
      {sliders.map(([words, value, most, changed]) => (
        <label key={words}>
          {words}
          <input
            type="range"
            min={0}
            max={most}
            step={0.01}
            value={value}
            disabled={most === 0}
            onChange={({ target }) => setBox(changed(Number(target.value)))}
          />
        </label>
      ))}
      <div className="choices">
        <button type="button" className="main" onClick={() => onTake(box)}>
          Take this part
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          Not yet
        </button>
      </div>
    </dialog>
  );
};
