import { createContext, use } from 'react';
import type { FieldSchema } from '../../form-schema.ts';
import type { Problem } from '../../site.ts';

/** What the form tells its fields. */
export type Facts = {
  /** What is wrong, by field. */
  problems: ReadonlyMap<string, readonly Problem[]>;
  /** Why a value may not go live yet, by field. */
  marks: ReadonlyMap<string, string>;
  /** Whether what is missing is said also where nobody has written yet: they have tried to save. */
  isInsisting: boolean;
  /** What the whole form shows. */
  whole: () => unknown;
  write: (field: string, value: unknown) => void;
};

export const FactsContext = createContext<Facts | undefined>(undefined);

export const useFacts = (): Facts => {
  const facts = use(FactsContext);
  if (!facts) throw new Error('A field stands in a form.');
  return facts;
};

/** What a control has to know of its field. */
export type ControlProps = {
  schema: FieldSchema;
  field: string;
  value: unknown;
  isRequired: boolean;
  isWrong: boolean;
  /** Takes the lines of a list that was pasted into an entry of one. */
  onLines?: ((lines: readonly string[]) => void) | undefined;
};

/** What a control says of itself to those who do not see it. */
export const described = ({ field, isWrong, isRequired }: ControlProps) => ({
  id: field,
  'aria-required': isRequired,
  'aria-invalid': isWrong,
  'aria-describedby': ['mark', 'hint', 'errors'].map((part) => `${field}~${part}`).join(' '),
});
