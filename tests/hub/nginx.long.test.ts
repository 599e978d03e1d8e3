import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import WebSocket from 'ws';
import { eventually } from '../setup/eventually';
import { freePort, HubProcess } from '../setup/hub';
import { hasProxy } from '../setup/proxies.mjs';

/** The servers that docs/hub.md writes for nginx, at ports of this test. */
function documented(hub: number, plain: number, secure: number): string {
	const docs = readFileSync('docs/hub.md', 'utf8');
	const [, servers = ''] = /nginx needs.*?```\n(.*?)```/s.exec(docs) ?? [];
	const changes: [string, string][] = [
		['listen 80;', `listen ${plain};`],
		['listen 443 ssl;', `listen ${secure} ssl;`],
		['localhost:8090', `localhost:${hub}`],
		['fullchain.pem', resolve('tests/fixtures/hub/cert.pem')],
		['privkey.pem', resolve('tests/fixtures/hub/key.pem')]
	];
	return changes.reduce((text, [from, to]) => {
		expect(text).toContain(from);
		return text.replace(from, to);
	}, servers);
}

/** Whether a hub opens a WebSocket for a page of an origin; the fixture's certificate is trusted by nobody. */
function opens(port: number, origin: string): Promise<boolean> {
	const address = `wss://localhost:${port}/hub/room`;
	const socket = new WebSocket(address, { origin, rejectUnauthorized: false });
	return new Promise((done) => {
		socket.once('open', () => {
			socket.close();
			done(true);
		});
		socket.once('unexpected-response', () => done(false));
		socket.once('error', () => done(false));
	});
}

it.skipIf(!hasProxy('nginx'))('nginx serves a hub as documented, at any port', async () => {
	const hub = await HubProcess.start({ words: ['--behind-proxy'] });
	const folder = mkdtempSync(join(tmpdir(), 'brikmuster-nginx-'));
	const [plain, secure] = [await freePort(), await freePort()];
	const servers = documented(hub.port, plain, secure);
	const file = join(folder, 'nginx.conf');
	const own = `daemon off; pid ${folder}/pid; error_log ${folder}/errors;`;
	writeFileSync(file, `${own} events {} http { access_log off; ${servers} }`);
	const nginx = spawn('nginx', ['-c', file], { stdio: 'ignore' });
	try {
		const redirect = await eventually(() =>
			fetch(`http://localhost:${plain}/army`, { redirect: 'manual' })
		);
		expect(redirect.status).toBe(301);
		expect(redirect.headers.get('location')).toBe('https://localhost/army');
		expect(await opens(secure, `https://localhost:${secure}`)).toBe(true);
		for (const origin of [`http://localhost:${secure}`, 'https://localhost', 'https://example.org'])
			expect(await opens(secure, origin)).toBe(false);
	} finally {
		const ended = new Promise((done) => nginx.once('exit', done));
		nginx.kill();
		await ended;
		rmSync(folder, { recursive: true });
		await hub.dispose();
	}
});
