import { isMain, runMain, runPackage } from '../setup/run.mjs';
import { printLargeRoom } from './large-room.mjs';

/** The load of a large club: clients, rooms, seconds, and the target in milliseconds for 95 % of the edits. */
const load = { HUB_CLIENTS: '200', HUB_ROOMS: '20', HUB_SECONDS: '60', HUB_TARGET: '250' };

/** The time of single entries in rooms of these megabytes, on a machine that does nothing else. */
const entries = { PART: 'long', HUB_SIZES: '0,20,100', HUB_BUSY: '1' };

/** Runs tests with a real server at full size; they print what they have measured. */
async function measure(/** @type {string} */ path, /** @type {Record<string, string>} */ env) {
	const words = ['run', '--project', 'engine', path];
	if (!(await runPackage('vitest/vitest.mjs', words, { env }))) process.exitCode = 1;
}

/** Measures the hub's load, the time of single entries, and a large room. */
export async function printHub() {
	await measure('tests/hub/load.test.ts', load);
	await measure('tests/hub/entry-time.long.test.ts', entries);
	await printLargeRoom();
}

if (isMain(import.meta.url)) await runMain(printHub);
