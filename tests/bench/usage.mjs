import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../setup/run.mjs';

const REPORT = pathToFileURL(join(root, 'tests/bench/report-usage.mjs')).href;

/**
 * Runs Node and returns the milliseconds until its end, those that all its threads take, and the most megabytes it has
 * at once.
 */
export function usageOf(/** @type {readonly string[]} */ words) {
	const start = performance.now();
	const { status, output } = spawnSync(process.execPath, ['--import', REPORT, ...words], {
		stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
		encoding: 'utf8'
	});
	const wall = performance.now() - start;
	if (status === null || status > 1) throw new Error(`${words.join(' ')} ended with ${status}.`);
	/** @type {NodeJS.ResourceUsage} */
	const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(output[3] ?? '');
	return { wall, cpu: (userCPUTime + systemCPUTime) / 1000, megabytes: maxRSS / 1000 };
}
