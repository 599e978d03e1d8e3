import { AllVisits, both, either, without } from './visits.mjs';

/**
 * Modules that become one file, the visits that load it, and whether it has styles. The size is that
 * of the sources, in characters.
 *
 * @typedef {{ modules: string[], visits: import('./visits.mjs').Visits, size: number, styled: boolean }} Chunk
 */

/** A request costs as much as this many characters of source, which are an eighth of it when sent. */
const REQUEST = 62_000;

/** A text of one language. */
const TEXT = /\/i18n\/(\w+)\/[^/]/;

/** Chunks that are merged two by two while that saves anything. */
export class Merging {
	#graph;
	#visits;
	/** @type {Set<Chunk>} */
	#chunks = new Set();
	/** @type {Map<string, Chunk>} */
	#chunkOf = new Map();
	/** What each chunk imports, directly or not, until two are merged. @type {Map<Chunk, Set<Chunk>>} */
	#imported = new Map();

	/**
	 * Begins with as many chunks as there are different sets of visits: nobody loads anything without
	 * need.
	 *
	 * @param {import('./graph.mjs').Graph} graph
	 * @param {ReadonlySet<string>} pages The modules of the pages.
	 * @param {ReadonlySet<string>} ofHome What the home page loads at its start.
	 * @param {ReadonlySet<string>} taken Modules of other chunks.
	 */
	constructor(graph, pages, ofHome, taken) {
		this.#graph = graph;
		this.#visits = new AllVisits(graph, pages, ofHome);
		/** @type {Map<string, Chunk>} */
		const chunks = new Map();
		for (const [id, { size }] of graph) {
			if (taken.has(id)) continue;
			const visits = this.#visits.of(id);
			const chunk = chunks.get(visits.join()) ?? {
				modules: [],
				visits: visits.slice(),
				size: 0,
				styled: false
			};
			chunk.modules.push(id);
			chunk.size += size;
			chunk.styled ||= id.endsWith('.css');
			chunks.set(visits.join(), chunk);
		}
		for (const chunk of chunks.values()) this.#add(chunk);
	}

