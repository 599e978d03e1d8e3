import { combatantsOf, type PricedUnit } from '$lib/combat/combatants';
import type { MatrixQuestion } from '$lib/combat/matrix';
import { shownArmy } from '$lib/i18n/ready-names';
import type { Army } from '$lib/rules/choices';
import { memoByIdentity } from '$lib/rules/memo';
import type { Armies, Stored } from '$lib/store';
import { locale } from '../app/locale.svelte';
import { LatestWorker } from './latest-worker';
import type { MatrixRows } from './matrix-worker';
import workerAddress from './matrix-worker?worker&url';
import type { Question } from './question';

/** A chosen army: its units, or why there are none. */
export type Side =
	| { readonly state: 'none' | 'missing' }
	| { readonly state: 'ready'; readonly army: Army; readonly units: readonly PricedUnit[] };

const NONE: Side = { state: 'none' };

/** Lets the browser draw and answer the user. */
const pause = () => new Promise((done) => setTimeout(done));

/** A unit without what the combat does not need. */
function slim({ unit, profile, price }: PricedUnit): PricedUnit {
	const { notes: _, portrait: __, ...rest } = unit;
	return { unit: rest, profile, ...(price !== undefined && { price }) };
}

/** Cached, because every change of the question needs them again. */
const unitsOf = memoByIdentity((army: Army) => combatantsOf(army).map(slim));

/** The odds of all units of an army against all of another one. */
export class HeatMap {
	readonly #armies: Armies;
	readonly #worker = new LatestWorker<MatrixQuestion, MatrixRows>(workerAddress);
	/** Grows with each question, so that what an older one loads late is dropped. */
	#turn = 0;
	#own = $state.raw<Side>(NONE);
	#other = $state.raw<Side>(NONE);
	#cells = $state.raw<MatrixRows>([]);
	#failed = $state(false);
	/** The stored armies to choose from; undefined until they are read. */
	#choices = $state.raw<readonly Army[]>();
	readonly done = $derived(
		this.#own.state === 'ready' && this.#cells.length >= this.#own.units.length
	);

	constructor(armies: Armies) {
		this.#armies = armies;
	}

	get own(): Side {
		return this.#own;
	}
	get other(): Side {
		return this.#other;
	}
	get cells(): MatrixRows {
		return this.#cells;
	}
	get choices(): readonly Army[] | undefined {
		return this.#choices;
	}
	get failed(): boolean {
		return this.#failed;
	}

	async load(): Promise<void> {
		const readable = (stored: Stored) => (stored.readable ? [stored.army] : []);
		const [armies] = await Promise.all([this.#armies.all(), locale.load('builder')]);
		const { presets } = locale.builder;
		this.#choices = armies.flatMap(readable).map((army) => shownArmy(presets, army));
	}

	/** Calculates the matrix of a question; earlier rows disappear at once. */
	async ask({ own, other, rules, measure }: Question): Promise<void> {
		this.#turn += 1;
		const turn = this.#turn;
		this.#cells = [];
		this.#failed = false;
		const rows = this.#side(own);
		// Units of large armies are described one army at a time, so that the page stays fluent.
		await pause();
		const columns = other === own ? rows : this.#side(other);
		if (turn !== this.#turn) return;
		[this.#own, this.#other] = [rows, columns];
		if (rows.state !== 'ready' || columns.state !== 'ready') return;
		const question = {
			rules,
			measure,
			rows: rows.units,
			columns: columns.units
		};
		this.#worker.ask(question, {
			onanswer: (more) => (this.#cells = [...this.#cells, ...more]),
			onfail: () => (this.#failed = true)
		});
	}

	close(): void {
		this.#turn += 1;
		this.#worker.close();
	}

	#side(id: string): Side {
		if (id === '') return NONE;
		const army = this.#choices?.find((each) => each.id === id);
		return army ? { state: 'ready', army, units: unitsOf(army) } : { state: 'missing' };
	}
}
