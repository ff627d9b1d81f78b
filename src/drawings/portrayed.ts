import { content } from '#src/content/content.ts';
import { picture } from './gallery.ts';

type Person = (typeof content.team.directors)[number] | typeof content.team.chairman;

/** A person of the team with the picture that the frame shows. */
export const portrayed = <P extends Person>(person: P) => ({
  ...person,
  picture: picture(`portrait-${person.portrait}-${person.family}`),
  isPhoto: false,
  alt: content.labels.portrait.drawn.replace('{name}', person.name),
});
