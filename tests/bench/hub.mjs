import { isMain, runMain, runPackage } from '../setup/run.mjs';
import { printLargeRoom } from './large-room.mjs';

/** The load of a large club: clients, rooms, seconds, and the target in milliseconds for 95 % of the edits. */
const load = { HUB_CLIENTS: '200', HUB_ROOMS: '20', HUB_SECONDS: '60', HUB_TARGET: '250' };

/** Runs the test of the hub's load with a real server at full size, then a large room; both print what they have measured. */
export async function printHub() {
	const words = ['run', '--project', 'engine', 'tests/hub/load.test.ts'];
	if (!(await runPackage('vitest/vitest.mjs', words, { env: load }))) process.exitCode = 1;
	await printLargeRoom();
}

if (isMain(import.meta.url)) await runMain(printHub);
