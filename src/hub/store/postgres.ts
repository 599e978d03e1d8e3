import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { Listed } from '$lib/sync/room/wire';
import { DatabaseConnections, rowsOf } from './database-connections';
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
/** Ids of rooms that are read at a time. */
const ROOMS = 500;
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

async function makeTables(client: ClientBase): Promise<void> {
	await client.query('select pg_advisory_xact_lock($1)', [STARTING]);
	await client.query(SCHEMA);
	await client.query('insert into brikmuster_tables values ($1) on conflict do nothing', [TABLES]);
	const [row] = await rowsOf<{ version: number }>(
		client,
		'select max(version) as version from brikmuster_tables'
	);
	if (row?.version !== TABLES) throw new Error('The tables are of a later version.');
}

/** The store of any number of nodes: tables in PostgreSQL. The nodes keep nothing themselves. */
export class PostgresStore implements Store {
	readonly #node = randomUUID();
	readonly #database: DatabaseConnections;
	#watcher: Watcher | undefined;

	private constructor(url: string, report: (error: unknown) => void) {
		this.#database = new DatabaseConnections(url, report);
	}

	/** Connects and makes the tables. */
	static async open(url: string, report: (error: unknown) => void): Promise<PostgresStore> {
		const store = new PostgresStore(url, report);
		try {
			await store.#database.transaction('start', makeTables);
		} catch (error) {
			await store.close();
			throw error;
		}
		return store;
	}

	get works(): boolean {
		return this.#database.works;
	}

