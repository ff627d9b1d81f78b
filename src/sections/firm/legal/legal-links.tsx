import styles from './legal-document.module.css';

type LegalLinksProps = { documents: readonly { id: string; heading: string }[] };

/** The documents of a page, each a link to it: in wide windows, where the marks at the edge name none. */
export const LegalLinks = ({ documents }: LegalLinksProps) => (
  <ul className={styles.links} data-row data-text="name">
    {documents.map(({ id, heading }) => (
      <li key={id}>
        <a href={`#${id}`} data-tap>
          {heading}
        </a>
      </li>
    ))}
  </ul>
);