	/** Returns the merged chunks, each after all that it imports. */
	merged() {
		const all = [...this.#chunks];
		let pairs = all.flatMap((chunk, index) => this.#pairs(chunk, all.slice(index + 1)));
		for (;;) {
			const best = this.#best(pairs);
			if (!best) return this.#inOrder();
			const merged = this.#merge(best.a, best.b);
			pairs = pairs.filter(({ a, b }) => this.#chunks.has(a) && this.#chunks.has(b));
			pairs.push(
				...this.#pairs(
					merged,
					[...this.#chunks].filter((chunk) => chunk !== merged)
				)
			);
		}
	}

	/** Whether only a single page needs something. */
	isOnePage(/** @type {import('./visits.mjs').Visits} */ visits) {
		return this.#visits.isOnePage(visits);
	}

	#add(/** @type {Chunk} */ chunk) {
		this.#chunks.add(chunk);
		for (const id of chunk.modules) this.#chunkOf.set(id, chunk);
	}

	/** Returns the pairs of a chunk with others that are worth a merge. */
	#pairs(/** @type {Chunk} */ a, /** @type {readonly Chunk[]} */ others) {
		return others
			.filter((b) => mayMeet(a, b))
			.map((b) => ({ a, b, saving: this.#savingOf(a, b) }))
			.filter(({ saving }) => saving > 0);
	}

	/** Returns the pair that saves most. Earlier merges may have changed what a pair saves. */
	#best(/** @type {{ a: Chunk, b: Chunk, saving: number }[]} */ pairs) {
		pairs.sort((one, other) => one.saving - other.saving);
		for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
			const saving = this.#savingOf(pair.a, pair.b);
			if (saving <= 0 || this.#leadsTo(pair.a, pair.b) || this.#leadsTo(pair.b, pair.a)) continue;
			const next = pairs.at(-1);
			if (!next || saving >= next.saving) return pair;
			const place = pairs.findIndex((other) => other.saving >= saving);
			pairs.splice(place, 0, { ...pair, saving });
		}
		return undefined;
	}

	/**
	 * Returns what merging two chunks saves, in characters of source; below 0 it costs. Who loads one of
	 * them then loads both, and all that either imports.
	 */
	#savingOf(/** @type {Chunk} */ a, /** @type {Chunk} */ b) {
		const all = this.#visits;
		const shared = both(a.visits, b.visits);
		let saving = all.requestsOf(shared) * (a.styled && b.styled ? 2 * REQUEST : REQUEST);
		if (saving === 0) return 0;
		saving -= a.size * all.charactersOf(without(b.visits, shared));
		saving -= b.size * all.charactersOf(without(a.visits, shared));
		const imported = new Set([...this.#importsOf(a), ...this.#importsOf(b)]);
		const visits = either(a.visits, b.visits);
		for (const chunk of imported) {
			if (saving <= 0) return 0;
			if (chunk === a || chunk === b) continue;
			const extra = without(visits, chunk.visits);
			saving -= all.requestsOf(extra) * (chunk.styled ? 2 * REQUEST : REQUEST);
			saving -= all.charactersOf(extra) * chunk.size;
		}
		return saving;
	}

	#merge(/** @type {Chunk} */ a, /** @type {Chunk} */ b) {
		const visits = either(a.visits, b.visits);
		const merged = {
			modules: [...a.modules, ...b.modules],
			visits,
			size: a.size + b.size,
			styled: a.styled || b.styled
		};
		for (const chunk of [a, b]) this.#chunks.delete(chunk);
		this.#add(merged);
		this.#imported.clear();
		for (const chunk of this.#importsOf(merged)) chunk.visits = either(chunk.visits, visits);
		return merged;
	}

	/** Returns the other chunks that a chunk imports directly. */
	#direct(/** @type {Chunk} */ chunk) {
		/** @type {Set<Chunk>} */
		const found = new Set();
		for (const id of chunk.modules) {
			for (const imported of this.#graph.get(id)?.imports ?? []) {
				const other = this.#chunkOf.get(imported);
				if (other && other !== chunk) found.add(other);
			}
		}
		return found;
	}

	/** Returns the other chunks that a chunk imports, directly or not. */
	#importsOf(/** @type {Chunk} */ chunk) {
		const known = this.#imported.get(chunk);
		if (known) return known;
		/** @type {Set<Chunk>} */
		const found = new Set();
		this.#imported.set(chunk, found);
		for (const other of this.#direct(chunk)) {
			found.add(other);
			for (const next of this.#importsOf(other)) found.add(next);
		}
		return found;
	}

	/** Whether a chunk imports another by way of a third: the file of both would import itself. */
	#leadsTo(/** @type {Chunk} */ from, /** @type {Chunk} */ to) {
		return [...this.#direct(from)].some((chunk) => chunk !== to && this.#importsOf(chunk).has(to));
	}

	/** Returns the chunks so that each comes after all that it imports. */
	#inOrder() {
		/** @type {Set<Chunk>} */
		const sorted = new Set();
		for (const chunk of this.#chunks) {
			const imports = [...this.#importsOf(chunk)];
			imports.sort((a, b) => this.#importsOf(a).size - this.#importsOf(b).size);
			for (const imported of imports) sorted.add(imported);
			sorted.add(chunk);
		}
		return [...sorted];
	}
}

/** Whether two chunks may become one: nobody needs the texts of two languages. */
function mayMeet(/** @type {Chunk} */ a, /** @type {Chunk} */ b) {
	const [one, other] = [languagesOf(a), languagesOf(b)];
	return one === '' || other === '' || one === other;
}

/** Returns the languages of the texts in a chunk. */
function languagesOf(/** @type {Chunk} */ { modules }) {
	const languages = new Set(modules.flatMap((id) => TEXT.exec(id)?.[1] ?? []));
	return [...languages].sort().join();
}
