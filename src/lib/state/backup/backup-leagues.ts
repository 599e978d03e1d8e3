import type { BackupRecord } from '$lib/exchange/backup';
import type { BackupProblem } from '$lib/exchange/read-backup';
import { checkEntry } from '$lib/exchange/league-entry';
import { documentDigest } from '$lib/army/format/digest';
import { readOwnPart } from '$lib/league/own-part';
import type { EntryRow, LeagueRow } from '$lib/store';

type LeagueRecord = Extract<
	BackupRecord,
	{ record: 'league' | 'signedLeague' | 'leaguePart' | 'leagueVersion' }
>;
type EntryRecord = Extract<BackupRecord, { record: 'leagueEntry' | 'leagueDocument' }>;

const malformed = (path: string): BackupProblem => ({ code: 'malformed', path });

/** Collects the leagues of a backup. A league comes before the records that belong to it. */
export class GatheredLeagues {
	readonly #rows = new Map<string, LeagueRow>();

	readonly #entries = new Map<string, EntryRow>();

	/** Entries with a good signature. The backup had them, so others may have them. */
	get entries(): EntryRow[] {
		return [...this.#entries.values()];
	}

	get rows(): LeagueRow[] {
		return [...this.#rows.values()];
	}

	/** Adds a record, or returns why it is skipped. */
	take(record: LeagueRecord): BackupProblem | undefined {
		const { id } = record;
		const row = this.#rows.get(id);
		if (record.record === 'signedLeague') {
			if (row) return { code: 'duplicateId', path: '/id', id };
			const { record: _, ...bare } = record;
			this.#rows.set(id, { ...bare, revision: 1 });
			return undefined;
		}
		if (record.record === 'league') {
			if (row) return { code: 'duplicateId', path: '/id', id };
			const { record: _, ...bare } = record;
			this.#rows.set(id, { ...bare, revision: 1 });
			return undefined;
		}
		if (!row) return { code: 'unknownReference', path: '/id', id };
		if (record.record === 'leaguePart') {
			const own = readOwnPart(record.own);
			if (!own) return malformed('/own');
			row.own = own;
			return undefined;
		}
		row.waiting = [...(row.waiting ?? []), record.league];
		return undefined;
	}

	/** Adds an entry, or returns why it is skipped. A file of the old format is kept as it is. */
	async takeEntry(record: EntryRecord): Promise<BackupProblem | undefined> {
		const { savedAt } = record;
		if (record.record === 'leagueDocument') {
			const { document } = record;
			const { photos: _, ...content } = document as { photos?: unknown };
			const digest = documentDigest(content);
			this.#entries.set(digest, { digest, document, savedAt });
			return undefined;
		}
		const { entry, signature, privatePart } = record;
		const check = await checkEntry({ entry, signature, ...(privatePart && { privatePart }) });
		if (!check.ok) return check.problem;
		const { digest, signed } = check;
		const league = signed.entry.league ?? digest;
		this.#entries.set(digest, { digest, league, ...signed, sent: true, savedAt });
		return undefined;
	}
}
