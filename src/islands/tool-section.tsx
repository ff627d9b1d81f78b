import type { ReactNode } from 'react';

export type ToolSectionProps = {
  id: string;
  /** Large beside the heading: how many questions or standards there are. */
  number: number;
  heading: string;
  note: string | undefined;
  /** Shown where the tool's script or data does not come. */
  notLoaded: string;
  /** What is asked. */
  form: ReactNode;
  /** What the answers come to. */
  children: ReactNode;
};

/** The one section of a tool that is no plan of several steps. */
export const ToolSection = ({ id, number, heading, note, notLoaded, form, children }: ToolSectionProps) => (
  <section className="plan-step" id={id} aria-labelledby={`${id}-heading`}>
    <header>
      <p className="plan-number" data-wide={number > 9 || undefined} aria-hidden="true">
        {number}
      </p>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p className="plan-question">{note}</p>
    </header>
    <div className="plan-form">
      <p className="plan-missing" data-island-missing hidden>
        {notLoaded}
      </p>
      {form}
    </div>
    {children}
  </section>
);
