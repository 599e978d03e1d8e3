import { readOwnUnit } from '$lib/army/own-unit';
import { readArmy } from '$lib/army/read';
import { pacer } from '$lib/browser/pause';
import type { BackupHead, BackupRecord } from '$lib/exchange/backup';
import { readBackup, type BackupProblem } from '$lib/exchange/read-backup';
import type { Army } from '$lib/rules/choices';
import type { Keepsake, OwnUnitRow } from '$lib/store';

/** An army of a backup: read to the last field, and as it is to be stored. */
export interface Found {
	readonly army: Army;
	readonly keepsake: Keepsake;
}

/** A record that is left out, and why. */
export interface LeftOut {
	readonly line: number;
	readonly problem: BackupProblem;
}

export interface Contents {
	readonly head: BackupHead;
	readonly found: readonly Found[];
	readonly leftOut: readonly LeftOut[];
	readonly preferences: ReadonlyMap<string, string>;
	/** Units for every army, as they are to be stored. */
	readonly ownUnits: readonly OwnUnitRow[];
}

export type BackupReading =
	| { readonly ok: true; readonly contents: Contents }
	| { readonly ok: false; readonly problem: BackupProblem; readonly line: number };

type ArmyRecord = Extract<BackupRecord, { record: 'army' }>;
type OwnUnitRecord = Extract<BackupRecord, { record: 'ownUnit' }>;
type RevisionRecord = Extract<BackupRecord, { record: 'revision' }>;

/** The records of a backup as they come in, each looked into. */
class Gathering {
	readonly #armies = new Map<string, { record: ArmyRecord; army: Army }>();
	readonly #revisions = new Map<string, RevisionRecord[]>();
	readonly leftOut: LeftOut[] = [];
	readonly preferences = new Map<string, string>();
	readonly #ownUnits = new Map<string, OwnUnitRow>();

	get ownUnits(): OwnUnitRow[] {
		return [...this.#ownUnits.values()];
	}

	take(record: BackupRecord, line: number): void {
		const leaveOut = (problem: BackupProblem) => void this.leftOut.push({ line, problem });
		if (record.record === 'preference') this.preferences.set(record.key, record.value);
		else if (record.record === 'ownUnit') this.#takeUnit(record, leaveOut);
		else this.#takeArmy(record, leaveOut);
	}

	#takeUnit({ record: _, ...row }: OwnUnitRecord, leaveOut: (problem: BackupProblem) => void) {
		if (!readOwnUnit(row)) leaveOut({ code: 'malformed', path: '/unit' });
		else if (this.#ownUnits.has(row.id)) leaveOut({ code: 'duplicateId', path: '/id', id: row.id });
		else this.#ownUnits.set(row.id, row);
	}

	#takeArmy(record: ArmyRecord | RevisionRecord, leaveOut: (problem: BackupProblem) => void) {
		const reading = readArmy(record.army);
		if (!reading.ok) return leaveOut(reading.problem);
		const { id } = record;
		if (reading.army.id !== id) return leaveOut({ code: 'malformed', path: '/id' });
		if (record.record === 'revision') {
			const known = this.#revisions.get(id);
			if (known) known.push(record);
			else this.#revisions.set(id, [record]);
		} else if (this.#armies.has(id)) leaveOut({ code: 'duplicateId', path: '/id', id });
		else this.#armies.set(id, { record, army: reading.army });
	}

	/** What lay in the trash has its days there anew, from `now` on. */
	found(now: number): Found[] {
		return [...this.#armies.values()].map(({ record, army }) => {
			const { record: _, deletedAt, archivedAt, tags, ...bare } = record;
			const filed = {
				...(tags && tags.length > 0 && { tags }),
				...(archivedAt !== undefined && { archivedAt })
			};
			const row = { ...bare, ...filed };
			const revisions = (this.#revisions.get(row.id) ?? []).map(
				({ record: _, ...revision }) => revision
			);
			const kept = deletedAt === undefined ? row : { ...row, deletedAt: now };
			return { army, keepsake: { row: kept, revisions } };
		});
	}
}

/** All that is in a backup, or the first thing that breaks it. It stops when the signal says so. */
export async function readContents(
	chunks: AsyncIterable<Uint8Array>,
	signal: AbortSignal
): Promise<BackupReading> {
	const gathering = new Gathering();
	const pace = pacer();
	let head: BackupHead | undefined;
	for await (const item of readBackup(chunks)) {
		signal.throwIfAborted();
		if (item.kind === 'problem') return { ok: false, problem: item.problem, line: item.line };
		if (item.kind === 'head') head = item.head;
		else gathering.take(item.record, item.line);
		await pace();
	}
	if (!head) return { ok: false, problem: { code: 'noBackup', path: '' }, line: 1 };
	const { leftOut, preferences, ownUnits } = gathering;
	return {
		ok: true,
		contents: { head, found: gathering.found(Date.now()), leftOut, preferences, ownUnits }
	};
}
