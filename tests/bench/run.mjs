import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preferFullChromium } from '../setup/chromium.mjs';
import { runMain, root } from '../setup/run.mjs';
import { printAddLeague } from './add-league.mjs';
import { printBuilder } from './builder.mjs';
import { loadBundled } from './bundle.mjs';
import { printFirstLook } from './first-look.mjs';
import { printHub } from './hub.mjs';
import { printOdds } from './odds.mjs';
import { printCards } from './printing.mjs';
import { printPricing } from './pricing.mjs';
import { printReferee } from './referee.mjs';
import { printRestore } from './restore.mjs';
import { printTable } from './table.mjs';
import { printTyping } from './typing.mjs';

/**
 * Loads the engine and its measurements.
 *
 * @returns {Promise<typeof import('./engine') & typeof import('./units') & typeof import('./cards')
 * & typeof import('./bare-pdf') & typeof import('./submissions') & typeof import('./odds') & typeof import('./league-entries')
 * & typeof import('./pairings')>}
 */
const load = () =>
	loadBundled('bench', {
		engine: 'engine.ts',
		units: 'units.ts',
		cards: 'cards.ts',
		barePdf: 'bare-pdf.ts',
		submissions: 'submissions.ts',
		odds: 'odds.ts',
		leagueEntries: 'league-entries.ts',
		pairings: 'pairings.ts'
	});

/** Prints one line of results in milliseconds. */
function print(/** @type {import('./engine').Measure} */ { what, median, slow, target }) {
	const number = (/** @type {number} */ value) => value.toFixed(2).padStart(9);
	const verdict = median <= target ? 'ok' : 'TOO SLOW';
	console.log(
		`${what.padEnd(52)}${number(median)} ms ${number(slow)} ms   < ${target} ms  ${verdict}`
	);
	if (median > target) process.exitCode = 1;
}

const ARMIES = 1000;

/** Runs `brikmuster check` as a process on a folder of 1,000 armies with 30 units each. */
function commandLine(/** @type {Pick<typeof import('./units'), 'freshArmy'>} */ { freshArmy }) {
	const bin = join(root, 'bin/brikmuster.js');
	if (!existsSync(bin)) {
		console.log('check on a folder: skipped, there is no bin/brikmuster.js');
		return;
	}
	const armies = mkdtempSync(join(tmpdir(), 'brikmuster-bench-'));
	try {
		for (let army = 0; army < ARMIES; army += 1) {
			const text = JSON.stringify(freshArmy(30, army * 30), null, '\t');
			writeFileSync(join(armies, `${String(army).padStart(4, '0')}.brik`), text);
		}
		const times = [0, 1, 2, 3, 4, 5].map(() => {
			const start = performance.now();
			const { status, stdout } = spawnSync(process.execPath, [bin, 'check', armies, '--json'], {
				encoding: 'utf8',
				maxBuffer: 1 << 30
			});
			const time = performance.now() - start;
			if (status === null || status > 1) throw new Error(`check ended with ${status}.`);
			if (JSON.parse(stdout).length !== ARMIES) throw new Error('check left armies out.');
			return time;
		});
		// The first run may build the bundle.
		const [, ...warm] = times;
		warm.sort((a, b) => a - b);
		const median = warm[2] ?? NaN;
		const slow = warm.at(-1) ?? NaN;
		print({ what: `check ${ARMIES} armies of 30 units in a folder`, median, slow, target: 2000 });
	} finally {
		rmSync(armies, { recursive: true });
	}
}

await runMain(async () => {
	preferFullChromium();
	const parts = await load();
	const { engineMeasures, freshArmy, organizedArmy, sealedFiles } = parts;
	const { leagueMeasures, largeLeagueFile, pairingMeasures, SIZES } = parts;
	console.log(`${'medians, what a slow run takes, and the target'.padEnd(52)}`);
	for (const found of engineMeasures()) print(found);
	for (const found of pairingMeasures()) print(found);
	for (const found of await leagueMeasures()) print(found);
	commandLine({ freshArmy });
	await printPricing({ freshArmy });
	await printOdds(parts);
	await printCards(parts);
	await printRestore({ freshArmy });
	await printReferee({ sealedFiles });
	await printAddLeague({ largeLeagueFile, SIZES });
	await printFirstLook();
	await printTyping();
	await printBuilder({ organizedArmy });
	await printTable({ organizedArmy });
	await printHub();
});
