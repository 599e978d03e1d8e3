import type { Army, Squad, Unit } from '../choices';
import { reuseEqual, memoByIdentity } from '../memo';
import { membersOf, type Member } from './squads';
import { countOf } from '../terms';

/** A squad as a list shows it: entries that belong to it completely, and parts of others. */
export interface FormedSquad {
	readonly squad: Squad;
	readonly whole: readonly Unit[];
	readonly parts: readonly Member[];
}

/** The army's units by squad: every entry appears once, in its squad or outside all squads. */
export interface Formation {
	readonly loose: readonly Unit[];
	readonly squads: readonly FormedSquad[];
}

interface Membership {
	readonly squad: string;
	readonly count: number;
}

/** By unit id. */
type Memberships = ReadonlyMap<string, readonly Membership[]>;

const NO_SQUADS: Squad[] = [];

/** The number of figures of each entry in each squad, in the order of the squads. */
const memberships = memoByIdentity((squads: readonly Squad[]): Memberships => {
	const found = new Map<string, Membership[]>();
	for (const squad of squads) {
		for (const { unit, count = 1 } of squad.members ?? []) {
			found.set(unit, [...(found.get(unit) ?? []), { squad: squad.id, count }]);
		}
	}
	return found;
});

/** The only squad of an entry, if it contains all its figures. */
function soleSquadOf(unit: Unit, [first, ...others]: readonly Membership[]): string | undefined {
	if (!first || others.length > 0) return undefined;
	return first.count >= countOf(unit) ? first.squad : undefined;
}

function hasSameMembers(known: FormedSquad, { whole, parts }: FormedSquad): boolean {
	return (
		known.whole.length === whole.length &&
		known.parts.length === parts.length &&
		whole.every((unit, index) => unit === known.whole[index]) &&
		parts.every(({ unit, count }, index) => {
			const part = known.parts[index];
			return part?.unit === unit && part.count === count;
		})
	);
}

const cachedSquad = reuseEqual<Squad, FormedSquad>(hasSameMembers);

/** The army by squads; an entry with only some figures in squads is listed outside them. */
export const formationOf = memoByIdentity((army: Army): Formation => {
	const all = memberships(army.squads ?? NO_SQUADS);
	const loose: Unit[] = [];
	/** The loose units that squads have some figures of. */
	const shared: Unit[] = [];
	const wholeUnits = new Map((army.squads ?? []).map(({ id }): [string, Unit[]] => [id, []]));
	for (const unit of army.units) {
		const own = all.get(unit.id);
		const members = own && wholeUnits.get(soleSquadOf(unit, own) ?? '');
		if (members) members.push(unit);
		else loose.push(unit);
		if (own && !members) shared.push(unit);
	}
	const partly = { ...army, units: shared };
	const squads = (army.squads ?? []).map((squad) => {
		const whole = wholeUnits.get(squad.id) ?? [];
		const parts = whole.length === squad.members?.length ? [] : membersOf(partly, squad);
		return cachedSquad(squad, { squad, whole, parts });
	});
	return { loose, squads };
});

/** The lists in screen order: units outside squads, each squad, the reserve. */
function listsOf(army: Army): readonly (readonly Unit[])[] {
	const { loose, squads } = formationOf(army);
	return [loose, ...squads.map(({ whole }) => whole), army.reserve?.summons ?? []];
}

/** The list that shows an entry: its squad, the units outside squads, or the reserve. */
export function displayListOf(army: Army, id: string): readonly Unit[] {
	return listsOf(army).find((list) => list.some((unit) => unit.id === id)) ?? [];
}

function nextIn(list: readonly Unit[], id: string): Unit | undefined {
	const place = list.findIndex((unit) => unit.id === id);
	return list[place + 1] ?? list[place - 1];
}

/** The entry below in the same list, or the one above at its end; for a single entry, one from the next list. */
export function neighborOf(army: Army, id: string): Unit | undefined {
	return nextIn(displayListOf(army, id), id) ?? nextIn(listsOf(army).flat(), id);
}

/** The number of figures of an entry in a squad. */
export function countIn({ members = [] }: Squad, unit: Unit): number {
	const counts = members.filter((member) => member.unit === unit.id);
	return counts.reduce((sum, { count = 1 }) => sum + count, 0);
}

/** The squads after a change of an entry's count: a squad that contained the whole entry still does. */
export function squadsFollowing(army: Army, unit: Unit, count: number): Squad[] | undefined {
	const squadId = soleSquadOf(unit, memberships(army.squads ?? NO_SQUADS).get(unit.id) ?? []);
	if (squadId === undefined || count === countOf(unit)) return army.squads;
	return army.squads?.map((squad) => {
		if (squad.id !== squadId) return squad;
		const members = squad.members?.map((member) =>
			member.unit === unit.id ? { ...member, count } : member
		);
		return { ...squad, ...(members && { members }) };
	});
}

/** The number of figures of an entry that are in no squad. */
export function freeOf(army: Army, unit: Unit): number {
	const taken = (army.squads ?? []).reduce((sum, squad) => sum + countIn(squad, unit), 0);
	return Math.max(0, countOf(unit) - taken);
}
