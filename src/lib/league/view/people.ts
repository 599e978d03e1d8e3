import type { BodyOf } from '../entries/bodies';
import type { Digest } from '../entries/entry';
import { headsOf, versionsOf } from '../entries/heads';
import { appointmentsOf } from '../entries/offices';
import type { LeagueState } from '../entries/state';
import type { NamedPerson } from '../names';

/** The office of a person. */
export interface Office {
	readonly person: string;
	/** As it was given last. */
	readonly given: BodyOf<'appointment'> | undefined;
	readonly ended: boolean;
}

/** A remark of somebody in the league. */
export interface Note {
	readonly digest: Digest;
	readonly author: string;
	readonly writtenAt: string;
	readonly text: string;
	/** The player that it is about; undefined for the league. */
	readonly about: string | undefined;
}

/** A registration that counts as another player, with the entries that say so. */
export interface Joined {
	readonly id: string;
	readonly into: string;
	readonly name: string;
	readonly entries: readonly Digest[];
}

/** Everybody who had an office and is in the league no longer. */
export function formerOfficials({ league, set }: LeagueState): NamedPerson[] {
	const present = new Set([...league.players, ...league.referees].map(({ id }) => id));
	const { founder } = set.founding.entry.body;
	const appointed = set.of('appointment').map(({ entry }) => entry.body.person);
	const former = [...appointed, founder].filter(({ id }) => !present.has(id));
	return [...new Map(former.map((person) => [person.id, person])).values()];
}

/** The persons whose keys these are. */
export function ownersIn({ grants }: LeagueState): Record<string, readonly string[]> {
	return Object.fromEntries(
		[...grants].map(([key, own]) => [key, own.map(({ person }) => person)])
	);
}

/** The offices that founders gave. */
export function officesIn(state: LeagueState): Office[] {
	const { set, counted } = state;
	const ended = new Set(
		set
			.of('dismissal')
			.filter(({ digest }) => counted.has(digest))
			.flatMap(({ entry }) => entry.body.appointments)
	);
	const persons = new Set(set.of('appointment').map(({ entry }) => entry.body.person.id));
	return [...persons].map((person) => {
		const heads = headsOf(state, 'referees', person);
		const given = set.of('appointment').find(({ digest }) => heads.includes(digest));
		const own = appointmentsOf(state, person);
		const isEnded = own.length > 0 && own.every(({ digest }) => ended.has(digest));
		return { person, given: given?.entry.body, ended: isEnded };
	});
}

/** The counting notes, the latest first. Those about a player name an entry that registered them. */
export function notesIn(state: LeagueState): Note[] {
	const players = new Map(
		state.league.players.flatMap(({ id }) =>
			versionsOf(state, 'players', id).map((digest) => [digest, id] as const)
		)
	);
	return state.set
		.of('note')
		.flatMap(({ digest, entry: { author, writtenAt, body } }): Note[] => {
			const about = body.about === undefined ? undefined : players.get(body.about);
			const isShown = body.about === undefined || about !== undefined;
			if (!isShown || !state.counted.has(digest)) return [];
			return [{ digest, author, writtenAt, text: body.text, about }];
		})
		.sort((a, b) => (a.writtenAt < b.writtenAt ? 1 : -1));
}

/** The registrations that were joined with other players. */
export function joinedIn({ records, merged }: LeagueState): Joined[] {
	return [...(records.get('merges') ?? [])].flatMap(([id, { versions }]): Joined[] => {
		const into = merged.get(id) ?? id;
		if (into === id) return [];
		const registered = records.get('players')?.get(id)?.heads[0].value as NamedPerson | undefined;
		const entries = versions.map(({ digest }) => digest);
		return [{ id, into, name: registered?.name ?? '', entries }];
	});
}
