import { MissingImage } from '#src/components/missing-image/missing-image.tsx';
import { PersonFacts } from '#src/components/person-facts/person-facts.tsx';
import { PersonPanel } from '#src/components/person-panel/person-panel.tsx';
import { Portrait } from '#src/components/portrait/portrait.tsx';
import { ResponsivePicture } from '#src/components/responsive-picture/responsive-picture.tsx';
import { LogoWall } from '#src/sections/logo-wall/logo-wall.tsx';
import { Testimonials } from '#src/sections/testimonials/testimonials.tsx';
import { items } from '../fixture/entries.ts';
import { broken, bust, logo, object, photo } from '../fixture/pictures.ts';
import { labels, words } from '../fixture/words.ts';
import { Group, Specimen } from '../specimen.tsx';
import styles from './people.module.css';

const person = { name: 'E. Example', family: 'ocean', picture: bust, isPhoto: false, alt: '' };

const facts = items(4).map(({ title, text }) => ({ label: title, value: text }));

const clients = [
  { name: 'Drawn', picture: logo, isPhoto: false },
  { name: 'Photo', picture: logo, isPhoto: true },
  { name: 'Failed', picture: broken, isPhoto: true },
];

const quotes = [4, 5].map((rating) => ({
  quote: words.paragraph,
  client: `Client ${rating}`,
  detail: words.sentence,
  rating,
  picture: object,
}));

/** People, clients and what they say, with their pictures in every condition. */
export const People = () => (
  <Group name="people">
    <Specimen name="portrait">
      <div className={styles.frame}>
        <Portrait person={person} />
      </div>
    </Specimen>
    <Specimen name="portrait photo">
      <div className={styles.frame}>
        <Portrait person={{ ...person, picture: photo, isPhoto: true }} />
      </div>
    </Specimen>
    <Specimen name="missing-image photo">
      <div className={styles.frame}>
        <Portrait person={{ ...person, picture: broken, isPhoto: true }} first />
      </div>
      <MissingImage frame="photo" words={words.noImage} />
    </Specimen>
    <Specimen name="responsive-picture">
      <ResponsivePicture
        picture={{ ...broken, sources: [{ type: 'image/svg+xml', srcSet: object.src }] }}
        sizes="200px"
      >
        <img src={broken.src} width={200} height={200} alt="" />
      </ResponsivePicture>
    </Specimen>
    <Specimen name="person-facts" ground="ink">
      <PersonFacts facts={facts} />
    </Specimen>
    <Specimen name="person-panel" wide>
      <PersonPanel person={{ ...person, facts }}>
        <h3>{words.heading}</h3>
        <p>{words.paragraph}</p>
      </PersonPanel>
    </Specimen>
    <Specimen name="logo-wall" wide>
      <LogoWall
        id="clients"
        heading={words.heading}
        clients={clients}
        missingLabel={words.noLogo}
        showAll={labels.actions.showAll}
      />
    </Specimen>
    <Specimen name="logo-wall" wide force={{ state: 'hover', target: 'li' }}>
      <LogoWall
        id="clients"
        heading={words.heading}
        clients={clients}
        missingLabel={words.noLogo}
        showAll={labels.actions.showAll}
      />
    </Specimen>
    <Specimen name="testimonials" wide>
      <Testimonials
        id="testimonials"
        heading={words.heading}
        testimonials={quotes}
        ratingLabel={words.rating}
        sampleNote={words.sentence}
      />
    </Specimen>
  </Group>
);
