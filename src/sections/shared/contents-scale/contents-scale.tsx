import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import { content } from '#src/site/content.ts';
import styles from './contents-scale.module.css';

type ContentsProps = {
  /** The anchors of the page in its order, each with the heading it leads to. */
  sections: readonly { id: string; heading: string }[];
};

const label = content.labels.sections.contents;

/**
 * The contents of a long page, as a scale in the margin of wide screens: a mark for each section, its heading beside it when the
 * scale is pointed at or focused. Without that margin a button opens it as a list. The behaviour `page-contents` marks the
 * section in view.
 */
export const ContentsScale = ({ sections }: ContentsProps) => (
  <nav className={styles.scale} aria-label={label} data-page-contents>
    <UnfoldButton controls="page-contents" label={label} />
    <ul id="page-contents" data-text="small" data-ring="inside">
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ul>
  </nav>
);
