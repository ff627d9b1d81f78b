import { runSteps } from './steps/run-steps.ts';
import { testSteps } from './steps/steps.ts';

// `npm test`: everything, the site in a real browser included.
await runSteps(testSteps);
