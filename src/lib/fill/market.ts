import { likeness } from '$lib/army/edits/edits';
import type { Army, Unit } from '$lib/rules/choices';
import { crewRooms, roomInFile, type Room } from './crews';
import type { Doubt } from './doubt';
import { addsHeroes } from './knapsack';
import { quotesFor, type Quote } from './quotes';
import { entryStall, newStall, type Stall } from './stalls';
import { recruit, type Candidate } from './steps';
import { upgraded, UPGRADES } from './upgrades';

/** Everything that can be bought for an army. */
export interface Market {
	/** Stalls that add heroes come last, as the knapsack needs it. */
	readonly stalls: readonly Stall[];
	readonly doubts: readonly Doubt[];
}

function improvementsOf(unit: Unit) {
	return UPGRADES.flatMap((upgrade) => {
		const better = upgraded(unit, upgrade);
		return better ? [{ unit: better, upgrade }] : [];
	});
}

/** Palette units with their indices, except those equal to an entry of the army. */
function recruitsFor(army: Army, candidates: readonly Candidate[]) {
	const known = new Set(army.units.map(likeness));
	return candidates
		.map((candidate, index) => ({ unit: recruit(candidate, '', 1), index }))
		.filter(({ unit }) => !known.has(likeness(unit)));
}

/** Doubts about units whose room runs out before the points: with more mounts, better fills might exist. */
function doubtsOf(
	rooms: ReadonlyMap<string, Room>,
	left: number,
	quoteOf: (id: string) => Quote | undefined
): Doubt[] {
	return [...rooms].flatMap(([unit, { most, wrong }]): Doubt[] => {
		const { each = 0 } = quoteOf(unit) ?? {};
		const matters = wrong !== undefined && (most + 1) * each <= left;
		return matters ? [{ reason: 'company', unit, code: wrong.code }] : [];
	});
}

/** Prices and checks every unit that `left` half-points could buy. */
export function marketOf(army: Army, candidates: readonly Candidate[], left: number): Market {
	const entries = army.units.map((unit) => ({ unit, improved: improvementsOf(unit) }));
	const recruits = recruitsFor(army, candidates);
	const wares = [...entries.flatMap(({ unit, improved }) => [{ unit }, ...improved]), ...recruits];
	const units = wares.map(({ unit }) => unit);
	const quotes = new Map(quotesFor(army, units).map((quote, index) => [units[index], quote]));
	const priced = <T extends { readonly unit: Unit }>(ware: T) => ({
		...ware,
		quote: quotes.get(ware.unit) ?? { each: 0, wrongs: [] }
	});
	const rooms = crewRooms(army);
	const stalls = [
		...entries.map(({ unit, improved }) =>
			entryStall(
				priced({ unit }),
				improved.map(priced),
				rooms.get(unit.id)?.most ?? roomInFile(unit)
			)
		),
		...recruits.flatMap((ware) => newStall(ware.index, priced(ware)))
	];
	const quoteOf = (id: string) => quotes.get(army.units.find((unit) => unit.id === id));
	return {
		stalls: stalls.toSorted((a, b) => Number(addsHeroes(a.group)) - Number(addsHeroes(b.group))),
		doubts: doubtsOf(rooms, left, quoteOf)
	};
}
