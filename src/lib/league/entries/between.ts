import { isSame } from '$lib/document/is-same';
import { keysOf } from '../decide';
import { frozen } from '../frozen';
import type { Decision, League, ListName, Player, Registration, Season } from '../league-file';
import type { Body, BodyOf } from './bodies';
import { lastEntriesOf, type Digest, type KnownEntry } from './entry';
import type { RecordList, Version } from './records';
import type { LeagueState } from './state';

/** The last counting entries of keys, which a revocation or a dismissal keeps. */
function lastOf(state: LeagueState, keys: readonly string[]): Digest[] {
	const counting = state.set.all.filter(({ digest }) => state.counted.has(digest));
	return keys.flatMap((key) => lastEntriesOf(counting, key)).sort();
}

function appointmentsOf(state: LeagueState, person: string): KnownEntry<'appointment'>[] {
	return state.set
		.of('appointment')
		.filter(({ digest, entry }) => state.counted.has(digest) && entry.body.person.id === person);
}

/** Ends all offices of a person; what they wrote so far keeps counting. */
export function dismissalOf(state: LeagueState, person: string): BodyOf<'dismissal'> {
	const appointments = appointmentsOf(state, person).map(({ digest }) => digest);
	const keys = [...state.grants]
		.filter(([, grants]) => grants.some((grant) => grant.person === person))
		.map(([key]) => key);
	return { kind: 'dismissal', appointments, keeps: lastOf(state, keys) };
}

/** Revokes a key; what was written with it so far keeps counting. */
export function revocationOf(state: LeagueState, publicKey: string): BodyOf<'keyRevoked'> {
	return { kind: 'keyRevoked', publicKey, keeps: lastOf(state, [publicKey]) };
}

/** Annuls all versions of a record, so that it is gone. The versions of decisions are named by their submission. */
export function annulmentsOf(
	state: LeagueState,
	list: ListName,
	id: string,
	name = id
): BodyOf<'annulment'>[] {
	const adopted = new Set(state.adopted);
	const { versions = [] } = state.records.get(list)?.get(name) ?? {};
	return namesOf(versions).map((entry) => ({
		kind: 'annulment',
		entry,
		...(adopted.has(entry) && { record: { list, id } })
	}));
}

/** The entries that an edit of a record replaces. */
export function headsOf(state: LeagueState, list: RecordList, id: string): Digest[] {
	return namesOf(state.records.get(list)?.get(id)?.heads ?? []);
}

function namesOf(versions: readonly Version<unknown>[]): Digest[] {
	return [...new Set(versions.flatMap(({ digests }) => digests))].sort();
}

/** An entry of a list before and after an edit. */
interface Edited<T> {
	readonly id: string;
	readonly before: T | undefined;
	readonly after: T | undefined;
}

function editedIn<L extends ListName>(list: L, before: League, after: League) {
	type Item = League[L][number];
	const [old, next] = [before, after].map((league) => {
		const items: readonly Item[] = league[list];
		return new Map(items.map((item) => [item.id, item]));
	});
	const ids = new Set([...(old?.keys() ?? []), ...(next?.keys() ?? [])]);
	return [...ids].flatMap((id): Edited<Item>[] => {
		const [one, other] = [old?.get(id), next?.get(id)];
		return one === other || isSame(one, other) ? [] : [{ id, before: one, after: other }];
	});
}

function regulationEdit(state: LeagueState, before: League, after: League): Body[] {
	const named = before.name !== after.name;
	const ruled = !isSame(before.regulation, after.regulation);
	if (!named && !ruled) return [];
	const heads = [
		...(named ? headsOf(state, 'name', '') : []),
		...(ruled ? headsOf(state, 'regulation', '') : [])
	];
	return [
		{
			kind: 'regulation',
			...(named && { name: after.name }),
			...(ruled && { regulation: after.regulation }),
			replaces: [...new Set(heads)].sort()
		}
	];
}

function registrationOf(player: Player): Registration {
	const { publicKey: _key, furtherKeys: _more, withdrawn: _left, ...registration } = player;
	return registration;
}

function playerEdit(state: LeagueState, { id, before, after }: Edited<Player>): Body[] {
	if (!after) return annulmentsOf(state, 'players', id);
	const record = registrationOf(after);
	const isEdited = !before || !isSame(registrationOf(before), record);
	const [old, keys] = [before ? keysOf(before) : [], keysOf(after)];
	const gone = old.filter((key) => !keys.includes(key));
	const left = after.withdrawn ?? null;
	const replaces = headsOf(state, 'players', id);
	return [
		...(isEdited ? [{ kind: 'player', record, replaces } as const] : []),
		...keys
			.filter((key) => !old.includes(key))
			.map((publicKey) => ({ kind: 'key', person: id, publicKey }) as const),
		...gone.map((key) => revocationOf(state, key)),
		...((before?.withdrawn ?? null) === left
			? []
			: [
					{
						kind: 'withdrawal',
						...{ player: id, on: left, replaces: headsOf(state, 'withdrawals', id) }
					} as const
				])
	];
}

