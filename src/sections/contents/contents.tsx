import styles from './contents.module.css';

export type ContentsProps = {
  /** The name of the list: `On this page`. */
  label: string;
  /** The anchors of the page in its order, each with the heading it leads to. */
  sections: readonly { id: string; heading: string }[];
};

/**
 * The contents of a long page as a scale in the margin of wide screens: a mark for each section, its heading beside it
 * when the scale is pointed at, focused, or has the room. The behaviour `section-bar` marks the section in view.
 */
export const Contents = ({ label, sections }: ContentsProps) => (
  <nav className={styles.contents} aria-label={label} data-section-bar>
    <ul>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ul>
  </nav>
);
