import { type AriaAttributes, createContext, use } from 'react';
import type { FieldSchema } from '../../form-schema.ts';
import type { Problem } from '../../site.ts';

/** What the form tells its fields. */
export type Facts = {
  problems: ReadonlyMap<string, readonly Problem[]>;
  /** Why a value may not go live yet, by field. */
  marks: ReadonlyMap<string, string>;
  /** Whether what is missing is said also where nobody has written yet: they have tried to save. */
  isInsisting: boolean;
  whole: () => unknown;
  /**
   * Gives a field another value; undefined takes it away.
   * @param group the fields around it, in their order: one that comes in stands among them
   */
  write: (field: string, value: unknown, group?: FieldSchema['properties']) => void;
};

export const FactsContext = createContext<Facts | undefined>(undefined);

export const useFacts = (): Facts => {
  const facts = use(FactsContext);
  if (!facts) throw new Error('A field stands in a form.');
  return facts;
};

export type FieldProps = {
  schema: FieldSchema;
  field: string;
  value: unknown;
  /** The fields of the group that it stands in. */
  group?: FieldSchema['properties'];
  isRequired?: boolean;
  /** Of an entry of a list, which has its name above it. */
  isBare?: true;
  /** Takes the lines of a list that was pasted into an entry of one. */
  onLines?: (lines: readonly string[]) => void;
};

/** What a control has to know of its field. */
export type ControlProps = FieldProps & {
  write: (value: unknown) => void;
  /** What it says of itself to those who do not see it. */
  aria: AriaAttributes & { id: string };
};
