import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as pathOf, resolve } from 'node:path';
import { connect } from 'node:tls';
import { hasProxy } from '../setup/proxies.mjs';
import { Database, hasPostgres } from '../setup/database';
import { freePort, HubProcess } from '../setup/hub';
import { test as base } from './hub-test';
import { change, equal, pairWithExample } from './paired-devices';
import { expect } from './support';

/** Caddy as `deploy/` sets it up, with a certificate of its own; it asks nobody and leaves nothing behind. */
class Caddy {
	readonly url: string;
	readonly #child: ChildProcess;
	readonly #folder: string;

	private constructor(url: string, child: ChildProcess, folder: string) {
		this.url = url;
		this.#child = child;
		this.#folder = folder;
	}

	static async start(hubs: readonly HubProcess[]): Promise<Caddy> {
		const folder = mkdtempSync(pathOf(tmpdir(), 'brikmuster-caddy-'));
		const file = pathOf(folder, 'Caddyfile');
		const options = 'admin off\nskip_install_trust\nauto_https disable_redirects';
		writeFileSync(file, `{\n${options}\n}\nimport ${resolve('deploy/Caddyfile')}\n`);
		const port = await freePort();
		const env = {
			PATH: process.env.PATH,
			HOME: folder,
			HUB_NAME: `localhost:${port}`,
			HUB_NODES: hubs.map((hub) => `localhost:${hub.port}`).join(' ')
		};
		const words = ['run', '--config', file, '--adapter', 'caddyfile'];
		const child = spawn('caddy', words, { env, stdio: 'ignore' });
		await expect(() => answers(port)).toPass();
		return new Caddy(`https://localhost:${port}`, child, folder);
	}

	async stop(): Promise<void> {
		const ended = new Promise((done) => this.#child.once('exit', done));
		this.#child.kill();
		await ended;
		rmSync(this.#folder, { recursive: true });
	}
}

/** Rejects unless a server at a port has its certificate, which Caddy makes only after it listens. */
function answers(port: number): Promise<void> {
	return new Promise((done, failed) => {
		const host = 'localhost';
		const socket = connect({ port, host, servername: host, rejectUnauthorized: false }, () => {
			socket.destroy();
			done();
		});
		socket.once('error', failed);
	});
}

/** The hubs of one database. */
class Hubs {
	readonly all: HubProcess[] = [];
	readonly #database: Database;

	private constructor(database: Database) {
		this.#database = database;
	}

	static async start(): Promise<Hubs> {
		const hubs = new Hubs(await Database.make());
		for (let count = 0; count < 3; count += 1) await hubs.#add(await freePort());
		return hubs;
	}

	async #add(port: number): Promise<void> {
		const words = [...this.#database.words, '--behind-proxy'];
		this.all.push(await HubProcess.start({ port, words }));
	}

	/** Kills a hub that a device is connected to; returns what starts it again. */
	async killUsed(): Promise<() => Promise<void>> {
		for (const [index, hub] of this.all.entries()) {
			if ((await hub.metric('connections')) === 0) continue;
			this.all.splice(index, 1);
			await hub.dispose();
			return () => this.#add(hub.port);
		}
		throw new Error('No device is connected.');
	}

	async stop(): Promise<void> {
		for (const hub of this.all) await hub.dispose();
		await this.#database.dispose();
	}
}

const test = base.extend<{ hubs: Hubs }>({
	hubs: async ({ browserName: _ }, use) => {
		const hubs = await Hubs.start();
		await use(hubs);
		await hubs.stop();
	},
	address: async ({ hubs }, use) => {
		const caddy = await Caddy.start(hubs.all);
		await use(caddy.url);
		await caddy.stop();
	}
});
// Caddy signs its certificate itself.
test.use({ ignoreHTTPSErrors: true });
test.skip(!hasPostgres || !hasProxy('caddy'), 'needs PostgreSQL and Caddy');

test('two devices behind a proxy edit on while one hub of three after another is killed @long', async ({
	hubs,
	desk,
	phone
}) => {
	const before = await pairWithExample(desk, phone);
	for (let kill = 1; kill <= 2; kill += 1) {
		const [restart] = await Promise.all([
			hubs.killUsed(),
			change(desk, 'knight', 'more').then(() => change(desk, 'knight', 'more')),
			change(phone, 'archer', 'more')
		]);
		expect(hubs.all).toHaveLength(2);
		await equal(desk, phone, [before + 3 * kill]);
		await restart();
	}
});
