import { FlipCard } from '#src/components/flip-card/flip-card.tsx';
import { LevelCard } from '#src/components/level-card/level-card.tsx';
import { BenefitGrid } from '#src/sections/benefit-grid/benefit-grid.tsx';
import { CatalogueCard } from '#src/sections/catalogue/catalogue-card.tsx';
import { RelatedPages } from '#src/sections/related-pages/related-pages.tsx';
import { items } from '../fixture/entries.ts';
import { card, upright } from '../fixture/pictures.ts';
import { labels, words } from '../fixture/words.ts';
import { Group, Specimen } from '../specimen.tsx';
import styles from './cards.module.css';

const exampleLevel = (
  <LevelCard as="article" className={styles.padded} family="tea">
    <h3>{words.heading}</h3>
    <p>{words.sentence}</p>
    <a href="#level">{words.action}</a>
  </LevelCard>
);

const exampleCatalogue = (
  <ul className={styles.column}>
    <CatalogueCard
      code="ISO 1800:2030"
      name="Measured things"
      description={words.paragraph}
      href="#"
      numeral="1800"
      family="lagoon"
      picture={{ upright, wide: card }}
      first={false}
      learnMore={words.action}
      call={{ label: words.copy, href: '#' }}
    />
  </ul>
);

const exampleFlip = (
  <ul className={styles.flip}>
    <FlipCard
      family="cinnamon"
      front={{ picture: card, title: words.heading, subtitle: words.sentence }}
      back={{ title: words.heading, figure: '1800' }}
      link={{ href: '#', label: words.action }}
      turnLabel={words.turn}
    >
      <ul>
        {items(3).map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </FlipCard>
  </ul>
);

const benefits = (count: number) => ({ heading: `${count} benefits`, items: items(count) });

/** Everything that is a card. */
export const Cards = () => (
  <Group name="cards">
    <Specimen name="level-card">{exampleLevel}</Specimen>
    <Specimen name="level-card" force={{ state: 'hover', target: 'article' }}>
      {exampleLevel}
    </Specimen>
    <Specimen name="level-card with focus in it" force={{ state: 'focus', target: 'a' }}>
      {exampleLevel}
    </Specimen>
    <Specimen name="flip-card">{exampleFlip}</Specimen>
    <Specimen name="flip-card" force={{ state: 'pressed', target: 'button' }}>
      {exampleFlip}
    </Specimen>
    <Specimen name="flip-card, its link" force={{ state: 'focus', target: 'a' }}>
      {exampleFlip}
    </Specimen>
    <Specimen name="catalogue-card" wide>
      {exampleCatalogue}
    </Specimen>
    <Specimen name="catalogue-card" wide force={{ state: 'hover', target: 'li' }}>
      {exampleCatalogue}
    </Specimen>
    <Specimen name="catalogue-card, its button" wide force={{ state: 'focus', target: 'a' }}>
      {exampleCatalogue}
    </Specimen>
    <Specimen name="benefit-grid" wide force={{ state: 'hover', target: 'li' }}>
      <BenefitGrid showAll={labels.actions.showAll} benefits={benefits(5)} />
    </Specimen>
    <Specimen name="benefit-grid of six" wide>
      <BenefitGrid showAll={labels.actions.showAll} benefits={benefits(6)} />
    </Specimen>
    <Specimen name="related-pages" wide force={{ state: 'hover', target: 'li' }}>
      <RelatedPages
        heading={words.heading}
        pages={items(3).map(({ title, text }) => ({
          name: title,
          href: `#${title}`,
          why: text,
          family: 'nil-manel',
          picture: card,
        }))}
      />
    </Specimen>
  </Group>
);
