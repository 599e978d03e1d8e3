import { IDBDatabase, IDBFactory, IDBTransaction, forceCloseDatabase } from 'fake-indexeddb';

/** Errors that a browser reports for a failed operation. */
export const KINDS = ['QuotaExceededError', 'AbortError', 'UnknownError', 'closed'] as const;
/** `untold` only happens to a commit: it succeeds, but the connection is lost before the app is notified. */
export type Kind = (typeof KINDS)[number] | 'untold';

export type Call = 'open' | 'transaction' | 'request' | 'commit';

export interface Fault {
	readonly kind: Kind;
	/** The index of the failing call, from 1. */
	readonly at: number;
}

/** The internals of fake-indexeddb behind a transaction; every request of a store or cursor is made here. */
interface Inner {
	_state: string;
	_requests: { request: { readyState: string; source: unknown }; operation: () => unknown }[];
	error: unknown;
	mode: string;
	db: Connection;
	_abort(name: string | null): void;
	_execRequestAsync(asked: unknown): unknown;
	_start(): void;
	_markFinished(): void;
	dispatchEvent(event: unknown): boolean;
}
interface Connection {
	close(): void;
	transaction(...words: unknown[]): Inner;
	_rawDatabase: { transactions: Inner[] };
}
type Opening = IDBOpenDBRequest & { error: unknown; result: unknown };

const failure = (name: string) => new DOMException('made to fail by the test', name);

/**
 * Intercepts fake-indexeddb: counts all calls and makes one of them fail. A call is the opening of
 * a connection or transaction, a request of a store, an index or a cursor, or a commit.
 */
class Injector {
	#fault: Fault | undefined;
	#at = 0;
	#fired: Call | undefined;
	readonly #transactions = new Set<Inner>();
	readonly calls: Call[] = [];

	/** Restarts counting; with a fault, one of the next calls fails. */
	arm(fault?: Fault): void {
		this.#fault = fault;
		this.#at = 0;
		this.#fired = undefined;
		this.calls.length = 0;
	}

	/** Stops failing; returns the call that failed, if any. */
	disarm(): Call | undefined {
		this.#fault = undefined;
		return this.#fired;
	}

	watch(transaction: Inner): void {
		this.#transactions.add(transaction);
	}

	/** Waits until no transaction is active: read-only ones end after their results. */
	async idle(): Promise<void> {
		for (const transaction of this.#transactions) {
			while (transaction._state !== 'finished') await new Promise(setImmediate);
			this.#transactions.delete(transaction);
		}
	}

	/** The kind of fault if this call should fail. */
	next(call: Call): Kind | undefined {
		this.#at += 1;
		this.calls.push(call);
		if (this.#fault?.at !== this.#at) return undefined;
		this.#fired = call;
		return this.#fault.kind;
	}
}

/** Simulates a connection closed by the browser, with all its active transactions. */
function closeByForce(connection: Connection): void {
	for (const transaction of connection._rawDatabase.transactions) {
		const open = transaction._state !== 'finished' && transaction.db === connection;
		if (open) transaction._abort('AbortError');
	}
	forceCloseDatabase(connection as never);
}

function failingOpen(injector: Injector): void {
	const factory = IDBFactory.prototype as unknown as { open: (...words: unknown[]) => Opening };
	const { open } = factory;
	factory.open = function (...words) {
		const kind = injector.next('open');
		const request = open.apply(this, words);
		if (!kind || kind === 'untold') return request;
		const dispatch = request.dispatchEvent.bind(request);
		request.dispatchEvent = (event) => {
			if (event.type !== 'success') return dispatch(event);
			const connection = request.result as unknown as Connection;
			if (kind === 'closed') {
				const dispatched = dispatch(event);
				closeByForce(connection);
				return dispatched;
			}
			connection.close();
			Object.assign(request, { result: undefined, error: failure(kind) });
			Object.assign(event, { type: 'error', bubbles: true, cancelable: true });
			return dispatch(event);
		};
		return request;
	};
}

function failingTransaction(injector: Injector): void {
	const { prototype } = IDBDatabase as unknown as { prototype: Connection };
	const { transaction } = prototype;
	prototype.transaction = function (...words) {
		if (words[1] === 'versionchange') return transaction.apply(this, words);
		const kind = injector.next('transaction');
		if (kind === 'closed') closeByForce(this);
		else if (kind && kind !== 'untold') throw failure(kind);
		const opened = transaction.apply(this, words);
		injector.watch(opened);
		return opened;
	};
}

function failingRequest(injector: Injector): void {
	const { prototype } = IDBTransaction as unknown as { prototype: Inner };
	const { _execRequestAsync } = prototype;
	prototype._execRequestAsync = function (asked) {
		const request = _execRequestAsync.call(this, asked);
		const last = this._requests.at(-1);
		// Requests without a source are internal to fake-indexeddb.
		if (!last?.request.source) return request;
		const kind = injector.next('request');
		if (kind === 'AbortError') this._abort(kind);
		else if (kind === 'closed') closeByForce(this.db);
		else if (kind && kind !== 'untold') {
			last.operation = () => {
				throw failure(kind);
			};
		}
		return request;
	};
}

function failingCommit(injector: Injector): void {
	const { prototype } = IDBTransaction as unknown as { prototype: Inner };
	const { _start } = prototype;
	prototype._start = function () {
		const left = this._requests.some(({ request }) => request.readyState !== 'done');
		if (left || this._state === 'finished') return _start.call(this);
		const kind = injector.next('commit');
		if (!kind) return _start.call(this);
		if (kind === 'closed') return closeByForce(this.db);
		if (kind !== 'untold') return this._abort(kind);
		const dispatch = this.dispatchEvent.bind(this);
		this.dispatchEvent = (event) => {
			this.error = failure('AbortError');
			Object.assign(event as object, { type: 'abort', bubbles: true, eventPath: [this.db] });
			return dispatch(event);
		};
		_start.call(this);
		forceCloseDatabase(this.db as never);
	};
}

function install(): Injector {
	const injector = new Injector();
	failingOpen(injector);
	failingTransaction(injector);
	failingRequest(injector);
	failingCommit(injector);
	return injector;
}

/** The injector for all databases of a test file. */
export const injector = install();

/** Returns the outcome of a promise; one that never settles counts as a fault of its own. */
export async function outcome<T>(
	work: Promise<T>,
	milliseconds = 30_000
): Promise<{ told: 'done'; value: T } | { told: 'refused'; error: unknown }> {
	let timer: NodeJS.Timeout | undefined;
	const timeout = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error('It never answered')), milliseconds);
	});
	const settled = work.then(
		(value) => ({ told: 'done', value }) as const,
		(error: unknown) => ({ told: 'refused', error }) as const
	);
	return Promise.race([settled, timeout]).finally(() => clearTimeout(timer));
}
