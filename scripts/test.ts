import { reportFailure } from '@site/hosting';
import { runAll } from './steps/run-all.ts';

// `npm test`: everything, the site in a real browser included. The longest come first.
await runAll({
  first: [
    'test:tools',
    'build',
    'test:unit',
    'test:rehearsal',
    'types',
    'types:worker',
    'lint',
    'unused',
    'check:content',
  ],
  needed: ['test:tools', 'build'],
  second: ['test:browser', 'test:html', 'test:bytes', 'test:nu'],
  reports: ['unit', 'rehearsal', 'html', 'browser', 'nu'].map((name) => `test-results/${name}.json`),
}).catch(reportFailure);
