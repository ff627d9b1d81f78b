import { content } from '#src/site/content.ts';
import { picture } from './drawings.ts';
import { ownerPicture } from './owner/owner-picture.ts';

type Person = (typeof content.team.directors)[number] | typeof content.team.chairman;

/** A person of the team with the picture that the frame shows. */
export const portrayed = async <P extends Person>(person: P) => {
  const { name, photo, portrait, family } = person;
  const words = content.labels.portrait;
  return {
    ...person,
    picture: photo ? await ownerPicture(photo, 'portrait') : picture(`portrait-${portrait}-${family}`),
    isPhoto: photo !== undefined,
    alt: (photo ? words.photo : words.drawn).replace('{name}', name),
  };
};
