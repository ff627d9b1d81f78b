import type { PlanWords } from '#src/features/plan/words-schema.ts';
import type { CertificateRules } from '../judge.ts';
import type { CheckCertificate } from '../schema.ts';

/** All that the check of a certificate shows, in one file of its own. */
export type CheckData = CertificateRules &
  Pick<CheckCertificate, 'questions' | 'letter'> & {
    results: readonly { id: 'stop' | 'ask' | 'good'; title: string; text: string }[];
    words: Pick<PlanWords, 'link' | 'keep' | 'notLoaded' | 'checkedOn'>;
  };
