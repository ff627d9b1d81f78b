import { FramedImage } from '../image/image.tsx';
import type { Picture } from '../picture.ts';
import styles from './portrait.module.css';

/** A person as the frame shows one. */
export type Portrayed = {
  name: string;
  family: string;
  picture: Picture;
  /** A drawn portrait carries the person's initials. */
  isPhoto: boolean;
  alt: string;
};

type PortraitProps = {
  person: Portrayed;
  /** A `panel` is larger than a `card`. */
  size?: 'card' | 'panel';
};

/** How wide a photo is shown; one as high as wide reaches a tenth beyond each side of the frame. */
const sizes = {
  card: '(width < 576px) 140px, (width < 992px) 56vw, (width < 1600px) 28vw, 440px',
  panel: '(width < 768px) 100vw, (width < 992px) 48vw, (width < 1600px) 40vw, 640px',
};

/** The first letters of the first and the last word of a name: `A. Perera` → `AP`. */
export const monogram = (name: string) => {
  const words = name.split(/\s+/).filter(Boolean);
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
};

/** A frame of 1 to 1.2, or as high as the text beside it, that takes a photo of any shape, or the drawn portrait. */
export const Portrait = ({ person, size = 'card' }: PortraitProps) => (
  <div className={styles.frame} data-family={person.family} data-size={size}>
    <FramedImage picture={person.picture} sizes={sizes[size]} alt={person.alt} frame="photo" />
    {!person.isPhoto && (
      <p className={styles.monogram} data-text="heading" aria-hidden="true">
        {monogram(person.name)}
      </p>
    )}
  </div>
);
