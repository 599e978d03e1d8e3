import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import type { BackupRecord } from '$lib/exchange/backup';
import { writeBackup } from '$lib/exchange/write-backup';
import { writeBrik } from '$lib/exchange/write-brik';
import type { Army } from '$lib/rules/choices';
import { anyArmy } from '../properties/arbitrary-army';

const encoder = new TextEncoder();
const text = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

async function joined(pieces: AsyncIterable<string>): Promise<string> {
	let whole = '';
	for await (const piece of pieces) whole += piece;
	return whole;
}

/** Returns the records of a backup of these armies: each with a revision, some in the trash. */
export function recordsOf(armies: readonly Army[]): BackupRecord[] {
	const records = armies.flatMap((army, index): BackupRecord[] => {
		const { id } = army;
		const row = { id, revision: index + 2, savedAt: 1_763_000_000_000 + index, army };
		const trash = index % 3 === 2 ? { deletedAt: row.savedAt + 1 } : {};
		return [
			{ record: 'army', ...row, createdAt: 1_762_000_000_000, ...trash },
			{ record: 'revision', ...row, revision: index + 1 }
		];
	});
	return [...records, { record: 'preference', key: 'theme', value: 'dark' }];
}

/** Returns the text of a backup with these records. */
export function backupOf(records: readonly BackupRecord[]): Promise<string> {
	return joined(writeBackup({ build: 'fuzz', createdAt: 1_763_000_000_000 }, records));
}

function goldenArmies(): unknown[] {
	const cases = JSON.parse(text('golden/core2005.json')) as { army: unknown }[];
	return cases.map(({ army }) => army);
}

/** Returns armies of every rulebook with every field of the format; deterministic for a seed. */
export function generatedArmies(seed: number, many: number): Army[] {
	return fc.sample(anyArmy, { seed, numRuns: many });
}

/** Returns valid files to mutate. */
export async function validFiles(seed: number): Promise<Uint8Array[]> {
	const frozen = readdirSync(new URL('../fixtures/formats/', import.meta.url)).sort();
	const armies = generatedArmies(seed, 80);
	const backups: string[] = [];
	for (let from = 0; from < 40; from += 4) {
		backups.push(await backupOf(recordsOf(armies.slice(from, from + 4))));
	}
	const files = [
		...frozen.map((name) => text(`fixtures/formats/${name}`)),
		...goldenArmies().map((army) => JSON.stringify(army)),
		...armies.map(writeBrik),
		...backups
	];
	return files.map((file) => encoder.encode(file));
}
