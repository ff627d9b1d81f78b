import styles from './page-contents.module.css';

type PageContentsProps = {
  /** The name of the list: `On this page`. */
  label: string;
  /** The anchors of the page in its order, each with the heading it leads to. */
  sections: readonly { id: string; heading: string }[];
};

/** The contents of a long page in a bar, which large screens keep below the header. The behaviour `page-contents` marks the section in view. */
export const PageContents = ({ label, sections }: PageContentsProps) => (
  <nav className={styles.bar} aria-label={label} data-page-contents>
    <ul data-text="small">
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ul>
  </nav>
);
