import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import type { Listed } from '$lib/sync/room/wire';
import {
	incarnationOf,
	KINDS,
	NOWHERE,
	type Fresh,
	type Head,
	type Most,
	type Store,
	type Stored,
	type StoredKind,
	type Watcher
} from './store';

/** The version of the tables. */
const TABLES = 1;
/** Milliseconds that the database may take before a client hears that nothing is stored. */
const PATIENCE = 8_000;
/** Milliseconds that one statement, and waiting for a room, may take. */
const STATEMENT = 6_000;
const LOCK = 4_000;
/** Connections of a node, besides the one that listens. */
const CONNECTIONS = 6;
const CHANGED = 'brikmuster_changed';
const TOLD = 'brikmuster_told';
/** Any number: nodes that start at the same time make the tables one after the other. */
const STARTING = 7_305_912;

const SCHEMA = `
create table if not exists brikmuster_tables (version int primary key);
create table if not exists brikmuster_room (
	id text primary key,
	incarnation text not null,
	number int not null default 0,
	entries int not null default 0,
	bytes bigint not null default 0
);
create table if not exists brikmuster_entry (
	room text not null references brikmuster_room,
	digest text not null,
	kind smallint not null,
	-- Both are null once the entry is dropped.
	number int,
	bytes bytea,
	primary key (room, digest)
);
alter table brikmuster_entry alter column bytes set storage external;
create unique index if not exists brikmuster_entry_order on brikmuster_entry (room, number);
create index if not exists brikmuster_entry_rights on brikmuster_entry (room, number)
	where kind = 0;
`;

interface HeadRow {
	incarnation: string;
	number: number;
	entries: number;
	bytes: string;
	/** What is another one after a restore: when the server started, and the file of the table. */
	database: string;
}

interface EntryRow {
	number: number;
	digest: string;
	kind: number;
	bytes: Buffer;
}

function headOf({ incarnation, database, number, entries, bytes }: HeadRow): Head {
	const name = incarnationOf(incarnation, database);
	return { incarnation: name, number, entries, bytes: Number(bytes) };
}

function storedOf({ number, digest, kind, bytes }: EntryRow): Stored {
	const own = new Uint8Array(bytes);
	return { number, digest, kind: KINDS[kind] as StoredKind, bytes: own };
}

function within<T>(promise: Promise<T>): Promise<T> {
	return new Promise((done, failed) => {
		const slow = () => failed(new Error('The database is too slow.'));
		const timer = setTimeout(slow, PATIENCE);
		promise.then(done, failed).finally(() => clearTimeout(timer));
	});
}

/** The store of any number of nodes: tables in PostgreSQL. The nodes keep nothing themselves. */
export class PostgresStore implements Store {
	readonly #node = randomUUID();
	readonly #sql: postgres.Sql;
	readonly #watchers: Watcher[] = [];
	readonly #report: (error: unknown) => void;
	#works = true;
	#isListening = false;

	private constructor(sql: postgres.Sql, report: (error: unknown) => void) {
		this.#sql = sql;
		this.#report = report;
	}

	/** Connects and makes the tables. */
	static async open(url: string, report: (error: unknown) => void): Promise<PostgresStore> {
		const sql = postgres(url, {
			max: CONNECTIONS,
			connect_timeout: PATIENCE / 1000,
			backoff: (tries) => Math.min(0.1 * tries, 1),
			onnotice: () => undefined,
			connection: {
				application_name: 'brikmuster-hub',
				statement_timeout: STATEMENT,
				lock_timeout: LOCK,
				idle_in_transaction_session_timeout: STATEMENT
			}
		});
		try {
			await sql.begin(async (tx) => {
				await tx`select pg_advisory_xact_lock(${STARTING})`;
				await tx.unsafe(SCHEMA).simple();
				await tx`insert into brikmuster_tables values (${TABLES}) on conflict do nothing`;
				const [row] = await tx<{ version: number }[]>`
					select max(version) as version from brikmuster_tables`;
				if (row?.version !== TABLES) throw new Error('The tables are of a later version.');
			});
		} catch (error) {
			await sql.end({ timeout: 1 });
			throw error;
		}
		return new PostgresStore(sql, report);
	}

