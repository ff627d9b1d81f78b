import { reportFailure } from '@site/hosting';
import { runAll } from './steps/run-all.ts';

// `npm run check`: what needs no browser, Java or copy of the project, in under a minute. The longest come first.
await runAll({
  first: ['build', 'test:unit', 'types', 'types:worker', 'lint', 'unused', 'check:content'],
  needed: ['build'],
  second: ['test:html'],
  reports: ['test-results/unit.json', 'test-results/html.json'],
}).catch(reportFailure);
