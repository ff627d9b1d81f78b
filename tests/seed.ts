import fc from 'fast-check';

// The same examples on every run, so that only the code can change a result; by night SEED asks for others.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });
