import { isSame } from '$lib/document/is-same';
import { rebased } from '$lib/document/rebase';
import { keysOf } from '../decide';
import type { BodyOf } from '../entries/bodies';
import { isOfKind, lastEntriesOf, type Digest, type KnownEntry } from '../entries/entry';
import { headsOf, versionsOf } from '../entries/heads';
import { appointmentsOf } from '../entries/offices';
import type { WholeBody } from '../entries/private-parts';
import type { LeagueState } from '../entries/state';
import type { Player, Registration } from '../league-file';

/** The last counting entries of keys, which a revocation or a dismissal keeps. */
function lastOf(state: LeagueState, keys: readonly string[]): Digest[] {
	const counting = state.set.all.filter(({ digest }) => state.counted.has(digest));
	return keys.flatMap((key) => lastEntriesOf(counting, key)).sort();
}

/** Gives a person an office in place of the one before. */
export function appoint(
	state: LeagueState,
	person: BodyOf<'appointment'>['person'],
	{ role, city, publicKey }: Pick<BodyOf<'appointment'>, 'role' | 'city' | 'publicKey'>
): BodyOf<'appointment'>[] {
	return [
		{
			kind: 'appointment',
			person,
			role,
			...(role === 'organizer' && city && { city }),
			...(publicKey !== undefined && { publicKey }),
			replaces: headsOf(state, 'referees', person.id)
		}
	];
}

/** Ends all offices of a person; what they wrote so far keeps counting. Without an office, nothing is written. */
export function dismiss(state: LeagueState, person: string): WholeBody[] {
	const appointments = appointmentsOf(state, person).map(({ digest }) => digest);
	if (appointments.length === 0) return [];
	const keys = [...state.grants]
		.filter(([, grants]) => grants.some((grant) => grant.person === person))
		.map(([key]) => key);
	return [{ kind: 'dismissal', appointments, keeps: lastOf(state, keys) }];
}

/** Revokes a key; what was written with it so far keeps counting. */
export function revoke(state: LeagueState, publicKey: string): BodyOf<'keyRevoked'>[] {
	return [{ kind: 'keyRevoked', publicKey, keeps: lastOf(state, [publicKey]) }];
}

function registrationOf(player: Player): Registration {
	const { publicKey: _key, furtherKeys: _more, withdrawn: _left, ...registration } = player;
	return registration;
}

/** Registers players with their keys; registered ones stay unchanged. */
export function register(state: LeagueState, players: readonly Player[]): WholeBody[] {
	const known = new Set(state.league.players.map(({ id }) => id));
	const fresh = players.filter(({ id }) => !known.has(id) && known.add(id));
	return fresh.flatMap((player): WholeBody[] => [
		{
			kind: 'player',
			record: registrationOf(player),
			replaces: headsOf(state, 'players', player.id)
		},
		...keysOf(player).map((publicKey) => ({ kind: 'key', person: player.id, publicKey }) as const)
	]);
}

/** The entry of a registration that counts now, with its private part. */
function headOf(state: LeagueState, player: string): KnownEntry<'player'> | undefined {
	const shown = state.records.get('players')?.get(player)?.heads[0].digest;
	const known = shown === undefined ? undefined : state.set.byDigest.get(shown);
	return known && isOfKind(known, 'player') ? known : undefined;
}

/** Changes a registration: only what differs from `start`, so that an edit of another device stays. */
export function edit(state: LeagueState, made: Player, start: Player): WholeBody[] {
	const now = state.league.players.find(({ id }) => id === made.id);
	if (!now) return register(state, [made]);
	const before = registrationOf(now);
	const record = rebased(registrationOf(start), registrationOf(made), before);
	if (isSame(before, record)) return [];
	const replaces = headsOf(state, 'players', made.id);
	const personal = ({ born, parentConsent }: Registration) => ({ born, parentConsent });
	const keeps = isSame(personal(before), personal(record)) ? headOf(state, made.id) : undefined;
	return [{ kind: 'player', record, ...(keeps && { keeps }), replaces }];
}

/** Writes on which day a player leaves; with null the player is back. */
export function leave(
	state: LeagueState,
	player: string,
	on: string | null,
	reason = ''
): BodyOf<'withdrawal'>[] {
	const replaces = headsOf(state, 'withdrawals', player);
	return [{ kind: 'withdrawal', player, on, replaces, ...(reason && { reason }) }];
}

/** Lets a device sign for a person. */
export function acceptKey(_: LeagueState, person: string, publicKey: string): BodyOf<'key'>[] {
	return [{ kind: 'key', person, publicKey }];
}

/** Writes what other devices of officials need to read private parts. */
export function shareKeys(
	_: LeagueState,
	bodies: readonly BodyOf<'exchangeKey' | 'officialsKey'>[]
): BodyOf<'exchangeKey' | 'officialsKey'>[] {
	return [...bodies];
}

/** Joins a player with another registration of the same person, under whose name both are shown. */
export function join(_: LeagueState, player: string, into: string): BodyOf<'samePerson'>[] {
	return [{ kind: 'samePerson', player, into }];
}

/** Writes a remark about the league, or about the current registration of a player. */
export function note(state: LeagueState, text: string, player?: string): BodyOf<'note'>[] {
	const about = player === undefined ? undefined : versionsOf(state, 'players', player).at(-1);
	return [{ kind: 'note', text, ...(about !== undefined && { about }) }];
}
