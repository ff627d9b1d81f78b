import styles from './contents-bar.module.css';

type ContentsBarProps = {
  /** The name of the list: `On this page`. */
  label: string;
  /** The anchors of the page in its order, each with the heading it leads to. */
  sections: readonly { id: string; heading: string }[];
};

/** The contents of a page, in a bar below the header while reading. The behaviour `page-contents` marks the section in view. */
export const ContentsBar = ({ label, sections }: ContentsBarProps) => (
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
