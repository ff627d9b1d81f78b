export type ContentsProps = {
  /** The name of the list: `On this page`. */
  label: string;
  /** The anchors of the page in its order, each with the heading it leads to. */
  sections: readonly { id: string; heading: string }[];
};

/** The sections of a page, as entries of a list that lead to them. */
export const ContentsLinks = ({ sections }: Pick<ContentsProps, 'sections'>) =>
  sections.map(({ id, heading }) => (
    <li key={id}>
      <a href={`#${id}`}>{heading}</a>
    </li>
  ));
