import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../setup/run.mjs';
import { bundled } from './bundle.mjs';
import { usageOf } from './usage.mjs';

/** @typedef {Pick<typeof import('./units'), 'freshArmy'>} Armies */

const ARMIES = 1000;
const UNITS = [8, 30];
const ROUNDS = 7;
/** The most that `price` may take, as a multiple of reading and checking the same files. */
const LIMIT = 2;

/** The least of all rounds: other work on the machine only adds to it. */
function inTurns(/** @type {readonly string[]} */ ours, /** @type {readonly string[]} */ bare) {
	const times = Array.from({ length: ROUNDS }, () => ({
		ours: usageOf(ours).cpu,
		bare: usageOf(bare).cpu
	}));
	return {
		ours: Math.min(...times.map((time) => time.ours)),
		bare: Math.min(...times.map((time) => time.bare))
	};
}

/** Compares `brikmuster price` on a folder with the bare reading of its files, as processes. */
export async function printPricing(/** @type {Armies} */ { freshArmy }) {
	const { reading = '' } = await bundled('bare-reading', { reading: 'bare-reading.ts' });
	for (const units of UNITS) {
		const folder = mkdtempSync(join(tmpdir(), 'brikmuster-bench-'));
		try {
			for (let army = 0; army < ARMIES; army += 1) {
				const text = JSON.stringify(freshArmy(units, army * units), null, '\t');
				writeFileSync(join(folder, `${String(army).padStart(4, '0')}.brik`), text);
			}
			const command = [join(root, 'bin/brikmuster.js'), 'price', folder];
			// The first run may build the bundle.
			usageOf(command);
			const { ours, bare } = inTurns(command, [reading, folder]);
			const ok = ours <= LIMIT * bare;
			console.log(
				`price ${ARMIES} armies of ${units} units: ${ours.toFixed(0)} ms of all threads, ` +
					`${(ours / bare).toFixed(2)} times their reading   < ${LIMIT}  ${ok ? 'ok' : 'TOO SLOW'}`
			);
			if (!ok) process.exitCode = 1;
		} finally {
			rmSync(folder, { recursive: true });
		}
	}
}
