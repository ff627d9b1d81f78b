import styles from './section-bar.module.css';

export type SectionBarProps = {
  /** The name of the list: `On this page`. */
  label: string;
  /** The anchors of the page in its order. */
  sections: readonly { id: string; label: string }[];
};

/** The links to the sections of a long page, below the header while reading. A behaviour marks the one in view. */
export const SectionBar = ({ label, sections }: SectionBarProps) => (
  <nav className={styles.bar} aria-label={label} data-section-bar>
    <ul className={styles.links}>
      {sections.map((section) => (
        <li key={section.id}>
          <a className={styles.link} href={`#${section.id}`}>
            {section.label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
