import { Button } from '#src/components/button/button.tsx';

export type ResultBarProps = {
  /** What the value is of: `Certificate at the earliest`. */
  label: string;
  value: string;
  /** To the whole result, once there is one. */
  open?: { label: string; href: string } | undefined;
  /** How good it is, beside its words. */
  level?: string;
  /** Answers are still to come: the question leads. */
  isSoFar?: boolean;
};

/** The one bar at the foot of a phone while questions are asked: what the answers come to, by its name. */
export const ResultBar = ({ label, value, open, level, isSoFar }: ResultBarProps) => (
  <div className="ask-bar" data-ground="ink" data-level={level}>
    <p>
      <span data-text="small">{label}</span>
      <b data-text="name">{value}</b>
    </p>
    {open && (
      <Button variant={isSoFar ? 'line' : 'accent'} href={open.href}>
        {open.label}
      </Button>
    )}
  </div>
);
