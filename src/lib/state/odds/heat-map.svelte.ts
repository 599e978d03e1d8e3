import { trustedScript } from '$lib/browser/trusted-script';
import { combatantsOf, type PricedUnit } from '$lib/combat/combatants';
import type { MatrixQuestion } from '$lib/combat/matrix';
import type { Army } from '$lib/rules/choices';
import { memoByIdentity } from '$lib/rules/memo';
import type { Armies, Stored } from '$lib/store';
import type { MatrixOrder, MatrixPart } from './matrix-worker';
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

/** Calculates a matrix in a worker. A new question ends the one before. */
class MatrixWorker {
	#worker: Worker | undefined;
	#number = 0;
	#busy = false;

	ask(question: MatrixQuestion, onrows: (rows: MatrixPart['rows']) => void, onfail: () => void) {
		if (this.#busy) this.close();
		this.#number += 1;
		const [number, expected] = [this.#number, question.rows.length];
		let received = 0;
		this.#busy = true;
		const worker = (this.#worker ??= new Worker(trustedScript(workerAddress), { type: 'module' }));
		worker.onmessage = ({ data }: MessageEvent<MatrixPart>) => {
			if (data.number !== number) return;
			received += data.rows.length;
			this.#busy = received < expected;
			onrows(data.rows);
		};
		worker.onerror = () => {
			this.close();
			onfail();
		};
		worker.postMessage({ number, question } satisfies MatrixOrder);
	}

	close(): void {
		this.#worker?.terminate();
		this.#worker = undefined;
		this.#busy = false;
	}
}

/** The odds of all units of an army against all of another one. */
export class HeatMap {
	readonly #armies: Armies;
	readonly #worker = new MatrixWorker();
	/** Grows with each question, so that what an older one loads late is dropped. */
	#turn = 0;
	#own = $state.raw<Side>(NONE);
	#other = $state.raw<Side>(NONE);
	#cells = $state.raw<MatrixPart['rows']>([]);
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
	get cells(): MatrixPart['rows'] {
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
		this.#choices = (await this.#armies.all()).flatMap(readable);
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
		const add = (more: MatrixPart['rows']) => (this.#cells = [...this.#cells, ...more]);
		this.#worker.ask(question, add, () => (this.#failed = true));
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
