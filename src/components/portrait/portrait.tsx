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

/** How wide a photo is shown; one as high as wide reaches beyond both sides of the frame. */
const sizes = '(width < 576px) 240px, (width < 992px) 40vw, (width < 1600px) 28vw, 440px';

/** The first letters of the first and the last word of a name: `A. Perera` → `AP`. */
export const monogram = (name: string) => {
  const words = name.split(/\s+/).filter(Boolean);
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
};

/** A frame as wide as high, or as high as the text beside it, that takes a photo of any shape, or the drawn portrait. */
export const Portrait = ({ person }: { person: Portrayed }) => (
  <div className={styles.frame} data-family={person.family}>
    <FramedImage picture={person.picture} sizes={sizes} alt={person.alt} frame="photo" />
    {!person.isPhoto && (
      <p className={styles.monogram} data-text="heading" aria-hidden="true">
        {monogram(person.name)}
      </p>
    )}
  </div>
);
