import type { BodyOf } from './bodies';
import type { Digest, KnownEntry } from './entry';
import type { EntrySet } from './entry-set';

/** From the fewest rights to the most. The root is the person who founded the league. */
const RANKS = { player: 0, organizer: 1, referee: 2, founder: 3, root: 4 } as const;
export type Role = keyof typeof RANKS;

export function rankOf(role: Role): number {
	return RANKS[role];
}

type Keeps = (digest: Digest) => boolean;

/** What revocations leave of a key. */
interface Left {
	readonly keeps: Keeps;
	/** The same without revocations by the person themselves. */
	readonly keepsBefore: Keeps;
	readonly revoked: boolean;
	readonly cuts: string;
}

/** What a key may do: for which person, in which role. */
export interface Grant {
	readonly person: string;
	readonly role: Role;
	/** The organizer's city. */
	readonly city: string | undefined;
	/** Whether new entries of the key count: it is not revoked, and its owner not dismissed. */
	readonly current: boolean;
	/** Whether an entry of the key counts. After a revocation or a dismissal, only earlier ones do. */
	readonly keeps: Keeps;
	/** The same without revocations by the person themselves. */
	readonly keepsBefore: Keeps;
	/** The revocations and dismissals on which both depend. */
	readonly cuts: string;
}

/** Whether two grants give the same rights; those with the same cuts keep the same entries. */
export function isSameGrant(one: Grant, other: Grant): boolean {
	return (
		one.person === other.person &&
		one.role === other.role &&
		one.city === other.city &&
		one.current === other.current &&
		one.cuts === other.cuts
	);
}

/** Who may write what in a league, with the reason for every key. */
export interface Authority {
	/** The rights of an entry's key that count for this entry. */
	grantsOf(known: KnownEntry): readonly Grant[];
	/** The rights that count for this entry but for revocations by their owners themselves. */
	grantsBefore(known: KnownEntry): readonly Grant[];
	/** The highest rank of these rights; -1 without any. */
	rankOf(known: KnownEntry): number;
	readonly byKey: ReadonlyMap<string, readonly Grant[]>;
	/** Entries about keys and offices that count. */
	readonly counted: ReadonlySet<Digest>;
}

/** A person in a role, with the keys that come with it. */
interface Post {
	readonly person: string;
	readonly role: Role;
	readonly city?: string | undefined;
	readonly keys: readonly string[];
	readonly current: boolean;
	readonly keeps: Keeps;
	readonly cuts: string;
}

const namesOf = (cuts: readonly KnownEntry[]) => cuts.map(({ digest }) => digest).join(' ');
const always: Keeps = () => true;
const NO_GRANTS: readonly Grant[] = [];

function grouped<K, T>(all: readonly T[], keysOf: (one: T) => readonly K[]): Map<K, T[]> {
	const groups = new Map<K, T[]>();
	for (const one of all) {
		for (const key of keysOf(one)) {
			const group = groups.get(key);
			if (group) group.push(one);
			else groups.set(key, [one]);
		}
	}
	return groups;
}

/**
 * Works out the rights from the root down. Each level depends only on higher ones, and within a person's keys only
 * on those nearer to the first, so that no two entries can revoke each other.
 */
class Granting implements Authority {
	readonly byKey = new Map<string, Grant[]>();
	readonly counted = new Set<Digest>();
	readonly #set: EntrySet;
	readonly #keysOf: ReadonlyMap<string, KnownEntry<'key'>[]>;
	readonly #revocations: ReadonlyMap<string, KnownEntry<'keyRevoked'>[]>;
	readonly #dismissals: ReadonlyMap<Digest, KnownEntry<'dismissal'>[]>;
	readonly #reached = new Map<Digest, ReadonlySet<Digest>>();
	/** The persons that officials gave each key. */
	readonly #given = new Map<string, Set<string>>();
	/** What is left of each person's keys; the highest role with a key decides who may revoke it. */
	readonly #left = new Map<string, Left>();

