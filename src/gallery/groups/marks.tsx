import { Certainty } from '#src/components/certainty/certainty.tsx';
import { DimensionLine } from '#src/components/dimension-line/dimension-line.tsx';
import { Drawing } from '#src/components/drawing/drawing.tsx';
import { FactList } from '#src/components/fact-list/fact-list.tsx';
import { GaugeRating } from '#src/components/gauge-rating/gauge-rating.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { Section } from '#src/components/section/section.tsx';
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
    {(['verified', 'reported', 'single'] as const).map((level) => (
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
    {grounds.map((ground) => (
      <Specimen key={ground} name={`section ${ground}`} wide>
        <Section ground={ground} reveal="none">
          <p>{words.paragraph}</p>
        </Section>
      </Specimen>
    ))}
    {(['stack', 'split'] as const).map((layout) => (
      <Specimen key={layout} name={`section ${layout}`} wide>
        <Section
          id={layout}
          heading={words.heading}
          note={words.sentence}
          action={{ label: words.action, href: '#' }}
          layout={layout}
          ground="mist"
          reveal="none"
        >
          <p>{words.paragraph}</p>
        </Section>
      </Specimen>
    ))}
    <Specimen name="section without a note" wide>
      <Section id="bare" heading={words.heading} reveal="none">
        <p>{words.paragraph}</p>
      </Section>
    </Specimen>
    <Specimen name="fact-list">
      <FactList facts={[{ label: words.action, value: words.number }]} />
    </Specimen>
    <Specimen name="dimension-line">
      <DimensionLine>{words.number}</DimensionLine>
    </Specimen>
    <Specimen name="text-link">
      <TextLink href="#">{words.action}</TextLink>
    </Specimen>
  </Group>
);
