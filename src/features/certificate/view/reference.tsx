import type { ReactNode } from 'react';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import type { CheckCertificate } from '../schema.ts';

type FoldProps = { id: string; heading: string; note?: string | undefined; children: ReactNode };

/** A part of the page that is looked up: folded, and whole on paper and without script. */
export const Fold = ({ id, heading, note, children }: FoldProps) => (
  <details className="tool-fold" id={id}>
    <summary data-text="name">{heading}</summary>
    {note && <p>{note}</p>}
    {children}
  </details>
);

type TermsProps = { items: readonly { title: string; text: string }[] };

/** What is said of each, beside its name. */
export const Terms = ({ items }: TermsProps) => (
  <dl className="tool-facts" data-wide>
    {items.map(({ title, text }) => (
      <div key={title}>
        <dt data-text="name">{title}</dt>
        <dd>
          <UnbrokenText text={text} />
        </dd>
      </div>
    ))}
  </dl>
);

/** Every question with where to look and why, for those without script and for paper. */
export const questionTerms = ({ items }: CheckCertificate['questions']): TermsProps['items'] =>
  items.map(({ question, look, help }) => ({ title: question, text: `${look} ${help}` }));