	constructor(set: EntrySet) {
		this.#set = set;
		this.#keysOf = grouped(set.of('key'), ({ entry }) => [entry.body.person]);
		this.#revocations = grouped(set.of('keyRevoked'), ({ entry }) => [entry.body.publicKey]);
		this.#dismissals = grouped(set.of('dismissal'), ({ entry }) => entry.body.appointments);
		const { digest, entry } = set.founding;
		this.counted.add(digest);
		const { founder } = entry.body;
		const root = { person: founder.id, role: 'root', keys: [entry.author] } as const;
		this.#grant({ ...root, current: true, keeps: always, cuts: '' });
		for (const role of ['founder', 'referee', 'organizer'] as const) {
			for (const post of this.#appointed(role)) this.#grant(post);
		}
		for (const post of this.#players()) this.#grant(post);
		for (const [key, grants] of this.byKey) this.#settleOwner(key, grants);
	}

	grantsOf({ digest, entry }: KnownEntry): readonly Grant[] {
		const grants = this.byKey.get(entry.author) ?? NO_GRANTS;
		// The same list for all entries of a key, so that it can be looked up.
		const isWhole = grants.every(({ keeps }) => keeps === always || keeps(digest));
		return isWhole ? grants : grants.filter(({ keeps }) => keeps(digest));
	}

	grantsBefore({ digest, entry }: KnownEntry): readonly Grant[] {
		const grants = this.byKey.get(entry.author) ?? NO_GRANTS;
		return grants.filter(({ keepsBefore }) => keepsBefore(digest));
	}

	rankOf(known: KnownEntry): number {
		let highest = -1;
		for (const { role } of this.grantsOf(known)) highest = Math.max(highest, rankOf(role));
		return highest;
	}

	/** Whether an entry counts if it is among the last that a revocation or a dismissal keeps. */
	#kept(cuts: readonly KnownEntry<'keyRevoked' | 'dismissal'>[]): Keeps {
		if (cuts.length === 0) return always;
		const kept = cuts.map(({ digest, entry }) => {
			this.counted.add(digest);
			const reached = this.#reached.get(digest) ?? this.#set.reachedFrom(entry.body.keeps);
			this.#reached.set(digest, reached);
			return reached;
		});
		return (digest) => kept.every((reached) => reached.has(digest));
	}

	#appointed(role: BodyOf<'appointment'>['role']): Post[] {
		const least = rankOf(role === 'founder' ? 'root' : 'founder');
		const isEntitled = (known: KnownEntry) => this.rankOf(known) >= least;
		const own = this.#set
			.of('appointment')
			.filter((known) => known.entry.body.role === role && isEntitled(known));
		return own.map(({ digest, entry }): Post => {
			this.counted.add(digest);
			const { person, city, publicKey } = entry.body;
			const cuts = (this.#dismissals.get(digest) ?? []).filter(isEntitled);
			const keys = publicKey === undefined ? [] : [publicKey];
			const common = { person: person.id, role, city, keys };
			const keeps = this.#kept(cuts);
			return { ...common, current: cuts.length === 0, keeps, cuts: namesOf(cuts) };
		});
	}

	/** Everybody who has a key, officials too: they may also play. */
	#players(): Post[] {
		const { founding } = this.#set;
		const keys = new Map<string, Set<string>>();
		const add = (person: string, ...own: readonly string[]) => {
			const known = keys.get(person) ?? new Set();
			keys.set(person, known);
			for (const key of own) known.add(key);
		};
		add(founding.entry.body.founder.id, founding.entry.author);
		for (const person of this.#keysOf.keys()) add(person);
		for (const { digest, entry } of this.#set.of('appointment')) {
			const { person, publicKey } = entry.body;
			if (publicKey !== undefined && this.counted.has(digest)) add(person.id, publicKey);
		}
		return [...keys].map(([person, own]) => ({
			...{ person, role: 'player', keys: [...own], current: true, keeps: always, cuts: '' }
		}));
	}

	/** Grants a role to the keys of a person: the first ones, and those that one of them added. */
	#grant(post: Post): void {
		const least = Math.max(rankOf(post.role) + 1, rankOf('referee'));
		const isEntitled = (known: KnownEntry) => this.rankOf(known) >= least;
		const additions = this.#keysOf.get(post.person) ?? [];
		const held = new Map<string, Left>();
		const added = (isFrom: (known: KnownEntry) => boolean) =>
			additions.filter(isFrom).map(({ digest, entry }) => {
				this.counted.add(digest);
				return entry.body.publicKey;
			});
		const isOwn = (own: ReadonlyMap<string, Left>) => (known: KnownEntry) =>
			own.get(known.entry.author)?.keeps(known.digest) === true && post.keeps(known.digest);
		let next = new Set([...post.keys, ...added(isEntitled)]);
		for (const key of next) {
			const owners = this.#given.get(key);
			if (owners) owners.add(post.person);
			else this.#given.set(key, new Set([post.person]));
		}
		while (next.size > 0) {
			const isEarlier = isOwn(new Map(held));
			const mayRevoke = (known: KnownEntry) => isEntitled(known) || isEarlier(known);
			for (const key of next) held.set(key, this.#leftOf(key, post, mayRevoke, isEntitled));
			next = new Set(added(isOwn(held)).filter((key) => !held.has(key)));
		}
		const { person, role, city } = post;
		const both = (keeps: Keeps): Keeps => {
			if (post.keeps === always) return keeps;
			return keeps === always ? post.keeps : (digest) => keeps(digest) && post.keeps(digest);
		};
		for (const [key, { keeps, keepsBefore, revoked, cuts }] of held) {
			const grants = this.byKey.get(key) ?? [];
			this.byKey.set(key, grants);
			const current = post.current && !revoked;
			const kept = { keeps: both(keeps), keepsBefore: both(keepsBefore) };
			const grant = { person, role, city, current, ...kept, cuts: `${post.cuts}, ${cuts}` };
			if (!grants.some((one) => isSameGrant(one, grant))) grants.push(grant);
		}
	}

	/**
	 * A key that several persons call theirs belongs to the ones that an official gave it to, or else to the ones that
	 * it names itself: nobody takes the signatures of somebody else by claiming the key.
	 */
	#settleOwner(key: string, grants: readonly Grant[]): void {
		const persons = new Set(grants.map(({ person }) => person));
		if (persons.size < 2) return;
		const claims = this.#set.of('key').filter(({ entry }) => entry.body.publicKey === key);
		const own = claims.filter(({ entry }) => entry.author === key);
		const named = new Set(own.map(({ entry }) => entry.body.person));
		const owners = this.#given.get(key) ?? named;
		const kept = grants.filter(({ person }) => owners.has(person));
		if (kept.length === 0) return;
		this.byKey.set(key, kept);
		for (const { digest, entry } of claims) {
			if (!owners.has(entry.body.person)) this.counted.delete(digest);
		}
	}