	head(room: string): Promise<Head> {
		return this.#database.use('head', async (client) => {
			const row = await this.#headRow(client, room);
			return row && row.number > 0 ? headOf(row) : NOWHERE;
		});
	}

	append(
		room: string,
		at: Head,
		entries: readonly Fresh[],
		drop: readonly string[]
	): Promise<Head | undefined> {
		return this.#database.transaction('append', async (client) => {
			if (at.number === 0) {
				const text =
					'insert into brikmuster_room (id, incarnation) values ($1, $2) on conflict do nothing';
				await client.query(text, [room, randomUUID()]);
			}
			const row = await this.#headRow(client, room, 'for update');
			const head = row && row.number > 0 ? headOf(row) : NOWHERE;
			const isSame = head.number === at.number && head.incarnation === at.incarnation;
			if (!row || !isSame) return undefined;
			const dropped = await this.#drop(client, room, drop);
			const added = await this.#insert(client, room, row.number, entries);
			const next = {
				...row,
				number: row.number + added.entries,
				entries: row.entries + added.entries - dropped.entries,
				bytes: String(Number(row.bytes) + added.bytes - dropped.bytes)
			};
			const text = 'update brikmuster_room set number = $2, entries = $3, bytes = $4 where id = $1';
			await client.query(text, [room, next.number, next.entries, next.bytes]);
			await this.#notify(client, CHANGED, `${this.#node} ${room}`);
			return headOf(next);
		});
	}

	read(room: string, after: number, most: Most): Promise<readonly Stored[]> {
		return this.#pages('read', room, after, most);
	}

	rights(room: string, after: number, most: Most): Promise<readonly Stored[]> {
		return this.#pages('rights', room, after, most);
	}

	list(room: string, after: number, most: number): Promise<readonly Listed[]> {
		const text = `select number, digest, octet_length(bytes) as length from brikmuster_entry
			where room = $1 and number > $2 order by number limit $3`;
		return this.#database.use('list', (client) =>
			rowsOf<Listed>(client, text, [room, after, most])
		);
	}

	find(room: string, digests: readonly string[]) {
		const text = `select digest, kind, number is not null as there from brikmuster_entry
			where room = $1 and digest = any($2::text[])`;
		return this.#database.use('find', async (client) => {
			const rows = await rowsOf<{ digest: string; kind: number; there: boolean }>(client, text, [
				room,
				digests
			]);
			return new Map(
				rows.map(({ digest, kind, there }) => [digest, there && (KINDS[kind] as StoredKind)])
			);
		});
	}

	take(room: string, digests: readonly string[], most: Most): Promise<readonly Stored[]> {
		const text = `select number, digest, kind, bytes from (
				select *, sum(octet_length(bytes)) over (order by number) - octet_length(bytes) as before
				from brikmuster_entry
				where room = $1 and digest = any($2::text[]) and number is not null
			) found where before < $3 order by number`;
		const wanted = digests.slice(0, most.entries);
		return this.#database.use('take', async (client) => {
			return (await rowsOf<EntryRow>(client, text, [room, wanted, most.bytes])).map(storedOf);
		});
	}

	renew(room: string, incarnation: string): Promise<void> {
		return this.#database.transaction('renew', async (client) => {
			const row = await this.#headRow(client, room, 'for update');
			if (!row || headOf(row).incarnation !== incarnation) return;
			const text = 'update brikmuster_room set incarnation = $2 where id = $1';
			await client.query(text, [room, randomUUID()]);
			await this.#notify(client, CHANGED, `${this.#node} ${room}`);
		});
	}

	async *rooms(): AsyncGenerator<string> {
		const text = 'select id from brikmuster_room where id > $1 order by id limit $2';
		for (let after: string | undefined = ''; after !== undefined;) {
			const values = [after, ROOMS];
			const rows: { id: string }[] = await this.#database.use('rooms', (client) =>
				rowsOf(client, text, values)
			);
			for (const { id } of rows) yield id;
			after = rows.at(-1)?.id;
		}
	}

	watch(watcher: Watcher): void {
		this.#watcher = watcher;
		const hear = (channel: string, text: string) => {
			const [node, room] = text.split(' ');
			if (channel === TOLD) watcher.told(text);
			else if (node !== this.#node) watcher.changed(room);
		};
		this.#database.listen([CHANGED, TOLD], hear, () => watcher.missed());
	}

	async tell(text: string): Promise<void> {
		await this.#database.use('tell', (client) => this.#notify(client, TOLD, text));
	}

	metrics(): readonly string[] {
		return this.#database.metrics();
	}

	/** A notification may be lost: what is open is looked at again, too. */
	async probe(): Promise<void> {
		await this.#database.probe();
		if (this.works) this.#watcher?.changed();
	}

	close(): Promise<void> {
		return this.#database.close();
	}

	#notify(client: ClientBase, channel: string, text: string) {
		return client.query('select pg_notify($1, $2)', [channel, text]);
	}

	async #headRow(
		client: ClientBase,
		room: string,
		lock: 'for update' | '' = ''
	): Promise<HeadRow | undefined> {
		const text = `select incarnation, number, entries, bytes,
			pg_postmaster_start_time()::text || pg_relation_filenode('brikmuster_entry')::text as database
			from brikmuster_room where id = $1 ${lock}`;
		return (await rowsOf<HeadRow>(client, text, [room]))[0];
	}

	/** The bytes that come before in a page are counted in the database, so that one page holds few large entries. */
	#pages(
		what: 'read' | 'rights',
		room: string,
		after: number,
		most: Most
	): Promise<readonly Stored[]> {
		const text = `select number, digest, kind, bytes from (
				select *, sum(octet_length(bytes)) over (order by number) - octet_length(bytes) as before
				from (
					select * from brikmuster_entry
					where room = $1 and number > $2 ${what === 'rights' ? 'and kind = 0' : ''}
					order by number limit $3
				) page
			) found where before < $4 order by number`;
		const values = [room, after, most.entries, most.bytes];
		return this.#database.use(what, async (client) =>
			(await rowsOf<EntryRow>(client, text, values)).map(storedOf)
		);
	}

	async #insert(
		client: ClientBase,
		room: string,
		last: number,
		entries: readonly Fresh[]
	): Promise<Pick<Head, 'entries' | 'bytes'>> {
		const there = await rowsOf<{ digest: string }>(
			client,
			'select digest from brikmuster_entry where room = $1 and digest = any($2::text[])',
			[room, entries.map(({ digest }) => digest)]
		);
		const known = new Set(there.map(({ digest }) => digest));
		const added = entries.filter(({ digest }) => !known.has(digest));
		const values: unknown[] = [room];
		const rows = added.map(({ digest, kind, bytes }, index) => {
			const own = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
			const first = values.push(digest, KINDS.indexOf(kind), last + 1 + index, own) - 3;
			return `($1, $${first}, $${first + 1}, $${first + 2}, $${first + 3})`;
		});
		const text = 'insert into brikmuster_entry (room, digest, kind, number, bytes) values ';
		if (rows.length > 0) await client.query(text + rows.join(), values);
		return {
			entries: added.length,
			bytes: added.reduce((sum, { bytes }) => sum + bytes.length, 0)
		};
	}

	async #drop(
		client: ClientBase,
		room: string,
		digests: readonly string[]
	): Promise<Pick<Head, 'entries' | 'bytes'>> {
		if (digests.length === 0) return { entries: 0, bytes: 0 };
		const text = `with old as (
				select digest, octet_length(bytes) as size from brikmuster_entry
				where room = $1 and digest = any($2::text[]) and number is not null
			), gone as (
				update brikmuster_entry set number = null, bytes = null
				where room = $1 and digest in (select digest from old)
			)
			select count(*)::int as entries, coalesce(sum(size), 0)::int as bytes from old`;
		const [gone] = await rowsOf<Pick<Head, 'entries' | 'bytes'>>(client, text, [room, digests]);
		return gone ?? { entries: 0, bytes: 0 };
	}
}
