import { runSteps } from './steps/run-steps.ts';
import { checkSteps } from './steps/steps.ts';

// `npm run check`: everything but the browser tests, in under a minute.
await runSteps(checkSteps);
