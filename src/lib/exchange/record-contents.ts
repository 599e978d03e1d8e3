import { photoOf } from '$lib/army/photos/jpeg';
import { readOwnUnit } from '$lib/army/own-unit';
import { readPackDocument } from '$lib/army/format/pack-document';
import { readStoredArmy } from '$lib/army/format/read-stored';
import { sizeProblem } from '$lib/army/photos/photo-limits';
import { readOwnPart } from '$lib/league/own-part';
import type { Army } from '$lib/rules/choices';
import type { Pack } from '$lib/rules/packs/pack';
import type { Game } from '$lib/play/game-file';
import { readGame } from '$lib/play/read-game';
import type { BackupRecord } from './backup';
import { readStoredEntry, type Entry } from '$lib/league/entries/entry';
import { keyFileOf } from './key-file';
import { readRecord, type BackupProblem } from './read-backup';

type Of<R extends BackupRecord['record']> = Extract<BackupRecord, { record: R }>;

const malformed = (path: string): BackupProblem => ({ code: 'malformed', path });

/** Returns the army of a record, or a problem if it has another id or is invalid. */
export function armyIn({ id, army }: Of<'army' | 'revision'>): Army | BackupProblem {
	const reading = readStoredArmy(army);
	if (!reading.ok) return reading.problem;
	return reading.army.id === id ? reading.army : malformed('/id');
}

/** Returns the entry of a record, or a problem if it is invalid. Its signature is checked on restoring. */
function entryIn({ entry }: Of<'leagueEntry'>): Entry | BackupProblem {
	const reading = readStoredEntry(entry);
	return reading.ok ? reading.entry : reading.problem;
}

/** Returns the game of a record, or a problem if it has another id or is invalid. */
export function gameIn({ id, game }: Of<'game'>): Game | BackupProblem {
	const reading = readGame(game);
	if (!reading.ok) {
		const { problem } = reading;
		return problem.code === 'notAGame' ? malformed('/game') : problem;
	}
	return reading.game.id === id ? reading.game : malformed('/id');
}

/** Returns the pack of a record and its draft, or a problem if one has another id or is invalid. */
export function packIn({
	id,
	...given
}: Of<'pack'>): { pack?: Pack; draft?: Pack } | BackupProblem {
	const found: { pack?: Pack; draft?: Pack } = {};
	for (const part of ['pack', 'draft'] as const) {
		if (given[part] === undefined) continue;
		const reading = readPackDocument(given[part]);
		if (!reading.ok) {
			const { problem } = reading;
			return problem.code === 'notAPack' ? malformed(`/${part}`) : problem;
		}
		if (reading.pack.id !== id) return malformed('/id');
		found[part] = reading.pack;
	}
	return (found.pack ?? found.draft) ? found : malformed('/pack');
}

/** Returns the problem of a record's document, or undefined. */
export function contentProblem(record: BackupRecord): BackupProblem | undefined {
	switch (record.record) {
		case 'army':
		case 'revision':
			return problemAmong(armyIn(record));
		case 'leagueEntry':
			return problemAmong(entryIn(record));
		case 'game':
			return problemAmong(gameIn(record));
		case 'pack':
			return problemAmong(packIn(record));
		case 'leaguePart':
			return readOwnPart(record.own) ? undefined : malformed('/own');
		case 'ownUnit':
			return readOwnUnit(record) ? undefined : malformed('/unit');
		case 'photo':
			return photoOf(record.digest, record.jpeg)
				? undefined
				: (sizeProblem(record.jpeg, '/jpeg') ?? malformed('/jpeg'));
		case 'key': {
			const isOpen = record.file === '' && record.seed !== undefined;
			const known = isOpen || keyFileOf(record.file)?.publicKey === record.publicKey;
			return known ? undefined : malformed('/file');
		}
		// Leagues of the old format are kept, never read.
		case 'signedLeague':
		case 'league':
		case 'leagueVersion':
		case 'leagueDocument':
		case 'preference':
		case 'raw':
			return undefined;
	}
}

function problemAmong(found: object): BackupProblem | undefined {
	return 'code' in found ? (found as BackupProblem) : undefined;
}

/** Returns whether a record could be read back, by validating it with the reader. */
export function canBeReadAgain(record: BackupRecord): boolean {
	try {
		const reading = readRecord(new TextEncoder().encode(JSON.stringify(record)));
		if (!reading.ok || reading.record.record === 'end') return false;
		return contentProblem(reading.record) === undefined;
	} catch {
		// Values that JSON cannot represent, or that are circular.
		return false;
	}
}
