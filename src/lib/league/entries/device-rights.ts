import { mayAnnul } from './annulments';
import { rankOf, type Role } from './authority';
import type { Kind } from './bodies';
import type { Digest } from './entry';
import { rightOf, type Place } from './rights';
import { headsOf } from './heads';
import type { LeagueState } from './state';

/** What a device may write in a league now. */
export interface DeviceRights {
	/** The highest office of the key's owners; undefined if the key belongs to nobody. */
	readonly role: Role | undefined;
	/** The owners of the key. */
	readonly persons: readonly string[];
	/** The cities in which they organize. */
	readonly cities: readonly string[];
	/** Whether an entry of this kind about this place would count. */
	may(kind: Kind, place: Place): boolean;
	/** Whether there is a place at all about which an entry of this kind would count. */
	mayAnywhere(kind: Kind): boolean;
	/** Whether it may give and end an office. */
	mayAppoint(role: Exclude<Role, 'root' | 'player'>): boolean;
	/** Whether it may add and revoke keys of a person. */
	mayChangeKeys(person: string): boolean;
	/** Whether it may annul an entry. */
	mayAnnul(entry: Digest): boolean;
	/** Whether a report may be changed by somebody who may report its game: not if both players agreed on it. */
	mayChangeReport(id: string): boolean;
}

/** What players may write about themselves. */
const ABOUT_ONESELF: readonly Kind[] = [
	'submission',
	'report',
	'confirmation',
	'withdrawal',
	'note'
];

/** The highest role of some that still count; -1 without any. */
function highest(roles: readonly { readonly role: Role; readonly current: boolean }[]): number {
	return Math.max(-1, ...roles.map(({ role, current }) => (current ? rankOf(role) : -1)));
}

/** The highest rank of a person, with whatever key. */
function rankOfPerson({ grants }: LeagueState, person: string): number {
	const all = [...grants.values()].flat().filter((grant) => grant.person === person);
	return highest(all);
}

/** What the holder of a key may write, by the same rules that decide which entries count. */
export function rightsOf(state: LeagueState, publicKey: string): DeviceRights {
	const { authority, sameAs } = state.stages.base.counting;
	const grants = (state.grants.get(publicKey) ?? []).filter(({ current }) => current);
	const rank = highest(grants);
	const isReferee = rank >= rankOf('referee');
	const roles = grants.map(({ role }) => role);
	const persons = [...new Set(grants.map(({ person }) => sameAs(person)))];
	const cities = [...new Set(grants.flatMap(({ city }) => city ?? []))];
	const may = (kind: Kind, place: Place) => rightOf(grants, kind, place, sameAs) !== undefined;
	const ofCities = cities.map((city): Place => ({ city }));
	const placesFor = (kind: Kind): Place[] => [
		ABOUT_ONESELF.includes(kind) ? { own: persons } : {},
		...ofCities
	];
	return {
		role: roles.toSorted((a, b) => rankOf(b) - rankOf(a))[0],
		persons,
		cities,
		may: (kind, place) => grants.length > 0 && may(kind, place),
		mayAnywhere: (kind) => grants.length > 0 && placesFor(kind).some((place) => may(kind, place)),
		mayAppoint: (role) => rank >= rankOf(role === 'founder' ? 'root' : 'founder'),
		mayChangeKeys: (person) =>
			persons.includes(sameAs(person)) || (isReferee && rank > rankOfPerson(state, person)),
		mayAnnul: (entry) => {
			const target = state.set.byDigest.get(entry);
			return (
				target !== undefined &&
				mayAnnul(grants, target, authority) &&
				(isReferee || !state.firm.has(entry))
			);
		},
		mayChangeReport: (id) =>
			isReferee || !headsOf(state, 'protocols', id).some((digest) => state.firm.has(digest))
	};
}

/** Sees the league as a player, or as a guest without a name in it, and writes nothing. */
export function onlyLooking(person: string | undefined): DeviceRights {
	const no = () => false;
	return {
		role: person === undefined ? undefined : 'player',
		persons: person === undefined ? [] : [person],
		cities: [],
		...{ may: no, mayAnywhere: no, mayAppoint: no, mayChangeKeys: no, mayAnnul: no },
		mayChangeReport: no
	};
}
