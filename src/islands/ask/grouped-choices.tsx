import { type Choice, Choices, type ChoicesProps } from './choices.tsx';

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
