/** Whole half-points and heroes that one tap adds. Prices are those of the list, without any discount. */
export interface Lot {
	readonly price: number;
	readonly heroes: number;
}

/** A way to take a group: at most one tap for `first`, then up to `most` copies, a tap each. */
export interface Way {
	readonly first?: Lot;
	readonly copy: Lot;
	readonly most: number;
}

export type Tap = 'more' | 'new' | 'upgrade';

/** What can be had in one way only: the versions of an entry, or a new unit. */
export interface Group {
	/** What a copy is: one more of the same, or a new unit. */
	readonly copies: Exclude<Tap, 'upgrade'>;
	readonly ways: readonly Way[];
}

export type Weights = Readonly<Record<Tap, number>>;

/** How much of one group a fill takes. */
export interface Pick {
	readonly group: number;
	readonly way: number;
	readonly copies: number;
}

const NOTHING: Lot = { price: 0, heroes: 0 };

export function addsHeroes({ ways }: Group): boolean {
	return ways.some(({ first, copy }) => copy.heroes > 0 || (first?.heroes ?? 0) > 0);
}

/** The kinds of taps that something can be had for. */
export function kindsOf(groups: readonly Group[]): ReadonlySet<Tap> {
	return new Set(
		groups.flatMap(({ copies, ways }): Tap[] => [
			...(ways.some(({ most }) => most > 0) ? [copies] : []),
			...(ways.some(({ first }) => first) ? (['upgrade'] as const) : [])
		])
	);
}

/** Lowers each cell of `into` to what the cell of `from` one lot below it weighs, and a tap more. */
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

/** Adds copies to what is taken: without end where there is room for no more, else in lots of 1, 2, 4 … */
function addCopies(taken: Float64Array, width: number, { copy, most }: Way, tap: number): void {
	if (most * copy.price >= width) return improve(taken, taken, width, copy, tap);
	for (let size = 1, left = most; left > 0; left -= size, size *= 2) {
		const copies = Math.min(size, left);
		const lot = { price: copies * copy.price, heroes: copies * copy.heroes };
		improve(taken, taken.slice(), width, lot, copies * tap);
	}
}

/** Upgrades at one price are one way to a sum. */
function distinct(ways: readonly Way[]): Iterable<Way> {
	return new Map(ways.map((way) => [JSON.stringify(way), way])).values();
}

/**
 * The lightest way to every sum, exactly: one table a group, a row for each number of heroes added, a cell
 * for each half-point of list price below `width`. With a given number of heroes all prices add up, which
 * they do not in the bill (PL-HER-03).
 */
export class Knapsack {
	readonly #tables: readonly Float64Array[];

	/** Groups that add heroes should come last: all before them need but one row. */
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
			// Who takes no copy has what was there without it.
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

	/** The weight of the lightest fill with so many heroes and half-points; Infinity where there is none. */
	weight(heroes: number, price: number): number {
		return this.#weight(this.groups.length, heroes, price);
	}

	/** All lightest fills of a sum that can be reached, always in the same order. */
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
