import { contentKey } from '$lib/army/edits/edits';
import type { Army, Unit } from '$lib/rules/choices';
import { crewRooms, roomInFile, type Room } from './crews';
import type { Doubt } from './doubt';
import { addsHeroes } from './knapsack';
import { quotesFor, type Quote } from './quotes';
import { entryPurchase, newPurchase, type Purchase } from './purchases';
import { recruit, type Candidate } from './steps';
import { isAgainstTheme, mostCrewed } from './taste';
import { improvementsIn, upgraded } from './upgrades';

/** Everything that can be bought for an army. */
interface PurchaseOptions {
	/** Purchases that add heroes come last, as the knapsack needs it. */
	readonly purchases: readonly Purchase[];
	readonly doubts: readonly Doubt[];
}

function improvementsOf(army: Army, unit: Unit) {
	return improvementsIn(army).flatMap((improved) => {
		const better = upgraded(unit, improved, army);
		return better ? [{ unit: better, ...improved }] : [];
	});
}

/** Palette units with their indices, except those equal to an entry of the army. */
function recruitsFor(army: Army, candidates: readonly Candidate[]) {
	const known = new Set(army.units.map(contentKey));
	return candidates
		.map((candidate, index) => ({ unit: recruit(candidate, '', 1), index }))
		.filter(({ unit }) => !known.has(contentKey(unit)));
}

/** Doubts about units whose room runs out before the points: with more mounts, better fills might exist. */
function doubtsOf(
	rooms: ReadonlyMap<string, Room>,
	left: number,
	quoteOf: (id: string) => Quote | undefined
): Doubt[] {
	return [...rooms].flatMap(([unit, { most, violation }]): Doubt[] => {
		const { each = 0 } = quoteOf(unit) ?? {};
		const matters = violation !== undefined && (most + 1) * each <= left;
		return matters ? [{ reason: 'company', unit, code: violation.code }] : [];
	});
}

/** Prices and checks every unit that `left` half-points could buy. */
export function purchaseOptionsOf(
	army: Army,
	candidates: readonly Candidate[],
	left: number
): PurchaseOptions {
	const entries = army.units.map((unit) => ({ unit, improved: improvementsOf(army, unit) }));
	const recruits = recruitsFor(army, candidates);
	const offered = [
		...entries.flatMap(({ unit, improved }) => [{ unit }, ...improved]),
		...recruits
	];
	const units = offered.map(({ unit }) => unit);
	const quotes = new Map(quotesFor(army, units).map((quote, index) => [units[index], quote]));
	const priced = <T extends { readonly unit: Unit }>(entry: T) => ({
		...entry,
		quote: quotes.get(entry.unit) ?? { each: 0, violations: [] }
	});
	const rooms = crewRooms(army);
	const purchases = [
		...entries.map(({ unit, improved }) =>
			entryPurchase(
				priced({ unit }),
				improved.map(priced),
				Math.min(rooms.get(unit.id)?.most ?? roomInFile(unit), mostCrewed(army, unit))
			)
		),
		...recruits.flatMap((entry) => {
			const { unit, index } = entry;
			const most = mostCrewed(army, unit);
			return newPurchase(index, priced(entry), most, isAgainstTheme(army, unit));
		})
	];
	const quoteOf = (id: string) => quotes.get(army.units.find((unit) => unit.id === id));
	return {
		purchases: purchases.toSorted(
			(a, b) => Number(addsHeroes(a.group)) - Number(addsHeroes(b.group))
		),
		doubts: doubtsOf(rooms, left, quoteOf)
	};
}
