import { fileURLToPath } from 'node:url';

/** The command as a user starts it. */
export const script = fileURLToPath(new URL('../../bin/brikmuster.js', import.meta.url));
