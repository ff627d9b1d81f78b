import type { Box, Frame } from '../site.ts';

type Size = { width: number; height: number };

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/** A box with its centre at another place or of another size, as far as the picture goes. */
const placed = (middle: { x: number; y: number }, { width, height }: Size): Box => ({
  left: within(middle.x - width / 2, 1 - width),
  top: within(middle.y - height / 2, 1 - height),
  width,
  height,
});

const middleOf = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

/** The largest part of a picture that has the shape of the frame, in shares of the picture. */
export const largestBox = ({ width, height }: Size, { ratio, keep }: Frame): Box => {
  const part = { width: Math.min(1, (height * ratio) / width), height: Math.min(1, width / ratio / height) };
  return placed({ x: 0.5, y: keep === 'top' ? 0 : 0.5 }, part);
};

/** How much smaller than the largest part the one that is shown may be, as a share. */
export const smallestShare = (picture: Size, frame: Frame): number => {
  const { width, height } = largestBox(picture, frame);
  const { least } = frame;
  return Math.min(
    1,
    Math.max(least.width / (width * picture.width), least.height / (height * picture.height)),
  );
};

/** The box moved by shares of the picture, up to its edges. */
export const moved = (box: Box, right: number, down: number): Box => {
  const { x, y } = middleOf(box);
  return placed({ x: x + right, y: y + down }, box);
};

/** The box made a share of the largest one, around what it shows. */
export const resized = (box: Box, largest: Box, share: number): Box =>
  placed(middleOf(box), { width: largest.width * share, height: largest.height * share });