	get works(): boolean {
		return this.#works;
	}

	head(room: string): Promise<Head> {
		return this.#use(async () => {
			const [row] = await this.#headRows(this.#sql, room);
			return row && row.number > 0 ? headOf(row) : NOWHERE;
		});
	}

	append(
		room: string,
		at: Head,
		entries: readonly Fresh[],
		drop: readonly string[]
	): Promise<Head | undefined> {
		return this.#use(() =>
			this.#sql.begin(async (tx) => {
				if (at.number === 0) {
					await tx`insert into brikmuster_room (id, incarnation)
						values (${room}, ${randomUUID()}) on conflict do nothing`;
				}
				const [row] = await this.#headRows(tx, room, true);
				const head = row && row.number > 0 ? headOf(row) : NOWHERE;
				const isSame = head.number === at.number && head.incarnation === at.incarnation;
				if (!row || !isSame) return undefined;
				const dropped = await this.#drop(tx, room, drop);
				const added = await this.#insert(tx, room, row.number, entries);
				const next = {
					...row,
					number: row.number + added.entries,
					entries: row.entries + added.entries - dropped.entries,
					bytes: String(Number(row.bytes) + added.bytes - dropped.bytes)
				};
				await tx`update brikmuster_room set number = ${next.number}, entries = ${next.entries},
					bytes = ${next.bytes} where id = ${room}`;
				await tx`select pg_notify(${CHANGED}, ${`${this.#node} ${room}`})`;
				return headOf(next);
			})
		);
	}

	read(room: string, after: number, most: Most): Promise<readonly Stored[]> {
		return this.#pages(room, after, most, false);
	}

	rights(room: string, after: number, most: Most): Promise<readonly Stored[]> {
		return this.#pages(room, after, most, true);
	}

	list(room: string, after: number, most: number): Promise<readonly Listed[]> {
		return this.#use(
			() => this.#sql<Listed[]>`
				select number, digest, octet_length(bytes) as length from brikmuster_entry
				where room = ${room} and number > ${after} order by number limit ${most}`
		);
	}

	find(room: string, digests: readonly string[]) {
		return this.#use(async () => {
			const rows = await this.#sql<{ digest: string; kind: number; there: boolean }[]>`
				select digest, kind, number is not null as there from brikmuster_entry
				where room = ${room} and digest = any(${[...digests]}::text[])`;
			return new Map(
				rows.map(({ digest, kind, there }) => [digest, there && (KINDS[kind] as StoredKind)])
			);
		});
	}

	take(room: string, digests: readonly string[], most: Most): Promise<readonly Stored[]> {
		const wanted = [...digests.slice(0, most.entries)];
		return this.#use(async () => {
			const rows = await this.#sql<EntryRow[]>`
				select number, digest, kind, bytes from (
					select *, sum(octet_length(bytes)) over (order by number) - octet_length(bytes) as before
					from brikmuster_entry
					where room = ${room} and digest = any(${wanted}::text[]) and number is not null
				) found where before < ${most.bytes} order by number`;
			return rows.map(storedOf);
		});
	}

	renew(room: string, incarnation: string): Promise<void> {
		return this.#use(() =>
			this.#sql.begin(async (tx) => {
				const [row] = await this.#headRows(tx, room, true);
				if (!row || headOf(row).incarnation !== incarnation) return;
				await tx`update brikmuster_room set incarnation = ${randomUUID()} where id = ${room}`;
				await tx`select pg_notify(${CHANGED}, ${`${this.#node} ${room}`})`;
			})
		);
	}

	async *rooms(): AsyncGenerator<string> {
		for await (const rows of this.#sql<{ id: string }[]>`
			select id from brikmuster_room order by id`.cursor(500))
			for (const { id } of rows) yield id;
	}

	watch(watcher: Watcher): void {
		this.#watchers.push(watcher);
		if (this.#watchers.length === 1) void this.#listen();
	}

	async tell(text: string): Promise<void> {
		await this.#use(() => this.#sql.notify(TOLD, text));
	}

	/** A notification may be lost: what is open is looked at again, too. */
	async probe(): Promise<void> {
		if (!this.#works) await this.#use(() => this.#sql`select 1`).catch(() => undefined);
		if (!this.#isListening && this.#watchers.length > 0) await this.#listen();
		if (this.#works) for (const watcher of this.#watchers) watcher.changed();
	}

	async close(): Promise<void> {
		await this.#sql.end({ timeout: 5 });
	}

	/** Listens to the other nodes. After a loss of the connection the library listens again by itself. */
	async #listen(): Promise<void> {
		this.#isListening = true;
		const all = (tell: (watcher: Watcher) => void) => this.#watchers.forEach(tell);
		try {
			const again = () => all((watcher) => watcher.changed());
			const changed = (text: string) => {
				const [node, room] = text.split(' ');
				if (node !== this.#node) all((watcher) => watcher.changed(room));
			};
			await this.#sql.listen(CHANGED, changed, again);
			await this.#sql.listen(TOLD, (text) => all((watcher) => watcher.told(text)));
		} catch (error) {
			this.#isListening = false;
			this.#report(error);
		}
	}

	async #use<T>(work: () => Promise<T>): Promise<T> {
		try {
			const result = await within(work());
			this.#works = true;
			return result;
		} catch (error) {
			this.#works = false;
			throw error;
		}
	}

	#headRows(sql: postgres.Sql | postgres.TransactionSql, room: string, locks = false) {
		return sql<HeadRow[]>`
			select incarnation, number, entries, bytes,
				pg_postmaster_start_time()::text || pg_relation_filenode('brikmuster_entry')::text
					as database
			from brikmuster_room where id = ${room} ${locks ? sql`for update` : sql``}`;
	}

	/** The bytes that come before in a page are counted in the database, so that one page holds few large entries. */
	#pages(room: string, after: number, most: Most, isRights: boolean): Promise<readonly Stored[]> {
		const sql = this.#sql;
		return this.#use(async () => {
			const rows = await sql<EntryRow[]>`
				select number, digest, kind, bytes from (
					select *, sum(octet_length(bytes)) over (order by number) - octet_length(bytes) as before
					from (
						select * from brikmuster_entry
						where room = ${room} and number > ${after} ${isRights ? sql`and kind = 0` : sql``}
						order by number limit ${most.entries}
					) page
				) found where before < ${most.bytes} order by number`;
			return rows.map(storedOf);
		});
	}

	async #insert(
		tx: postgres.TransactionSql,
		room: string,
		last: number,
		entries: readonly Fresh[]
	): Promise<Pick<Head, 'entries' | 'bytes'>> {
		const digests = entries.map(({ digest }) => digest);
		const there = await tx<{ digest: string }[]>`
			select digest from brikmuster_entry
			where room = ${room} and digest = any(${digests}::text[])`;
		const known = new Set(there.map(({ digest }) => digest));
		const rows = entries
			.filter(({ digest }) => !known.has(digest))
			.map(({ digest, kind, bytes }, index) => ({
				room,
				digest,
				kind: KINDS.indexOf(kind),
				number: last + 1 + index,
				bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
			}));
		if (rows.length > 0) await tx`insert into brikmuster_entry ${tx(rows)}`;
		return { entries: rows.length, bytes: rows.reduce((sum, { bytes }) => sum + bytes.length, 0) };
	}

	async #drop(
		tx: postgres.TransactionSql,
		room: string,
		digests: readonly string[]
	): Promise<Pick<Head, 'entries' | 'bytes'>> {
		if (digests.length === 0) return { entries: 0, bytes: 0 };
		const [gone] = await tx<{ entries: number; bytes: number }[]>`
			with old as (
				select digest, octet_length(bytes) as size from brikmuster_entry
				where room = ${room} and digest = any(${[...digests]}::text[]) and number is not null
			), gone as (
				update brikmuster_entry set number = null, bytes = null
				where room = ${room} and digest in (select digest from old)
			)
			select count(*)::int as entries, coalesce(sum(size), 0)::int as bytes from old`;
		return gone ?? { entries: 0, bytes: 0 };
	}
}
