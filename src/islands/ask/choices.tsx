export type Choice = {
  id: string;
  label: string;
  /** A second line. */
  text?: string | undefined;
  /** A drawing beside the label. */
  picture?: string | undefined;
  family?: string | undefined;
};

type ChoicesProps = {
  /** Tiles side by side, with a drawing, or as headings beside their drawing; or rows below each other, short ones side by side. */
  look: 'pictures' | 'board' | 'rows' | 'short';
  choices: readonly Choice[];
  chosen: readonly string[];
  /** Whether several may be chosen: each row has a box to tick. */
  areSeveral?: boolean;
  onChoose: (id: string) => void;
};

/** The answers to a question as cells: one press answers. */
export const Choices = ({ look, choices, chosen, areSeveral, onChoose }: ChoicesProps) => (
  <div className="ask-choices" data-look={look} data-several={areSeveral || undefined}>
    {choices.map(({ id, label, text, picture, family }) => (
      <button
        key={id}
        type="button"
        data-family={family}
        aria-pressed={chosen.includes(id)}
        onClick={() => onChoose(id)}
      >
        {picture && <img src={picture} width="72" height="72" alt="" />}
        <span data-text={look === 'board' ? 'heading' : 'name'}>{label}</span>
        {text && <span data-text="small">{text}</span>}
      </button>
    ))}
  </div>
);

type GroupedChoicesProps = Pick<ChoicesProps, 'chosen' | 'onChoose'> & {
  groups: readonly { name: string; choices: readonly Choice[] }[];
};

/** All standards, schemes and marks as tiles, group by group. */
export const GroupedChoices = ({ groups, ...answer }: GroupedChoicesProps) => (
  <div className="ask-groups">
    {groups.map(({ name, choices }) => (
      <div key={name}>
        <p data-text="label">{name}</p>
        <Choices look="board" {...{ choices, ...answer }} />
      </div>
    ))}
  </div>
);
