import type { EditionLabels } from '#src/features/editions/labels.ts';
import type { RegisterRow } from '#src/features/editions/register-data.ts';
import type { AskingWords } from '#src/islands/asking-schema.ts';
import type { CheckCertificate } from './schema.ts';

/** What a certificate can name. */
export type NamedEdition = {
  /** As links write it: `iso-9001@2015`, `iso-9001@older`, `ce-marking`. */
  id: string;
  page: string;
  named: string;
  /** When it was published, in words, and the first day that these can mean. */
  published?: string | undefined;
  from?: string | undefined;
  isSuccessor?: boolean;
  /** One that the register does not hold: before those it holds, or none of them. */
  beyond?: 'older' | 'none';
};

/** A standard that a certificate can name, as it is chosen. */
export type NamedPage = { page: string; sign: string; code: string; family: string };

/** All that the check of a certificate shows, in one file of its own. */
export type CheckData = Pick<
  CheckCertificate,
  'headline' | 'tagline' | 'start' | 'questions' | 'results' | 'words' | 'drawn' | 'letter'
> & {
  kinds: CheckCertificate['editions']['kinds'];
  laboratories: readonly string[];
  pages: readonly NamedPage[];
  editions: readonly NamedEdition[];
  register: readonly RegisterRow[];
  lines: EditionLabels['lines'];
  /** The day the facts were checked. */
  checkedOn: string;
  asking: AskingWords;
};
