import { FramedImage } from '#src/components/image/image.tsx';
import { MissingImage } from '#src/components/missing-image/missing-image.tsx';
import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import { sampleNote } from '#src/content/sample-note.ts';
import { content } from '#src/site/content.ts';
import styles from './logo-wall.module.css';
import type { wallClients } from './wall-clients.ts';

type LogoWallProps = SectionProps & { clients: Awaited<ReturnType<typeof wallClients>> };

const { labels } = content;
const areSamples = sampleNote(content.clients, labels.samples.clients);

/** How many logos phones show at first: full rows of three and of two. */
const shown = 12;

/** How wide a logo is shown. */
const sizes = '(width < 768px) 30vw, (width < 992px) 22vw, 240px';

/** The clients' logos in hairline cells. */
export const LogoWall = ({ clients, note, ...section }: LogoWallProps) => (
  <Section {...section} note={areSamples ?? note}>
    <ul className={styles.wall} id="client-list" data-fold>
      {clients.map(({ name, picture, isPhoto }, index) => (
        <li
          className={styles.cell}
          key={name}
          data-drawn={isPhoto ? undefined : true}
          data-detail={index >= shown || undefined}
        >
          <FramedImage picture={picture} sizes={sizes} alt={name} frame="logo" />
        </li>
      ))}
    </ul>
    {clients.length > shown && (
      <UnfoldButton controls="client-list" count={clients.length} label={labels.actions.showAll} />
    )}
    <MissingImage frame="logo" words={labels.missing.logo} />
  </Section>
);
