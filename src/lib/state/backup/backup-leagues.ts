import type { BackupRecord } from '$lib/exchange/backup';
import type { BackupProblem } from '$lib/exchange/read-backup';
import { leagueIn } from '$lib/exchange/record-contents';
import { readOwnPart } from '$lib/league/own-part';
import type { LeagueRow } from '$lib/store';

type LeagueRecord = Extract<BackupRecord, { record: 'league' | 'leaguePart' | 'leagueVersion' }>;

const malformed = (path: string): BackupProblem => ({ code: 'malformed', path });

/** Collects the leagues of a backup. A league comes before the records that belong to it. */
export class GatheredLeagues {
	readonly #rows = new Map<string, LeagueRow>();

	get rows(): LeagueRow[] {
		return [...this.#rows.values()];
	}

	/** Adds a record, or returns why it is skipped. */
	take(record: LeagueRecord): BackupProblem | undefined {
		const { id } = record;
		const row = this.#rows.get(id);
		if (record.record === 'league') {
			if (row) return { code: 'duplicateId', path: '/id', id };
			const league = leagueIn(record);
			if ('code' in league) return league;
			const { record: _, ...bare } = record;
			this.#rows.set(id, { ...bare, league, revision: 1 });
			return undefined;
		}
		if (!row) return { code: 'unknownReference', path: '/id', id };
		if (record.record === 'leaguePart') {
			const own = readOwnPart(record.own);
			if (!own) return malformed('/own');
			row.own = own;
			return undefined;
		}
		const version = leagueIn(record);
		if ('code' in version) return version;
		row.waiting = [...(row.waiting ?? []), version];
		return undefined;
	}
}
