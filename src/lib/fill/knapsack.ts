/** Half-points and heroes that one tap adds. Prices are list prices without discount. */
export interface Lot {
	readonly price: number;
	readonly heroes: number;
}

/** One alternative of a group: one tap for `first` if present, then up to `most` copies, one tap each. */
export interface Way {
	readonly first?: Lot;
	readonly copy: Lot;
	readonly most: number;
}

export type Tap = 'more' | 'new' | 'upgrade';

/** Alternatives that exclude each other: the versions of an entry, or a new unit. */
export interface Group {
	/** The kind of tap that adds a copy. */
	readonly copies: Exclude<Tap, 'upgrade'>;
	readonly ways: readonly Way[];
}

export type Weights = Readonly<Record<Tap, number>>;

/** The chosen way of a group, and the number of copies. */
export interface Pick {
	readonly group: number;
	readonly way: number;
	readonly copies: number;
}

const NOTHING: Lot = { price: 0, heroes: 0 };

export function addsHeroes({ ways }: Group): boolean {
	return ways.some(({ first, copy }) => copy.heroes > 0 || (first?.heroes ?? 0) > 0);
}

/** The kinds of taps that the groups offer. */
export function kindsOf(groups: readonly Group[]): ReadonlySet<Tap> {
	return new Set(
		groups.flatMap(({ copies, ways }): Tap[] => [
			...(ways.some(({ most }) => most > 0) ? [copies] : []),
			...(ways.some(({ first }) => first) ? (['upgrade'] as const) : [])
		])
	);
}

/** Lowers each cell of `into` to the weight of the cell of `from` one lot below, plus one tap. */
function improve(
	into: Float64Array,
	from: Float64Array,
	width: number,
	lot: Lot,
	tap: number
): void {
	const below = lot.heroes * width + lot.price;
	for (let row = lot.heroes * width; row < into.length; row += width) {
		for (let cell = row + lot.price; cell < row + width; cell += 1) {
			const weight = (from[cell - below] as number) + tap;
			if (weight < (into[cell] as number)) into[cell] = weight;
		}
	}
}

/** Adds copies: unlimited if `most` exceeds the width, otherwise in lots of 1, 2, 4 … (bounded knapsack). */
function addCopies(taken: Float64Array, width: number, { copy, most }: Way, tap: number): void {
	if (most * copy.price >= width) return improve(taken, taken, width, copy, tap);
	for (let size = 1, left = most; left > 0; left -= size, size *= 2) {
		const copies = Math.min(size, left);
		const lot = { price: copies * copy.price, heroes: copies * copy.heroes };
		improve(taken, taken.slice(), width, lot, copies * tap);
	}
}

/** Upgrades with the same price need only one pass. */
function distinct(ways: readonly Way[]): Iterable<Way> {
	return new Map(ways.map((way) => [JSON.stringify(way), way])).values();
}

/**
 * An exact knapsack: one table per group, with a row per number of added heroes and a cell per half-point of list
 * price below `width`. Rows are separate because the hero discount (PL-HER-03) makes totals non-additive.
 */
export class Knapsack {
	readonly #tables: readonly Float64Array[];

	/** Groups that add heroes should come last: the tables before them need only one row. */
	constructor(
		readonly groups: readonly Group[],
		readonly width: number,
		readonly rows: number,
		readonly weights: Weights
	) {
		let table: Float64Array = new Float64Array(width).fill(Infinity);
		table[0] = 0;
		const tables = [table];
		for (const group of groups) {
			table = this.#with(table, group);
			tables.push(table);
		}
		this.#tables = tables;
	}

	#with(before: Float64Array, group: Group): Float64Array {
		const without = addsHeroes(group) ? this.#ofAllRows(before) : before;
		let after = without;
		for (const way of distinct(group.ways)) {
			const taken = way.first ? new Float64Array(without.length).fill(Infinity) : without.slice();
			if (way.first) improve(taken, without, this.width, way.first, this.weights.upgrade);
			addCopies(taken, this.width, way, this.weights[group.copies]);
			// Skipping the group keeps the previous weight.
			if (way.first || after !== without) improve(taken, after, this.width, NOTHING, 0);
			after = taken;
		}
		return after;
	}

	#ofAllRows(table: Float64Array): Float64Array {
		if (table.length === this.rows * this.width) return table;
		const all = new Float64Array(this.rows * this.width).fill(Infinity);
		all.set(table);
		return all;
	}

	#weightOfFirst({ first }: Way): number {
		return first ? this.weights.upgrade : 0;
	}

	#weight(groups: number, heroes: number, price: number): number {
		if (heroes < 0 || price < 0 || price >= this.width) return Infinity;
		return this.#tables[groups]?.[heroes * this.width + price] ?? Infinity;
	}

	/** The weight of the lightest fill with this number of heroes and half-points; Infinity if there is none. */
	weight(heroes: number, price: number): number {
		return this.#weight(this.groups.length, heroes, price);
	}

	/** Yields all lightest fills of a reachable sum in a fixed order. */
	*lightest(heroes: number, price: number, groups = this.groups.length): Generator<Pick[]> {
		const group = this.groups[groups - 1];
		if (!group) return yield [];
		const goal = this.#weight(groups, heroes, price);
		for (const [index, way] of group.ways.entries()) {
			const { price: start, heroes: led } = way.first ?? NOTHING;
			for (let copies = 0; copies <= way.most; copies += 1) {
				const left = price - start - copies * way.copy.price;
				if (left < 0) break;
				const others = heroes - led - copies * way.copy.heroes;
				const tap = this.#weightOfFirst(way) + copies * this.weights[group.copies];
				if (this.#weight(groups - 1, others, left) + tap !== goal) continue;
				const idle = !way.first && copies === 0;
				const pick = idle ? [] : [{ group: groups - 1, way: index, copies }];
				for (const picks of this.lightest(others, left, groups - 1)) yield [...picks, ...pick];
			}
		}
	}
}
