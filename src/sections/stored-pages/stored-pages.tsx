import { Section } from '#src/components/section/section.tsx';
import { SectionHead } from '#src/components/section-head/section-head.tsx';
import styles from './stored-pages.module.css';

export type StoredPagesProps = { heading: string; note?: string | undefined };

/** The pages that can be read without network: the service worker fills the list and shows it (src/offline). */
export const StoredPages = ({ heading, note }: StoredPagesProps) => (
  <div data-stored-pages hidden>
    <Section labelledBy="stored-pages" reveal="none">
      <SectionHead id="stored-pages" heading={heading} note={note} />
      <ul data-stored-list className={styles.list} />
    </Section>
  </div>
);
