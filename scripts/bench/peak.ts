import { appendFileSync } from 'node:fs';

// Imported into each process of a build: notes the most memory it has held, in KB, in the file that PEAKS names.
const file = process.env.PEAKS;
if (file) process.on('exit', () => appendFileSync(file, `${process.resourceUsage().maxRSS}\n`));
