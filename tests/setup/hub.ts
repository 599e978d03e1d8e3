import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import WebSocket from 'ws';
import * as Y from 'yjs';
import { digestOf, type Envelope } from '../../src/lib/sync/room/envelope';
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

/** A real Redis that keeps nothing. */
export class RedisProcess {
	readonly port: number;
	readonly #child: ChildProcess;

	private constructor(child: ChildProcess, port: number) {
		this.#child = child;
		this.port = port;
	}

	static async start(port?: number): Promise<RedisProcess> {
		const chosen = port ?? (await freePort());
		const words = [
			'--port',
			String(chosen),
			'--bind',
			'127.0.0.1',
			'--save',
			'',
			'--dir',
			tmpdir()
		];
		const child = spawn('redis-server', words);
		await waitFor(child, /Ready to accept connections/);
		return new RedisProcess(child, chosen);
	}

	get url(): string {
		return `redis://127.0.0.1:${this.port}`;
	}

	async kill(): Promise<void> {
		this.#child.kill('SIGKILL');
		await ended(this.#child);
	}
}

/** A socket whose failures are seen by its closing alone: the provider listens to that. */
class TestSocket extends WebSocket {
	constructor(url: string, protocols?: string[]) {
		super(url, protocols);
		this.on('error', () => undefined);
	}
}

/** One device's connection to a room, with the document that it keeps. */
export class Client {
	readonly document: Y.Doc;
	readonly provider: HocuspocusProvider;
	readonly #socket: HocuspocusProviderWebsocket;
	/** The last refusal of the hub. */
	refused: string | undefined;

	constructor(url: string, room: string, document = new Y.Doc()) {
		this.document = document;
		this.#socket = new HocuspocusProviderWebsocket({
			url: `${url.replace('http', 'ws')}/hub/room`,
			WebSocketPolyfill: TestSocket,
			delay: 100,
			minDelay: 100,
			maxDelay: 500
		});
		this.provider = new HocuspocusProvider({
			websocketProvider: this.#socket,
			name: room,
			document,
			onStateless: ({ payload }) => {
				this.refused = (JSON.parse(payload) as { refused?: string }).refused;
			},
			onAuthenticationFailed: ({ reason }) => {
				this.refused = reason;
			}
		});
		this.provider.attach();
	}

	get entries(): Y.Map<Uint8Array> {
		return this.document.getMap('entries');
	}

	/** The digests of all entries in a fixed order. */
	get digests(): string[] {
		return [...this.entries.keys()].sort();
	}

	/** Whether the hub has everything that this client wrote. */
	get isSaved(): boolean {
		return this.provider.synced && !this.provider.hasUnsyncedChanges;
	}

	/** Writes entries in one update. */
	async add(...envelopes: readonly Envelope[]): Promise<void> {
		const all = await Promise.all(
			envelopes.map(async (one) => [await digestOf(one), one.bytes] as const)
		);
		this.document.transact(() => {
			for (const [digest, bytes] of all) this.entries.set(digest, bytes);
		});
	}

	/** Waits until something holds; fails after a minute. */
	async until(holds: (client: Client) => boolean, seconds = 60): Promise<void> {
		const end = Date.now() + seconds * 1000;
		while (!holds(this)) {
			if (Date.now() > end) throw new Error(`Waited in vain (${this.refused ?? 'not refused'}).`);
			await new Promise((done) => setTimeout(done, 5));
		}
	}

	/** Writes entries and waits until the hub says that it has them. */
	async save(...envelopes: readonly Envelope[]): Promise<void> {
		await this.until(({ provider }) => provider.synced);
		await this.add(...envelopes);
		await this.until(({ isSaved }) => isSaved);
	}

	close(): void {
		this.provider.destroy();
		this.#socket.destroy();
	}
}
