import fc from 'fast-check';
import { seedOf } from './cases';

// The same cases in every run of a part, so that none fails by chance. Without a part, as in the soak, they are new.
if (process.env.PART || process.env.SEED) fc.configureGlobal({ seed: seedOf(1) });
