import { mayAnnul } from './annulments';
import { rankOf, type Grant, type Role } from './authority';
import type { Kind } from './bodies';
import type { Digest } from './entry';
import { rightOf, type Place } from './rights';
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

/** The highest rank of some grants; -1 without any. */
function highest(grants: readonly Pick<Grant, 'role'>[]): number {
	return Math.max(-1, ...grants.map(({ role }) => rankOf(role)));
}

/** What decides about the rights of a key, as plain values. */
export interface KeyRights {
	/** What the key may do now. */
	readonly grants: readonly Pick<Grant, 'person' | 'role' | 'city'>[];
	/** The ids that count for persons who are registered twice. */
	readonly merged: Readonly<Record<string, string>>;
	/** The highest rank of each person, with whatever key. */
	readonly ranks: Readonly<Record<string, number>>;
	/** The entries among some that the key may annul. */
	readonly annullable: readonly Digest[];
	/** The ids of reports on which both players or a referee agreed. */
	readonly agreed: readonly string[];
}

/** What decides about the rights of a key; `entries` are those that it might want to annul. */
export function keyRights(
	state: LeagueState,
	publicKey: string,
	entries: Iterable<Digest>
): KeyRights {
	const current = [...state.grants.values()].flat().filter((grant) => grant.current);
	const ranks = new Map<string, number>();
	for (const { person, role } of current) {
		ranks.set(person, Math.max(rankOf(role), ranks.get(person) ?? -1));
	}
	const own = (state.grants.get(publicKey) ?? []).filter((grant) => grant.current);
	const isReferee = highest(own) >= rankOf('referee');
	const annullable = [...entries].filter((digest) => {
		const target = state.set.byDigest.get(digest);
		const isOpen = isReferee || !state.firm.has(digest);
		return target && isOpen && mayAnnul(own, target, state.authority);
	});
	const agreed = [...(state.records.get('protocols') ?? [])].flatMap(([id, { heads }]) =>
		heads.some(({ digest }) => state.firm.has(digest)) ? [id] : []
	);
	return {
		grants: own.map(({ person, role, city }) => ({ person, role, city })),
		merged: Object.fromEntries(state.merged),
		ranks: Object.fromEntries(ranks),
		...{ annullable, agreed }
	};
}

/** What the holder of a key may write, by the same rules that decide which entries count. */
export function rightsOf({ grants, merged, ranks, annullable, agreed }: KeyRights): DeviceRights {
	const sameAs = (person: string) => merged[person] ?? person;
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
			persons.includes(sameAs(person)) || (isReferee && rank > (ranks[person] ?? -1)),
		mayAnnul: (entry) => annullable.includes(entry),
		mayChangeReport: (id) => isReferee || !agreed.includes(id)
	};
}
