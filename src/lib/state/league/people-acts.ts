import type { Body } from '$lib/league/entries/bodies';
import { dismiss, leave, revoke } from '$lib/league/acts/people';
import { versionsOf } from '$lib/league/entries/heads';
import type { Digest } from '$lib/league/entries/entry';
import type { LeagueState } from '$lib/league/entries/state';
import type { Player } from '$lib/league/league-file';
import type { OpenLeague } from './open-league.svelte';

/** Records on which day a player leaves, or with null that the player is back. False if it is refused. */
export function leaveLeague(
	open: OpenLeague,
	player: Player,
	on: string | null,
	reason: string
): boolean {
	return open.write('withdrawal', (state) => [leave(state, player.id, on, reason)]);
}

/** Joins a player with another registration of the same person, under whose name both are shown. */
export function joinPlayers(open: OpenLeague, player: string, into: string): boolean {
	return open.write('samePerson', () => [{ kind: 'samePerson', player, into }]);
}

/** Another registration that counts as a player, with the entries that say so. */
export interface Joined {
	readonly id: string;
	readonly name: string;
	readonly entries: readonly Digest[];
}

/** The registrations that were joined with a player. */
export function joinedWith({ records, stages }: LeagueState, player: string): Joined[] {
	const { sameAs } = stages.base.counting;
	return [...(records.get('merges') ?? [])].flatMap(([id, { versions }]): Joined[] => {
		if (id === player || sameAs(id) !== player) return [];
		const registered = records.get('players')?.get(id)?.heads[0].value as Player | undefined;
		const entries = versions.map(({ digest }) => digest);
		return [{ id, name: registered?.name ?? '', entries }];
	});
}

/** Takes back that registrations are of one person. */
export function separatePlayers(open: OpenLeague, entries: readonly Digest[]): boolean {
	return open.write('samePerson', () =>
		entries.map((entry): Body => ({ kind: 'annulment', entry }))
	);
}

/** Lets a device sign for a person. */
export function acceptDevice(open: OpenLeague, person: string, publicKey: string): boolean {
	return open.write('key', () => [{ kind: 'key', person, publicKey }]);
}

/** New entries of a device do not count any more. */
export function removeDevice(open: OpenLeague, publicKey: string): boolean {
	return open.write('key', (state) => [revoke(state, publicKey)]);
}

/** Ends all offices of a person. */
export function endOffices(open: OpenLeague, person: string): boolean {
	return open.write('dismissal', (state) => dismiss(state, person));
}

/** A remark of somebody in the league. */
export interface Note {
	readonly digest: Digest;
	readonly author: string;
	readonly writtenAt: string;
	readonly text: string;
}

/** The counting notes about one of some entries, or without them about the league; the latest first. */
export function notesIn(state: LeagueState, about: readonly Digest[] | undefined): Note[] {
	return state.set
		.of('note')
		.filter(({ digest, entry }) => {
			const own = entry.body.about;
			const isAbout = about ? own !== undefined && about.includes(own) : own === undefined;
			return isAbout && state.counted.has(digest);
		})
		.map(({ digest, entry: { author, writtenAt, body } }) => {
			return { digest, author, writtenAt, text: body.text };
		})
		.sort((a, b) => (a.writtenAt < b.writtenAt ? 1 : -1));
}

/** The entries that register a player: notes name the one that was current. */
export function registrationsOf(state: LeagueState, player: string): Digest[] {
	return versionsOf(state, 'players', player);
}

export function writeNote(open: OpenLeague, text: string, player: string | undefined): boolean {
	return open.write('note', (state) => {
		const about = player === undefined ? undefined : registrationsOf(state, player).at(-1);
		return [{ kind: 'note', text, ...(about !== undefined && { about }) }];
	});
}

export function removeNote(open: OpenLeague, digest: Digest): boolean {
	return open.write('note', () => [{ kind: 'annulment', entry: digest }]);
}
