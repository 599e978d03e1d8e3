import pg, { type ClientBase } from 'pg';
import { gaugesOf } from '../metrics';
import { Timings } from '../timings';

/** Milliseconds that getting a connection, and what is done with it, may take. */
const CONNECTING = 3_000;
const PATIENCE = 8_000;
/** Milliseconds that one statement, and waiting for a lock, may take. */
const STATEMENT = 6_000;
const LOCK = 4_000;
/** Milliseconds until a node tries again to listen. */
const AGAIN = 500;
/** Connections of a node, besides the one that listens, and milliseconds after which an idle one ends. */
const CONNECTIONS = 6;
const IDLE = 60_000;

/** What a node does with a connection; the first is getting it. */
const OPERATIONS = [
	'connect',
	'start',
	'head',
	'append',
	'read',
	'rights',
	'list',
	'find',
	'take',
	'renew',
	'rooms',
	'tell',
	'probe'
] as const;
type Operation = (typeof OPERATIONS)[number];

type Hear = (channel: string, text: string) => void;

function within<T>(promise: Promise<T>): Promise<T> {
	return new Promise((done, failed) => {
		const slow = () => failed(new Error('The database is too slow.'));
		const timer = setTimeout(slow, PATIENCE);
		promise.then(done, failed).finally(() => clearTimeout(timer));
	});
}

function settingsOf(url: string): pg.ClientConfig {
	return {
		connectionString: url,
		application_name: 'brikmuster-hub',
		keepAlive: true,
		connectionTimeoutMillis: CONNECTING,
		statement_timeout: STATEMENT,
		lock_timeout: LOCK,
		idle_in_transaction_session_timeout: STATEMENT
	};
}

/** The rows that a statement gives. */
export async function rowsOf<Row extends object>(
	client: ClientBase,
	text: string,
	values: unknown[] = []
): Promise<Row[]> {
	return (await client.query<Row>(text, values)).rows;
}

/** A node's connections to PostgreSQL. Any of them may be lost at any time; none that failed is used again. */
export class DatabaseConnections {
	readonly #settings: pg.ClientConfig;
	readonly #pool: pg.Pool;
	readonly #report: (error: unknown) => void;
	readonly #timings = new Timings(OPERATIONS);
	#works = true;
	#isClosed = false;
	#listener: pg.Client | undefined;
	/** Whether it hears what other nodes say. */
	#listens = false;

	constructor(url: string, report: (error: unknown) => void) {
		this.#settings = settingsOf(url);
		this.#report = report;
		this.#pool = new pg.Pool({ ...this.#settings, max: CONNECTIONS, idleTimeoutMillis: IDLE });
		// Who uses a connection hears of its loss; of an idle one nobody needs to.
		const ignore = () => undefined;
		this.#pool.on('error', ignore);
		this.#pool.on('connect', (client) => client.on('error', ignore));
	}

	/** Whether the last use succeeded. */
	get works(): boolean {
		return this.#works;
	}

	/** Uses a connection. Rejects if the database fails or is too slow. */
	async use<T>(operation: Operation, work: (client: ClientBase) => Promise<T>): Promise<T> {
		let client: pg.PoolClient | undefined;
		try {
			const own = await this.#timings.of('connect', () => this.#pool.connect());
			client = own;
			const result = await this.#timings.of(operation, () => within(work(own)));
			client.release();
			this.#works = true;
			return result;
		} catch (error) {
			// What it was doing may still go on.
			client?.release(true);
			this.#works = false;
			throw error;
		}
	}

	/** Does work in one transaction. If it fails, the connection ends, and the transaction with it. */
	transaction<T>(operation: Operation, work: (client: ClientBase) => Promise<T>): Promise<T> {
		return this.use(operation, async (client) => {
			await client.query('begin');
			const result = await work(client);
			await client.query('commit');
			return result;
		});
	}

	/** Listens, and does so again after a loss of the connection; `again` says that something may have been missed. */
	listen(channels: readonly string[], hear: Hear, again: () => void): void {
		if (this.#isClosed) return;
		const client = new pg.Client(this.#settings);
		this.#listener = client;
		const lose = () => {
			if (this.#listener !== client) return;
			this.#listener = undefined;
			this.#listens = false;
			setTimeout(() => this.listen(channels, hear, again), AGAIN).unref();
		};
		client.on('error', lose);
		client.on('end', lose);
		client.on('notification', ({ channel, payload = '' }) => hear(channel, payload));
		const begin = async () => {
			await client.connect();
			await client.query(channels.map((channel) => `listen ${channel}`).join(';'));
		};
		const heard = () => {
			this.#listens = this.#listener === client;
			again();
		};
		within(begin()).then(heard, (error: unknown) => {
			if (!this.#isClosed) this.#report(error);
			lose();
			void client.end();
		});
	}

	/** The connections, how long what is done with them takes, and how often it fails. */
	metrics(): string[] {
		const { totalCount, idleCount, waitingCount } = this.#pool;
		const gauges = {
			database_connections_used: totalCount - idleCount,
			database_connections_idle: idleCount,
			database_connections_most: CONNECTIONS,
			database_waiting: waitingCount,
			database_listening: Number(this.#listens)
		};
		return [...gaugesOf(gauges), ...this.#timings.lines('database')];
	}

	/** Tries again after an error, and whether the connection that listens still works. */
	async probe(): Promise<void> {
		const listener = this.#listener;
		if (!this.#works)
			await this.use('probe', (client) => client.query('select 1')).catch(() => undefined);
		if (listener) await within(listener.query('select 1')).catch(() => listener.end());
	}

	async close(): Promise<void> {
		this.#isClosed = true;
		await Promise.all([this.#listener?.end(), this.#pool.end()]);
	}
}
