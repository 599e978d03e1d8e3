import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appFiles } from '../../src/hub/app-files.js';
import { pages } from '../../src/hub/pages';
import type { Parts } from '../../src/hub/hub';

const folder = mkdtempSync(join(tmpdir(), 'brikmuster-shared-'));
const servers: Server[] = [];

async function listening(server: Server): Promise<number> {
	servers.push(server);
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	return (server.address() as AddressInfo).port;
}

let hub: number;
let below: number;

beforeAll(async () => {
	mkdirSync(join(folder, '_app'));
	for (const name of ['index.html', '200.html']) writeFileSync(join(folder, name), name);
	hub = await listening(
		createServer(pages({ version: '1' }, {} as Parts, await appFiles(folder, '')))
	);
	below = await listening(createServer(await appFiles(folder, '/app')));
});
afterAll(() => {
	for (const server of servers) server.close();
	for (const server of servers) server.closeAllConnections();
	rmSync(folder, { recursive: true });
});

/** The answer to a POST of a gigabyte of which nothing is sent. */
function answerTo(port: number, path: string): Promise<string> {
	return new Promise((done, failed) => {
		const socket = connect(port, '127.0.0.1', () =>
			socket.write(
				`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data\r\nContent-Length: 1000000000\r\n\r\n`
			)
		);
		socket.once('error', failed);
		socket.once('data', (part) => {
			socket.destroy();
			done(part.toString());
		});
	});
}

it('what another app shares before the service worker runs leads to a page, and is not read', async () => {
	for (const path of ['/share', '/share?from=menu']) {
		const answer = await answerTo(hub, path);
		expect(answer).toMatch(/^HTTP\/1.1 303 /);
		expect(answer).toMatch(/\r\nLocation: \/share\r\n/);
	}
	expect(await answerTo(below, '/app/share')).toMatch(/ 303 [^]*\r\nLocation: \/app\/share\r\n/);
	expect(await (await fetch(`http://127.0.0.1:${hub}/share`)).text()).toBe('200.html');
});

it('the hub refuses anything else that is posted', async () => {
	expect(await answerTo(hub, '/armies')).toMatch(/^HTTP\/1.1 405 /);
	expect(await answerTo(hub, '/shared')).toMatch(/^HTTP\/1.1 405 /);
});
