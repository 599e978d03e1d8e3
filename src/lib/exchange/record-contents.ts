import { photoOf } from '$lib/army/photos/jpeg';
import { readOwnUnit } from '$lib/army/own-unit';
import { readStored, readStoredArmy } from '$lib/army/format/kept-names';
import { sizeProblem } from '$lib/army/photos/photo-limits';
import type { League } from '$lib/league/league-file';
import { readOwnPart } from '$lib/league/own-part';
import { readLeague } from '$lib/league/read-league';
import type { Army } from '$lib/rules/choices';
import type { BackupRecord } from './backup';
import { keyFileOf } from './key-file';
import { readRecord, type BackupProblem } from './read-backup';

type Of<R extends BackupRecord['record']> = Extract<BackupRecord, { record: R }>;

const malformed = (path: string): BackupProblem => ({ code: 'malformed', path });

/** The army in a record; what is none of that id is a problem. */
export function armyIn({ id, army }: Of<'army' | 'revision'>): Army | BackupProblem {
	const reading = readStoredArmy(army);
	if (!reading.ok) return reading.problem;
	return reading.army.id === id ? reading.army : malformed('/id');
}

/** The league in a record; what is none of that id is a problem. */
export function leagueIn({ id, league }: Of<'league' | 'leagueVersion'>): League | BackupProblem {
	const reading = readStored(readLeague, league);
	if (!reading.ok) {
		const { problem } = reading;
		return problem.code === 'notALeague' ? malformed('/league') : problem;
	}
	return reading.league.id === id ? reading.league : malformed('/id');
}

/** Why the document in a record cannot be taken; undefined where it can. */
export function contentProblem(record: BackupRecord): BackupProblem | undefined {
	switch (record.record) {
		case 'army':
		case 'revision':
			return problemAmong(armyIn(record));
		case 'league':
		case 'leagueVersion':
			return problemAmong(leagueIn(record));
		case 'leaguePart':
			return readOwnPart(record.own) ? undefined : malformed('/own');
		case 'ownUnit':
			return readOwnUnit(record) ? undefined : malformed('/unit');
		case 'photo':
			return photoOf(record.digest, record.jpeg)
				? undefined
				: (sizeProblem(record.jpeg, '/jpeg') ?? malformed('/jpeg'));
		case 'key': {
			const known = keyFileOf(record.file)?.publicKey === record.publicKey;
			return known ? undefined : malformed('/file');
		}
		case 'preference':
		case 'raw':
			return undefined;
	}
}

function problemAmong(found: object): BackupProblem | undefined {
	return 'code' in found ? (found as BackupProblem) : undefined;
}

/** Whether a record that is to be written would be read again: held against its own reader. */
export function canBeReadAgain(record: BackupRecord): boolean {
	try {
		const reading = readRecord(new TextEncoder().encode(JSON.stringify(record)));
		if (!reading.ok || reading.record.record === 'end') return false;
		return contentProblem(reading.record) === undefined;
	} catch {
		// What no text can hold, and what has no end.
		return false;
	}
}
