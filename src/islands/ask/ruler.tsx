type RulerProps = {
  name: string;
  /** How far one has come: `3 of 5`. */
  count: string;
  at: number;
  of: number;
  /** How many are done; one that is being asked is half done. */
  done?: number;
};

/** How far one has come, in figures and as a line with a mark at the end of each step. */
export const Ruler = ({ name, count, at, of, done = at }: RulerProps) => (
  <div className="ask-ruler">
    <p data-text="label">{name}</p>
    <p data-text="label">{count}</p>
    <svg viewBox={`0 0 ${of} 16`} preserveAspectRatio="none" aria-hidden="true">
      <path d={Array.from({ length: of }, (_, index) => `M${index + 1} 0V14`).join('')} />
      <path d={`M0 14H${of}`} />
      <path d={`M0 14H${at}`} />
      <path d={`M0 14H${done}`} />
    </svg>
  </div>
);
