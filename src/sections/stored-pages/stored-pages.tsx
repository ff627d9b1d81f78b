import { Section } from '#src/components/section/section.tsx';
import styles from './stored-pages.module.css';

export type StoredPagesProps = { heading: string; note?: string | undefined };

/** The pages that can be read without network: the browser fills the list and shows it (src/browser/behaviours/stored-pages.ts). */
export const StoredPages = ({ heading, note }: StoredPagesProps) => (
  <div data-stored-pages hidden>
    <Section heading={heading} note={note} reveal="none">
      <ul className={styles.list} />
    </Section>
  </div>
);
