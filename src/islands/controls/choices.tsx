import { memo, type ReactNode } from 'react';

export type Option = {
  id: string;
  label: string;
  /** The drawing commands of an icon beside the label. */
  icon?: string | undefined;
  /** The colour family of a standard: a square beside the label. */
  family?: string | undefined;
};

export type ChoicesProps = {
  legend: string;
  /** The name of the controls: one choice of its own. */
  name: string;
  /** One of them, or several. */
  kind: 'radio' | 'checkbox';
  options: readonly Option[];
  chosen: readonly string[];
  onChoose: (id: string, isChosen: boolean) => void;
  /** More of them in a row. */
  layout?: 'short';
  /** Below the legend. */
  hint?: string | undefined;
  children?: ReactNode;
};

/** A question with its answers as native controls, each in a cell that can be pressed as a whole. */
export const Choices = memo(
  ({ legend, name, kind, options, chosen, onChoose, layout, hint, children }: ChoicesProps) => (
    <fieldset className="plan-choices" data-layout={layout}>
      <legend>{legend}</legend>
      {hint && <p className="plan-hint">{hint}</p>}
      <div className="plan-options">
        {options.map(({ id, label, icon, family }) => (
          <label key={id} data-family={family}>
            <input
              type={kind}
              name={kind === 'radio' ? name : undefined}
              value={id}
              checked={chosen.includes(id)}
              onChange={({ target }) => onChoose(id, target.checked)}
            />
            {icon && (
              <svg className="plan-icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d={icon} />
              </svg>
            )}
            <span>{label}</span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  ),
);
