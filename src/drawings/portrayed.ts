import { content } from '#src/content/content.ts';
import { ownerPicture } from '#src/media/owner-pictures.ts';
import { picture } from './gallery.ts';

type Person = (typeof content.team.directors)[number] | typeof content.team.chairman;

/** A person of the team with the picture that the frame shows. */
export const portrayed = <P extends Person>(person: P) => {
  const { name, photo, portrait, family } = person;
  const words = content.labels.portrait;
  return {
    ...person,
    picture: photo ? ownerPicture(photo, 'portrait') : picture(`portrait-${portrait}-${family}`),
    isPhoto: photo !== undefined,
    alt: (photo ? words.photo : words.drawn).replace('{name}', name),
  };
};
