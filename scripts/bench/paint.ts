import { audit } from './audit.ts';
import { type Bench, type Finding, reference } from './bench.ts';

/** Lighthouse of the bare page and of each page. */
export const paint = async ({ server, port, pages }: Bench): Promise<Finding[]> => {
  const bare = await audit(server.reference, port);
  const findings = [{ of: reference, figures: { ...bare, 'of the reference': 1 } }];
  for (const page of pages) {
    const figures = await audit(server.url + page, port);
    const ratio = figures['largest paint ms'] / bare['largest paint ms'];
    findings.push({ of: page, figures: { ...figures, 'of the reference': ratio } });
  }
  return findings;
};
