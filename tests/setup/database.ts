import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './hub';
import { ensurePostgres, postgresPrograms } from './postgres.mjs';

/** Whether there is PostgreSQL; without it, the tests that need it are skipped. */
export const hasPostgres = postgresPrograms() !== undefined || (await ensurePostgres());

/** The server refuses to run as root: then it runs as the user that Debian's package has made. */
function otherUser(): { uid?: number; gid?: number } {
	if (process.getuid?.() !== 0) return {};
	const id = (flag: string, name: string) =>
		Number(spawnSync('id', [flag, name]).stdout.toString() || NaN);
	const name = id('-u', 'postgres') > 0 ? 'postgres' : 'nobody';
	return { uid: id('-u', name), gid: id('-g', name) };
}

/** A real PostgreSQL in a temporary folder, at a port of its own. */
export class Database {
	readonly port: number;
	readonly #folder: string;
	#child: ChildProcess | undefined;
	#isFull = false;

	private constructor(port: number, folder: string) {
		this.port = port;
		this.#folder = folder;
	}

	static async make(): Promise<Database> {
		const folder = mkdtempSync(join(tmpdir(), 'brikmuster-database-'));
		const { uid, gid } = otherUser();
		if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
		const database = new Database(await freePort(), folder);
		const words = ['-D', database.#files, '-A', 'trust', '-U', 'hub', '-E', 'UTF8', '--no-sync'];
		database.#run('initdb', words);
		await database.start();
		return database;
	}

	get #files(): string {
		return join(this.#folder, 'files');
	}

	get url(): string {
		return this.urlOf('postgres');
	}

	urlOf(name: string): string {
		return `postgres://hub@127.0.0.1:${this.port}/${name}`;
	}

	/** The words with which a hub uses it. */
	get words(): string[] {
		return ['--database', this.url];
	}

	/** Starts the server with what it has stored. */
	async start(): Promise<void> {
		if (this.#child) return;
		const words = ['-D', this.#files, '-p', String(this.port), '-h', '127.0.0.1'];
		words.push('-k', this.#folder, '-c', 'max_connections=200', '-c', 'shared_buffers=32MB');
		this.#child = spawn(this.#program('postgres'), words, {
			...otherUser(),
			cwd: this.#folder,
			stdio: 'ignore'
		});
		this.#isFull = false;
		const child = this.#child;
		// On a full disk it may end by itself.
		child.once('exit', () => {
			if (this.#child === child) this.#child = undefined;
		});
		const end = Date.now() + 60_000;
		while (!this.#isReady()) {
			if (Date.now() > end) throw new Error('The database does not start.');
			await new Promise((done) => setTimeout(done, 50));
		}
	}

	#isReady(): boolean {
		const words = ['-h', '127.0.0.1', '-p', String(this.port), '-q'];
		return spawnSync(this.#program('pg_isready'), words).status === 0;
	}

	/** Ends the server at once, as a power failure would. */
	async kill(): Promise<void> {
		const child = this.#child;
		this.#child = undefined;
		if (!child) return;
		const ended = new Promise((done) => child.once('exit', done));
		// The other processes of the server end with the first one.
		child.kill('SIGQUIT');
		await ended;
	}

	get runs(): boolean {
		return this.#child !== undefined;
	}

	/** Lets no file grow any more, as on a full disk, or gives it space again. */
	fillOrFree(): void {
		const pid = this.#child?.pid;
		if (pid === undefined) return;
		this.#isFull = !this.#isFull;
		const children = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }).stdout.split(
			'\n'
		);
		for (const one of [String(pid), ...children.filter(Boolean)])
			spawnSync('prlimit', ['--pid', one, `--fsize=${this.#isFull ? '0' : 'unlimited'}:unlimited`]);
	}

	/** Runs a statement, or several. */
	query(text: string, name = 'postgres'): string {
		return this.#run('psql', ['-At', '-v', 'ON_ERROR_STOP=1', '-c', text, this.urlOf(name)]);
	}

	/** Writes a backup into a file, as docs/hub.md says. */
	dump(file: string): void {
		this.#run('pg_dump', ['--format=custom', `--file=${join(this.#folder, file)}`, this.url]);
	}

	/** Takes a backup back, as docs/hub.md says. */
	restore(file: string): void {
		const words = ['--clean', '--if-exists', '--single-transaction', `--dbname=${this.url}`];
		this.#run('pg_restore', [...words, join(this.#folder, file)]);
	}

	async dispose(): Promise<void> {
		await this.kill();
		rmSync(this.#folder, { recursive: true, force: true });
	}

	#program(name: string): string {
		return join(postgresPrograms() ?? '', name);
	}

	#run(name: string, words: readonly string[]): string {
		const options = { ...otherUser(), cwd: this.#folder, encoding: 'utf8' } as const;
		const { status, stdout, stderr, error } = spawnSync(this.#program(name), words, options);
		if (status !== 0) throw new Error(`${name}: ${error?.message ?? stderr}`);
		return stdout.trim();
	}
}

/** The way of a node to a database: it can be slow, or lead nowhere. */
export class DatabaseLink {
	readonly #server: Server;
	readonly #database: Database;
	readonly #sockets = new Set<Socket>();
	/** Milliseconds that everything takes. */
	delay = 0;
	/** Whether nothing arrives, though all connections stay open. */
	isCut = false;

	private constructor(server: Server, database: Database) {
		this.#server = server;
		this.#database = database;
	}

	static async make(database: Database): Promise<DatabaseLink> {
		const server = createServer();
		const link = new DatabaseLink(server, database);
		server.on('connection', (near) => link.#join(near));
		await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
		return link;
	}

	get words(): string[] {
		const address = this.#server.address();
		const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
		return ['--database', this.#database.url.replace(/:\d+\//, `:${port}/`)];
	}

	/** Ends all connections. */
	cut(): void {
		for (const socket of this.#sockets) socket.destroy();
		this.#sockets.clear();
	}

	close(): void {
		this.#server.close();
		this.cut();
	}

	#join(near: Socket): void {
		const far = connect(this.#database.port, '127.0.0.1');
		for (const [from, to] of [
			[near, far],
			[far, near]
		] as const) {
			this.#sockets.add(from);
			from.on('error', () => to.destroy());
			from.on('close', () => {
				this.#sockets.delete(from);
				to.destroy();
			});
			from.on('data', (part) => {
				const pass = () => void (this.isCut || to.write(part));
				if (this.delay > 0) setTimeout(pass, this.delay);
				else pass();
			});
		}
	}
}
