import { importedBy } from './graph.mjs';

/** What the page of an army counts, what another page or a part of the home page, and what loads later. */
const OF_ARMY = 10;
const OF_START = 1;
const LATER = 0.018;

/** The page on which players spend most of their time. */
const ARMY_PAGE = /\/src\/routes\/army\/\[id\]\/\+page\.svelte$/;

/** The usual size of all that a page loads, in characters of source: smaller ones feel an extra file more. */
const USUAL = 2_000_000;

const BITS = 32;

/** Pages and later parts, a bit for each. @typedef {Uint32Array} Visits */

/** The pages and later parts that the app loads, and the modules that each needs. */
export class AllVisits {
	/** What a request counts, and what a character of source counts, by visit. */
	#requests;
	#characters;
	/** 1 for a page, 2 for a later part. */
	#pages;
	/** @type {Map<string, Visits>} */
	#of = new Map();

	/**
	 * @param {import('./graph.mjs').Graph} graph
	 * @param {ReadonlySet<string>} pages The modules of the pages.
	 * @param {ReadonlySet<string>} ofHome What the home page loads at its start.
	 */
	constructor(graph, pages, ofHome) {
		const targets = (/** @type {Iterable<string>} */ ids) =>
			new Set([...ids].flatMap((id) => graph.get(id)?.later ?? []));
		const ofStart = new Set([...pages, ...targets(ofHome)]);
		const weightOf = (/** @type {string} */ id) => {
			if (!ofStart.has(id)) return LATER;
			return graph.get(id)?.imports.some((part) => ARMY_PAGE.test(part)) ? OF_ARMY : OF_START;
		};
		const all = [...targets(graph.keys())];
		this.#pages = all.map((id) => (pages.has(id) ? 1 : 2));
		this.#requests = all.map(weightOf);
		this.#characters = all.map((target, visit) => {
			const modules = importedBy(graph, [target]);
			for (const id of modules) this.#add(id, visit, all.length);
			if (!ofStart.has(target)) return LATER;
			const size = [...new Set([...modules, ...ofHome])].reduce(
				(sum, id) => sum + (graph.get(id)?.size ?? 0),
				0
			);
			return (weightOf(target) * USUAL) / size;
		});
	}

	#add(/** @type {string} */ id, /** @type {number} */ visit, /** @type {number} */ count) {
		const visits = this.#of.get(id) ?? new Uint32Array(Math.ceil(count / BITS));
		const word = Math.floor(visit / BITS);
		visits[word] = (visits[word] ?? 0) | (1 << (visit % BITS));
		this.#of.set(id, visits);
	}

	/** Returns the visits that load a module. */
	of(/** @type {string} */ id) {
		return this.#of.get(id) ?? new Uint32Array();
	}

	/** Whether the visits are those of one page only. */
	isOnePage(/** @type {Visits} */ visits) {
		return sum(visits, this.#pages) === 1;
	}

	/** Returns how much the requests of some visits count. */
	requestsOf(/** @type {Visits} */ visits) {
		return sum(visits, this.#requests);
	}

	/** Returns how much the characters that some visits load count. */
	charactersOf(/** @type {Visits} */ visits) {
		return sum(visits, this.#characters);
	}
}

/** Returns the sum of the values at the bits that are set. */
function sum(/** @type {Visits} */ bits, /** @type {readonly number[]} */ values) {
	let total = 0;
	for (let word = 0; word < bits.length; word++) {
		for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
			total += values[word * BITS + BITS - 1 - Math.clz32(rest & -rest)] ?? 0;
		}
	}
	return total;
}

/** Returns the visits of both. */
export function both(/** @type {Visits} */ a, /** @type {Visits} */ b) {
	return a.map((word, index) => word & (b[index] ?? 0));
}

/** Returns the visits of either. */
export function either(/** @type {Visits} */ a, /** @type {Visits} */ b) {
	return a.map((word, index) => word | (b[index] ?? 0));
}

/** Returns the visits of the first without those of the second. */
export function without(/** @type {Visits} */ a, /** @type {Visits} */ b) {
	return a.map((word, index) => word & ~(b[index] ?? 0));
}
