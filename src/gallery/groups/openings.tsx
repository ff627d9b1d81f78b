import { HomeHero } from '#src/sections/home-hero/home-hero.tsx';
import { InnerHero } from '#src/sections/inner-hero/inner-hero.tsx';
import { ShortHero } from '#src/sections/short-hero/short-hero.tsx';
import { links } from '../fixture/entries.ts';
import { opening } from '../fixture/pictures.ts';
import { labels, words } from '../fixture/words.ts';
import { Group, Specimen } from '../specimen.tsx';

const slide = {
  firmName: 'Example Firm',
  line: 'Ready when it counts.',
  tagline: 'The line above',
  subtitle: words.heading,
  pitch: words.sentence,
  action: { label: words.action, href: '#' },
  call: { label: words.copy, href: '#' },
};
const trail = {
  label: 'You are here',
  trail: [
    { name: 'Home', href: '#' },
    { name: 'Here', href: '#here' },
  ],
};
const home = (
  <HomeHero
    slides={[
      { ...slide, picture: opening },
      { ...slide, line: 'The second slide.', picture: opening },
    ]}
    menu={{ label: 'Services', links: links(4) }}
    labels={labels.hero}
  />
);
const inner = {
  trail,
  headline: words.heading,
  tagline: words.sentence,
  facts: links(4).map(({ label }) => ({ label, value: 'Value' })),
  picture: opening,
  height: 'most',
  labels: labels.hero,
} as const;

/** What pages open with. */
export const Openings = () => (
  <Group name="openings">
    <Specimen name="home-hero" wide>
      {home}
    </Specimen>
    <Specimen name="home-hero, its second slide" wide>
      {home}
    </Specimen>
    <Specimen name="inner-hero" wide>
      <div data-family="tea">
        <InnerHero {...inner} title={{ before: 'ISO', main: '1800', after: ':2030' }} />
      </div>
    </Specimen>
    <Specimen name="inner-hero, its arrow" wide force={{ state: 'focus', target: 'a[href="#content"]' }}>
      <div data-family="tea">
        <InnerHero {...inner} title={{ main: 'A service with a long name' }} label={words.sentence} />
      </div>
    </Specimen>
    <Specimen name="short-hero" wide>
      <ShortHero
        title={words.heading}
        headline={words.sentence}
        tagline={words.sentence}
        picture={opening.wide}
      />
    </Specimen>
    <Specimen name="short-hero with a tall drawing" wide>
      <ShortHero title={words.heading} tagline={words.sentence} picture={opening.wide} tall={opening.tall} />
    </Specimen>
  </Group>
);
