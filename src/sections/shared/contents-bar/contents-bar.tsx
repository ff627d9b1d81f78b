import { ContentsLinks, type ContentsProps } from '../contents-links.tsx';
import styles from './contents-bar.module.css';

/** The contents of a page, in a bar below the header while reading. The behaviour `page-contents` marks the section in view. */
export const ContentsBar = ({ label, sections }: ContentsProps) => (
  <nav className={styles.bar} aria-label={label} data-page-contents>
    <ul data-text="small" data-ring="inside">
      <ContentsLinks sections={sections} />
    </ul>
  </nav>
);
