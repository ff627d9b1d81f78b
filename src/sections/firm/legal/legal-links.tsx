type LegalLinksProps = { documents: readonly { id: string; heading: string }[] };

/** The documents of a page, each a link to it. */
export const LegalLinks = ({ documents }: LegalLinksProps) => (
  <ul data-row data-text="name">
    {documents.map(({ id, heading }) => (
      <li key={id}>
        <a href={`#${id}`} data-tap>
          {heading}
        </a>
      </li>
    ))}
  </ul>
);
