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
/** The most time that `price` may take, as a multiple of reading and checking the same files. */
const LIMIT = 2;

/** The least of some measurements: other work on the machine only adds to it. */
function least(/** @type {readonly ReturnType<typeof usageOf>[]} */ usages) {
	const wall = Math.min(...usages.map((usage) => usage.wall));
	const cpu = Math.min(...usages.map((usage) => usage.cpu));
	return { wall, cpu };
}

function inTurns(/** @type {readonly string[]} */ ours, /** @type {readonly string[]} */ bare) {
	const rounds = Array.from({ length: ROUNDS }, () => ({
		ours: usageOf(ours),
		bare: usageOf(bare)
	}));
	return {
		ours: least(rounds.map((round) => round.ours)),
		bare: least(rounds.map((round) => round.bare))
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
			const ok = ours.wall <= LIMIT * bare.wall;
			console.log(
				`price ${ARMIES} armies of ${units} units: ${ours.wall.toFixed(0)} ms, ` +
					`${(ours.wall / bare.wall).toFixed(2)} times their reading   < ${LIMIT}  ${ok ? 'ok' : 'TOO SLOW'}; ` +
					`${ours.cpu.toFixed(0)} ms of all threads, ${(ours.cpu / bare.cpu).toFixed(2)} times`
			);
			if (!ok) process.exitCode = 1;
		} finally {
			rmSync(folder, { recursive: true });
		}
	}
}
