import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { decodeEnvelope, digestOf, type Envelope } from '../../src/lib/sync/room/envelope';
import { clearEntry } from '../../src/lib/sync/room/membership';
import { signed, type SealingKey } from '../../src/lib/exchange/seal';
import { HubLine } from '../../src/lib/sync/room-client/hub-line';
import { ensureBuilt } from './build.mjs';
import { script } from './command-script';
import { root } from './run.mjs';

/** Ports that systems give to no connection on their own: a server can be started again on them. */
const [FIRST_PORT, LAST_PORT] = [20_000, 32_000];

/**
 * A port that is free now, and stays so while its server is down. A connection that tries a port again and again would
 * otherwise get it for itself, sooner or later.
 */
export function freePort(): Promise<number> {
	const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT));
	return new Promise((done) => {
		const server = createServer();
		server.once('error', () => done(freePort()));
		server.listen(port, '127.0.0.1', () => server.close(() => done(port)));
	});
}

export function temporaryFolder(): string {
	return mkdtempSync(join(tmpdir(), 'brikmuster-hub-'));
}

function ended(child: ChildProcess): Promise<void> {
	return new Promise((done) => {
		if (child.exitCode !== null || child.signalCode !== null) done();
		else child.once('exit', () => done());
	});
}

/** Waits for a text in the output of a process; rejects with its errors if it ends before. */
function waitFor(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
	return new Promise((done, failed) => {
		let output = '';
		let errors = '';
		child.stdout?.on('data', (part: Buffer) => {
			output += part.toString();
			const found = pattern.exec(output);
			if (found) done(found);
		});
		child.stderr?.on('data', (part: Buffer) => (errors += part.toString()));
		child.once('error', failed);
		child.once('exit', () => failed(new Error(errors || output)));
	});
}

export interface HubSettings {
	readonly folder?: string;
	readonly port?: number;
	readonly words?: readonly string[];
	/** The command of an installed package in place of the checkout's. */
	readonly command?: string;
	/** Commands of the shell to run before, such as `ulimit`. */
	readonly before?: string;
}

/** A real `brikmuster hub` in a process of its own. */
export class HubProcess {
	readonly url: string;
	readonly folder: string;
	readonly #child: ChildProcess;
	#errors = '';