	#leftOf(
		key: string,
		{ person }: Post,
		mayRevoke: (known: KnownEntry) => boolean,
		isEntitled: (known: KnownEntry) => boolean
	): Left {
		const name = `${key} ${person}`;
		const known = this.#left.get(name);
		if (known) return known;
		const cuts = (this.#revocations.get(key) ?? []).filter(mayRevoke);
		const before = cuts.filter(isEntitled);
		const keepsBefore = this.#kept(before);
		const names = `${namesOf(before)}, ${namesOf(cuts)}`;
		const left = { keeps: this.#kept(cuts), keepsBefore, revoked: cuts.length > 0, cuts: names };
		this.#left.set(name, left);
		return left;
	}
}

/** Who may write what: from the founding, appointments, keys and their revocations. */
export function authorityOf(set: EntrySet): Authority {
	return new Granting(set);
}

/** The keys of each person that count for new entries, sorted. */
export function keysByPerson({ byKey }: Authority): Map<string, string[]> {
	const keys = new Map<string, string[]>();
	for (const [key, grants] of [...byKey].sort(([a], [b]) => (a < b ? -1 : 1))) {
		for (const { person, role, current } of grants) {
			if (role !== 'player' || !current) continue;
			const own = keys.get(person);
			if (own) own.push(key);
			else keys.set(person, [key]);
		}
	}
	return keys;
}
