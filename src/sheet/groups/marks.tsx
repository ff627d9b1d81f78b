import { Certainty } from '#src/components/certainty/certainty.tsx';
import { Drawing } from '#src/components/drawing/drawing.tsx';
import { GaugeRating } from '#src/components/gauge-rating/gauge-rating.tsx';
import { HeadedSection } from '#src/components/headed-section/headed-section.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { Section } from '#src/components/section/section.tsx';
import { SectionHead } from '#src/components/section-head/section-head.tsx';
import { Split } from '#src/components/split/split.tsx';
import { TextLink } from '#src/components/text-link/text-link.tsx';
import { object } from '../fixture/pictures.ts';
import { words } from '../fixture/words.ts';
import { Group, Specimen } from '../specimen.tsx';

const icons = ['small', 'medium', 'large'] as const;
const grounds = ['plain', 'mist', 'sand', 'ink'] as const;

/** Signs, and what stands around the matter of a section. */
export const Marks = () => (
  <Group name="marks">
    {icons.map((size) => (
      <Specimen key={size} name={`icon ${size}`}>
        <Icon name="certificate" size={size} />
      </Specimen>
    ))}
    {(['verified', 'reported', 'unknown'] as const).map((level) => (
      <Specimen key={level} name={`certainty ${level}`}>
        <Certainty level={level} word={level} />
      </Specimen>
    ))}
    {[1, 3, 5].map((rating) => (
      <Specimen key={rating} name={`gauge-rating ${rating}`}>
        <GaugeRating rating={rating} label={words.rating} />
      </Specimen>
    ))}
    <Specimen name="drawing">
      <Drawing picture={object} />
    </Specimen>
    <Specimen name="section-head" wide>
      <SectionHead heading={words.heading} note={words.sentence}>
        <TextLink href="#">{words.action}</TextLink>
      </SectionHead>
    </Specimen>
    <Specimen name="section-head without a note" wide>
      <SectionHead heading={words.heading} />
    </Specimen>
    <Specimen name="split" wide>
      <Split id="split" heading={words.heading} note={words.sentence}>
        <p>{words.paragraph}</p>
      </Split>
    </Specimen>
    {grounds.map((ground) => (
      <Specimen key={ground} name={`section ${ground}`} wide>
        <Section ground={ground} reveal="none">
          <p>{words.paragraph}</p>
        </Section>
      </Specimen>
    ))}
    <Specimen name="headed-section" wide>
      <HeadedSection
        id="headed"
        heading={words.heading}
        note={words.sentence}
        action={{ label: words.action, href: '#' }}
        ground="mist"
      >
        <p>{words.paragraph}</p>
      </HeadedSection>
    </Specimen>
  </Group>
);