	private constructor(child: ChildProcess, url: string, folder: string) {
		this.#child = child;
		this.url = url;
		this.folder = folder;
		child.stderr?.on('data', (part: Buffer) => (this.#errors += part.toString()));
	}

	static async start(settings: HubSettings = {}): Promise<HubProcess> {
		const { folder = temporaryFolder(), port = 0, words = [], before, command } = settings;
		if (!command && !existsSync(join(root, 'build/200.html'))) await ensureBuilt();
		const all = [command ?? script, 'hub', '--port', String(port), '--folder', folder, ...words];
		const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' };
		const child = before
			? spawn('/bin/sh', ['-c', `${before}; exec "$@"`, 'sh', process.execPath, ...all], { env })
			: spawn(process.execPath, all, { env });
		const [, url = ''] = await waitFor(child, /(https?:\/\/\S+)\//);
		return new HubProcess(child, url, folder);
	}

	/** What the hub wrote to its log. */
	get errors(): string {
		return this.#errors;
	}

	get isRunning(): boolean {
		return this.#child.exitCode === null && this.#child.signalCode === null;
	}

	get port(): number {
		return Number(new URL(this.url).port);
	}

	get pid(): number {
		return this.#child.pid ?? 0;
	}

	/** Ends the process at once, as a power failure would. */
	async kill(): Promise<void> {
		this.#child.kill('SIGKILL');
		await ended(this.#child);
	}

	/** Asks the process to end; resolves to its status. */
	async stop(): Promise<number | null> {
		this.#child.kill('SIGTERM');
		await ended(this.#child);
		return this.#child.exitCode;
	}

	async health(): Promise<Record<string, unknown>> {
		return (await (await fetch(`${this.url}/hub/health`)).json()) as Record<string, unknown>;
	}

	async metric(name: string): Promise<number> {
		const text = await (await fetch(`${this.url}/hub/metrics`)).text();
		const line = text.split('\n').find((one) => one.startsWith(`brikmuster_hub_${name} `));
		return Number(line?.split(' ').at(-1));
	}

	/** Kills the process if it still runs, and removes its folder. */
	async dispose(): Promise<void> {
		await this.kill();
		rmSync(this.folder, { recursive: true, force: true });
	}
}

// The app's own line to a hub runs here too.
globalThis.WebSocket = WebSocket as unknown as typeof globalThis.WebSocket;

/** One device's connection to a room. It keeps all entries that it has seen, and gives the room what that lacks. */
export class Client {
	readonly line: HubLine;
	/** What it has, without what was dropped; another connection can go on with it. */
	readonly entries: Map<string, Uint8Array<ArrayBuffer>>;
	/** Digests of the entries that the hub said it has. */
	readonly saved = new Set<string>();
	/** Calls for each entry that arrives. */
	onarrived: (digest: string) => void = () => undefined;
	readonly #dropped = new Set<string>();
	/** The last refusal of the hub. */
	refused: string | undefined;

	constructor(url: string, room: string, entries = new Map<string, Uint8Array<ArrayBuffer>>()) {
		this.entries = entries;
		for (const [digest, bytes] of entries) this.#follow(digest, bytes);
		this.line = new HubLine({
			address: `${url.replace('http', 'ws')}/hub/room`,
			room,
			knows: (digest) => this.entries.has(digest),
			knowsAny: entries.size > 0,
			arrived: (arrived) => {
				for (const { digest, bytes } of arrived) {
					this.entries.set(digest, bytes);
					this.#follow(digest, bytes);
					this.saved.add(digest);
					this.onarrived(digest);
				}
			},
			synced: () => this.give(),
			acknowledged: (digests) => {
				for (const digest of digests) this.saved.add(digest);
			},
			refused: (reason, digests) => {
				this.refused = reason;
				if (reason === 'dropped') this.#drop(digests);
			},
			changed: () => undefined
		});
	}

	/** The digests of all entries in a fixed order. */
	get digests(): string[] {
		return [...this.entries.keys()].sort();
	}

	/** Whether the hub has everything that this client has. */
	get isSaved(): boolean {
		return this.line.isSynced && [...this.entries.keys()].every((digest) => this.line.has(digest));
	}

	/** Sends what the room lacks. */
	give(): void {
		if (!this.line.isSynced) return;
		this.line.send([...this.entries].map(([digest, bytes]) => ({ digest, bytes })));
	}

	/** Writes entries in one message. */
	async add(...envelopes: readonly Envelope[]): Promise<void> {
		for (const one of envelopes) this.set(await digestOf(one), one.bytes, false);
		this.give();
	}

	set(digest: string, bytes: Uint8Array<ArrayBuffer>, gives = true): void {
		this.entries.set(digest, bytes);
		this.#follow(digest, bytes);
		if (gives) this.give();
	}

	/** Shows that a member is connected. */
	show(key: SealingKey): Promise<void> {
		return this.line.prove((statement) => signed(key, statement));
	}

	/** Waits until something holds; fails after a minute. */
	async until(holds: (client: Client) => boolean, seconds = 60): Promise<void> {
		const end = Date.now() + seconds * 1000;
		while (!holds(this)) {
			if (Date.now() > end) {
				const { isConnected, isSynced, size } = this.line;
				const state = JSON.stringify({ isConnected, isSynced, size, refused: this.refused });
				throw new Error(`Waited in vain: ${state}, ${this.entries.size} entries here.`);
			}
			await new Promise((done) => setTimeout(done, 5));
		}
	}

	/** Waits until everything that the hub has is here. */
	async inStep(seconds = 60): Promise<void> {
		await this.until(({ line }) => line.isSynced, seconds);
	}

	/** Writes entries and waits until the hub says that it has them. */
	async save(...envelopes: readonly Envelope[]): Promise<void> {
		await this.inStep();
		await this.add(...envelopes);
		await this.until(({ isSaved }) => isSaved);
	}

	close(): void {
		this.line.close();
	}

	/** Forgets what a request to drop names, now and later. */
	#follow(digest: string, bytes: Uint8Array<ArrayBuffer>): void {
		if (this.#dropped.has(digest)) this.entries.delete(digest);
		const envelope = decodeEnvelope(bytes);
		const entry = envelope && clearEntry(envelope, digest);
		if (entry?.header.kind === 'dropped') this.#drop([...entry.digests]);
	}

	#drop(digests: readonly string[]): void {
		for (const digest of digests) {
			this.#dropped.add(digest);
			this.entries.delete(digest);
		}
		this.line?.forget(digests);
	}
}

/** A connection as it is: sends anything, and keeps what the hub says. */
export class RawClient {
	readonly socket: WebSocket;
	readonly answers: Record<string, unknown>[] = [];
	readonly frames: Buffer[] = [];
	closed: number | undefined;

	constructor(url: string, options: WebSocket.ClientOptions = {}) {
		this.socket = new WebSocket(`${url.replace('http', 'ws')}/hub/room`, options);
		this.socket.on('error', () => undefined);
		this.socket.on('close', (code: number) => (this.closed = code));
		this.socket.on('message', (message: Buffer, isBinary) => {
			if (isBinary) this.frames.push(message);
			else this.answers.push(JSON.parse(message.toString()) as Record<string, unknown>);
		});
	}

	async open(): Promise<this> {
		await new Promise((done) => this.socket.once('open', done));
		return this;
	}

	ask(request: object): void {
		this.socket.send(JSON.stringify(request));
	}

	/** The first answer of a type. */
	async answer(type: string): Promise<Record<string, unknown>> {
		const end = Date.now() + 30_000;
		for (;;) {
			const found = this.answers.find((one) => one.type === type);
			if (found) return found;
			if (this.closed !== undefined) throw new Error(`Closed with ${this.closed}.`);
			if (Date.now() > end) throw new Error(`No answer of type ${type}.`);
			await new Promise((done) => setTimeout(done, 5));
		}
	}

	close(): void {
		this.socket.terminate();
	}
}