function refereeEdit(
	state: LeagueState,
	{ id, after }: Edited<League['referees'][number]>
): Body[] {
	const known = appointmentsOf(state, id);
	if (!after) {
		const adopted = annulmentsOf(state, 'referees', id).filter(({ record }) => record);
		return [...(known.length > 0 ? [dismissalOf(state, id)] : []), ...adopted];
	}
	const heads = headsOf(state, 'referees', id);
	const current = known.find(({ digest }) => heads.includes(digest))?.entry.body;
	const { role = 'referee', city, publicKey } = current ?? {};
	return [
		{
			kind: 'appointment',
			person: { id, name: after.name },
			role,
			...(city !== undefined && { city }),
			...(publicKey !== undefined && { publicKey }),
			replaces: heads
		}
	];
}

function seasonEdit(
	state: LeagueState,
	{ id, before, after }: Edited<Season>,
	league: League,
	why: string
): Body[] {
	if (!after) return annulmentsOf(state, 'seasons', id);
	const { opened } = after;
	const { regulation, roster, rulebookDigest } = frozen(league, after);
	if (!before || before.opened !== opened) {
		const parts = ['seasons', 'regulations', 'rosters'] as const;
		const heads = parts.flatMap((part) => headsOf(state, part, id));
		const replaces = [...new Set(heads)].sort();
		return [
			{ kind: 'season', season: { id, opened }, regulation, roster, rulebookDigest, replaces }
		];
	}
	const ruled = !isSame(before.regulation, after.regulation);
	const rostered = !isSame(before.roster, after.roster);
	const heads = [
		...(ruled ? headsOf(state, 'regulations', id) : []),
		...(rostered ? headsOf(state, 'rosters', id) : [])
	];
	return [
		{
			kind: 'seasonChange',
			season: id,
			...(ruled && { regulation, rulebookDigest }),
			...(rostered && { roster }),
			why,
			replaces: [...new Set(heads)].sort()
		}
	];
}

const judgedIn = ({ decision, reasons, decidedOn, notes }: Decision) => ({
	decision,
	reasons,
	decidedOn,
	...(notes !== undefined && { notes })
});

function decisionEdits(state: LeagueState, edits: readonly Edited<Decision>[]): Body[] {
	const known = new Map(state.submissions.map((submitted) => [submitted.digest, submitted]));
	let number = state.nextReceipt;
	return edits.flatMap(({ before, after }): Body[] => {
		if (!after) return before ? annulmentsOf(state, 'submissions', before.id, before.digest) : [];
		if (before && isSame(judgedIn(before), judgedIn(after))) return [];
		const { id, player, meeting, digest, file } = after;
		const submitted = known.get(digest);
		const isReceived = submitted?.receipt !== undefined || submitted?.adopted === true;
		const day = after.receivedOn ?? after.decidedOn;
		const replaces = headsOf(state, 'submissions', digest);
		if (!isReceived) number += 1;
		return [
			...(submitted ? [] : [{ kind: 'submission', id, player, meeting, digest, file } as const]),
			...(isReceived
				? []
				: [{ kind: 'receipt', submission: digest, day, number: number - 1 } as const]),
			{ kind: 'verdict', submission: digest, ...judgedIn(after), replaces }
		];
	});
}

/** Lists whose entries become bodies as they are. */
const PLAIN = {
	meetings: 'meeting',
	protocols: 'report',
	walkovers: 'walkover',
	playOffs: 'playOff'
} as const;

function plainEdits(
	state: LeagueState,
	list: keyof typeof PLAIN,
	before: League,
	after: League
): Body[] {
	return editedIn(list, before, after).flatMap(({ id, after: record }): Body[] => {
		if (!record) return annulmentsOf(state, list, id);
		return [{ kind: PLAIN[list], record, replaces: headsOf(state, list, id) } as Body];
	});
}

/**
 * What an edit of a league says, as the bodies of entries: whatever a new one names comes before it. Removed records
 * become annulments, removed keys revocations, removed offices dismissals. `why` explains the change of a season.
 */
export function entriesBetween(
	state: LeagueState,
	before: League,
	after: League,
	why = ''
): Body[] {
	return [
		...regulationEdit(state, before, after),
		...editedIn('players', before, after).flatMap((edit) => playerEdit(state, edit)),
		...editedIn('referees', before, after).flatMap((edit) => refereeEdit(state, edit)),
		...editedIn('seasons', before, after).flatMap((edit) => seasonEdit(state, edit, after, why)),
		...plainEdits(state, 'meetings', before, after),
		...decisionEdits(state, editedIn('submissions', before, after)),
		...plainEdits(state, 'protocols', before, after),
		...plainEdits(state, 'walkovers', before, after),
		...plainEdits(state, 'playOffs', before, after)
	];
}
