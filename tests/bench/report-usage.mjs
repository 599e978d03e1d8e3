import { writeSync } from 'node:fs';
import process from 'node:process';

/** Loaded before a command: at its end, it writes what the process has used to file descriptor 3. */
process.on('exit', () => void writeSync(3, JSON.stringify(process.resourceUsage())));
