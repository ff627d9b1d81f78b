import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import styles from './page-contents.module.css';

type PageContentsProps = {
  /** The name of the list: `On this page`. */
  label: string;
  /** The anchors of the page in its order, each with the heading it leads to. */
  sections: readonly { id: string; heading: string }[];
  /**
   * A bar below the header while reading, or a scale in the margin of wide screens: a mark for each section, its heading
   * beside it when the scale is pointed at, focused, or has the room. Without that margin a button opens it as a list.
   */
  layout: 'bar' | 'scale';
};

/** The contents of a long page. The behaviour `page-contents` marks the section in view. */
export const PageContents = ({ label, sections, layout }: PageContentsProps) => (
  <nav className={styles[layout]} aria-label={label} data-page-contents={layout}>
    {layout === 'scale' && <UnfoldButton controls="page-contents" label={label} />}
    <ul id="page-contents" data-text="small">
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ul>
  </nav>
);
