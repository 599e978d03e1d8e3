import { readArmy } from '$lib/army/format/read';
import { readBrik, type BrikProblem, type BrikReading } from '$lib/exchange/brik';
import { readBackup, type BackupItem, type BackupProblem } from '$lib/exchange/read-backup';
import { writeBrik } from '$lib/exchange/write-brik';
import { problems as en } from '$lib/i18n/en/problems';
import { problems as pl } from '$lib/i18n/pl/problems';
import { assess } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';
import type { Chance } from './chance';

/** Milliseconds for reading a file as an army and as a backup, or a link; the soak sets it. */
export const TIME_LIMIT = Number(process.env.TIME_LIMIT ?? Infinity);

/** The result of a file: the number of armies in it, alone or in a backup, and the code of each problem. */
export interface Verdict {
	readonly armies: number;
	readonly codes: readonly string[];
	readonly milliseconds: number;
}

const PROTOTYPES = [Object.prototype, Array.prototype, String.prototype, Function.prototype];
const keysOfPrototypes = () => PROTOTYPES.map((prototype) => Reflect.ownKeys(prototype).length);
const before = keysOfPrototypes().join();

function checkProblem(problem: BackupProblem | BrikProblem): void {
	const quoted = [
		'field' in problem ? problem.field : '',
		'id' in problem ? problem.id : ''
	].filter((text) => text !== '');
	for (const texts of [en, pl]) {
		const tell = texts[problem.code] as (values: typeof problem) => string;
		const text = quoted.reduce((rest, quote) => rest.replaceAll(quote, ''), tell(problem));
		if (text.trim() === '') throw new Error(`No message: ${JSON.stringify(problem)}`);
		if (/undefined|NaN|\bnull\b|\[object/.test(text)) throw new Error(text);
	}
	if (problem.path !== '' && !problem.path.startsWith('/')) throw new Error(problem.path);
}

function checkArmy(army: Army): void {
	const { total } = assess(army);
	if (!Number.isSafeInteger(total)) {
		throw new Error(`A total of ${total}`);
	}
	const again = readBrik(new TextEncoder().encode(writeBrik(army)));
	if (!again.ok) throw new Error(`Written, yet not read: ${JSON.stringify(again.problem)}`);
	if (JSON.stringify(again.army) !== JSON.stringify(army)) throw new Error('Read back otherwise');
}

/** Yields the bytes in chunks of random length, sometimes empty. */
export async function* chunksOf(bytes: Uint8Array, chance: Chance): AsyncGenerator<Uint8Array> {
	const most = Math.max(chance.pick([16, 300, 5000, 65_536]), bytes.length / 100);
	for (let at = 0; at < bytes.length;) {
		const to = at + chance.below(most + 1);
		yield bytes.subarray(at, to);
		at = to;
	}
}

interface Readings {
	readonly brik: BrikReading;
	readonly items: readonly BackupItem[];
	readonly milliseconds: number;
}

async function readBoth(bytes: Uint8Array, chance: Chance): Promise<Readings> {
	const start = performance.now();
	const cpu = process.cpuUsage();
	const brik = readBrik(bytes);
	const items: BackupItem[] = [];
	for await (const item of readBackup(chunksOf(bytes, chance))) items.push(item);
	const { user, system } = process.cpuUsage(cpu);
	// CPU time excludes other processes; wall time excludes parallel threads of the garbage collector.
	const milliseconds = Math.min(performance.now() - start, (user + system) / 1000);
	return { brik, items, milliseconds };
}

/** A busy machine may be slow once, but not three times for the same file. */
async function readWithRetries(bytes: Uint8Array, chance: Chance): Promise<Readings> {
	for (let tries = 1; ; tries += 1) {
		const readings = await readBoth(bytes, chance);
		if (readings.milliseconds <= TIME_LIMIT) return readings;
		if (tries === 3) throw new Error(`${Math.round(readings.milliseconds)} ms`);
	}
}

/** Checks that there is a head, records, and at most one problem, which comes last. */
function checkOrder(items: readonly BackupItem[]): void {
	if (items.length === 0) throw new Error('A backup without an answer');
	for (const [index, { kind }] of items.entries()) {
		const last = index === items.length - 1;
		if (kind === 'problem' ? !last : (kind === 'head') !== (index === 0)) {
			throw new Error(`${kind} at ${index} of ${items.length}`);
		}
	}
}

/** Reads a file as an army and as a backup; throws if the reader violates its contract. */
export async function checkFile(bytes: Uint8Array, chance: Chance): Promise<Verdict> {
	const { brik, items, milliseconds } = await readWithRetries(bytes, chance);
	const codes: string[] = [];
	let armies = 0;
	const take = (reading: BrikReading) => {
		if (reading.ok) checkArmy(reading.army);
		else checkProblem(reading.problem);
		if (reading.ok) armies += 1;
		else codes.push(reading.problem.code);
	};
	checkOrder(items);
	const isBackup = items[0]?.kind === 'head';
	if (!isBackup) take(brik);
	else if (brik.ok) throw new Error('An army and a backup at once');
	for (const item of items) {
		if (item.kind === 'record' && 'army' in item.record) take(readArmy(item.record.army));
		if (item.kind !== 'problem') continue;
		checkProblem(item.problem);
		if (isBackup) codes.push(item.problem.code);
	}
	if (keysOfPrototypes().join() !== before) throw new Error('A prototype was touched');
	return { armies, codes, milliseconds };
}
