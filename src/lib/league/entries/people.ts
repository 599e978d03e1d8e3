import type { Player } from '../league-file';
import { keysByPerson } from './authority';
import { withoutForeignClaims } from './claims';
import type { Counting } from './counting';
import { personalIn } from './private-parts';
import { oldestFirst, type Version } from './records';

/** Everybody in a league. */
export interface People {
	/** The registered players, the earliest first; one that is registered twice is listed once. */
	readonly players: readonly Player[];
	readonly byId: ReadonlyMap<string, Player>;
	/** Names of everybody with an office, now or earlier. */
	readonly officials: ReadonlyMap<string, string>;
	/** Persons whose office has not ended. */
	readonly inOffice: ReadonlySet<string>;
	readonly keys: ReadonlyMap<string, readonly string[]>;
}

function registered(counting: Counting): Player[] {
	const taken = counting.take('player', ({ record }) => ({ city: record.city }));
	const written = taken.flatMap((one) => {
		const { record, replaces } = one.body;
		const player: Player = { ...record, ...personalIn(one.known) };
		return [{ taken: one, version: counting.version(one, record.id, player, replaces) }];
	});
	const versions = withoutForeignClaims(counting, written, ({ city }) => ({
		city
	}));
	const records = counting.settle('players', versions);
	return oldestFirst(records).map(({ heads: [{ value }] }) => value);
}

/** Which id counts for a player that is registered twice. A circle of entries leaves the smallest id. */
function sameAs(pairs: ReadonlyMap<string, string>): (person: string) => string {
	return (person) => {
		const seen = new Set<string>();
		let id = person;
		for (let into = pairs.get(id); into !== undefined; into = pairs.get(id)) {
			if (seen.has(id)) return [...seen].sort()[0] ?? id;
			seen.add(id);
			id = into;
		}
		return id;
	};
}

function joinPersons(counting: Counting, players: readonly Player[]): void {
	const ids = new Set(players.map(({ id }) => id));
	const pairs = new Map<string, string>();
	const taken = counting.take('samePerson', ({ player, into }) =>
		ids.has(player) && ids.has(into) && player !== into ? {} : undefined
	);
	// No clock decides which player gets the games; of two entries about one, all devices choose by the digest.
	const said = taken.map((one): Version<string> => ({
		...counting.version(one, one.body.player, one.body.into),
		writtenAt: ''
	}));
	for (const { record, heads } of counting.settle('merges', said)) {
		pairs.set(record, heads[0].value);
	}
	const idOf = sameAs(pairs);
	counting.join(new Map([...pairs.keys()].map((id) => [id, idOf(id)])));
}

function withdrawals(counting: Counting, players: readonly Player[]): Map<string, string | null> {
	const byId = new Map(players.map((player) => [player.id, player]));
	const { sameAs } = counting;
	const written = counting
		.take('withdrawal', ({ player }) => {
			const id = counting.sameAs(player);
			const known = byId.get(id);
			return known && { city: known.city, own: [id] };
		})
		.map((taken): Version<string | null> =>
			counting.version(taken, sameAs(taken.body.player), taken.body.on, taken.body.replaces)
		);
	const heads = counting.settle('withdrawals', written);
	return new Map(heads.map(({ record, heads: [{ value }] }) => [record, value]));
}

/** Keys of all ids of a person. */
function keysOf(counting: Counting): Map<string, string[]> {
	const keys = new Map<string, string[]>();
	for (const [person, own] of keysByPerson(counting.authority)) {
		const id = counting.sameAs(person);
		keys.set(id, [...new Set([...(keys.get(id) ?? []), ...own])].sort());
	}
	return keys;
}

function withKeys(
	{ publicKey, furtherKeys: _, ...player }: Player,
	keys: readonly string[]
): Player {
	const [first, ...further] = [...keys].sort(
		(a, b) => Number(b === publicKey) - Number(a === publicKey)
	);
	return {
		...player,
		...(first !== undefined && { publicKey: first }),
		...(further.length > 0 && { furtherKeys: further })
	};
}

/** Names of officials, from appointments and the founding. */
function officials(counting: Counting): Map<string, string> {
	const { set, authority } = counting;
	const { founder } = set.founding.entry.body;
	const appointed = set.of('appointment').flatMap((known): Version<string>[] => {
		if (!authority.counted.has(known.digest)) return [];
		const { person, replaces } = known.entry.body;
		const persons = authority.grantsOf(known).map((grant) => grant.person);
		const taken = { known, body: known.entry.body, by: 'official', persons } as const;
		const all = { ...taken, rank: authority.rankOf(known), isTakenBack: false };
		return [counting.version(all, person.id, person.name, replaces)];
	});
	const records = oldestFirst(counting.settle('referees', appointed));
	const named = records.map(({ record, heads: [{ value }] }) => [record, value] as const);
	return new Map([[founder.id, founder.name], ...named]);
}

/** Persons with an office that has not ended. */
function inOffice(counting: Counting, players: ReadonlyMap<string, Player>): Set<string> {
	const { byKey } = counting.authority;
	const { set } = counting;
	const grants = [...byKey.values()]
		.flat()
		.filter(({ role, current }) => current && role !== 'player');
	const ended = new Set(
		set
			.of('dismissal')
			.filter(({ digest }) => counting.authority.counted.has(digest))
			.flatMap(({ entry }) => entry.body.appointments)
	);
	const appointed = set
		.of('appointment')
		.filter(({ digest }) => counting.authority.counted.has(digest) && !ended.has(digest))
		.map(({ entry }) => entry.body.person.id);
	const all = [...grants.map(({ person }) => person), ...appointed];
	return new Set(all.filter((person) => !players.has(person)));
}

/** Players and officials of a league, with the keys that count. */
export function peopleOf(counting: Counting): People {
	const all = registered(counting);
	joinPersons(counting, all);
	const left = withdrawals(counting, all);
	const keys = keysOf(counting);
	const players = all
		.filter(({ id }) => counting.sameAs(id) === id)
		.map((player): Player => {
			const withdrawn = left.get(player.id);
			const own = withKeys(player, keys.get(player.id) ?? []);
			return withdrawn ? { ...own, withdrawn } : own;
		});
	const byId = new Map(players.map((player) => [player.id, player]));
	return {
		...{ players, byId, keys, officials: officials(counting) },
		inOffice: inOffice(counting, byId)
	};
}
