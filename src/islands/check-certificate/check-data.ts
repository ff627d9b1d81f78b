import type { CheckCertificate } from '#src/content/schemas/check-certificate.ts';
import type { PlanWords } from '#src/content/schemas/tools/plan-words.ts';
import type { CertificateRules } from '#src/tools/certificate/judge.ts';

/** All that the check of a certificate shows, in one file of its own. */
export type CheckData = CertificateRules &
  Pick<CheckCertificate, 'questions' | 'letter'> & {
    results: readonly { id: 'stop' | 'ask' | 'good'; title: string; text: string }[];
    words: Pick<PlanWords, 'link' | 'keep' | 'notLoaded' | 'checkedOn'>;
  };
