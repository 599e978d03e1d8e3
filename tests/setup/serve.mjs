import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { appFiles } from '../../src/hub/app-files.js';
import { isMain, runMain, root } from './run.mjs';

const firstPort = 4173;
const portsToTry = 50;

/**
 * Listens on a port; rejects if it is taken.
 *
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<number>}
 */
function listen(server, port) {
	return new Promise((done, failed) => {
		server.once('error', failed);
		server.listen(port, 'localhost', () => {
			server.off('error', failed);
			const address = server.address();
			done(typeof address === 'object' && address ? address.port : port);
		});
	});
}

/** Listens on the first free port starting at `port`; with `strictPort` only on `port` itself. */
async function listenOnFreePort(
	/** @type {import('node:http').Server} */ server,
	/** @type {number} */ port,
	/** @type {boolean} */ strictPort
) {
	const last = strictPort ? port : Math.min(port + portsToTry, 65535);
	for (let candidate = port; candidate <= last; candidate++) {
		try {
			return await listen(server, candidate);
		} catch (error) {
			const { code } = /** @type {NodeJS.ErrnoException} */ (error);
			if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
		}
	}
	throw new Error(
		strictPort
			? `Port ${port} is taken: end the program that uses it.`
			: `No port from ${port} to ${last} is free: choose another with PORT=…`
	);
}

/** Serves a build under its base path; resolves to its address and a function that stops it. */
export async function serve({
	folder = 'build',
	base = '',
	port = firstPort,
	strictPort = false
} = {}) {
	const path = resolve(root, folder);
	if (!existsSync(join(path, 'index.html'))) {
		throw new Error(`There is no build in ${folder}. Make one: npm run build`);
	}
	const server = createServer(await appFiles(path, base));
	const taken = await listenOnFreePort(server, port, strictPort);
	const close = () =>
		new Promise((done) => {
			server.close(() => done(undefined));
			server.closeAllConnections();
		});
	return { url: `http://localhost:${taken}${base}/`, close };
}

/** Usage: node tests/setup/serve.mjs --folder build --base /x --port 4180 */
async function main() {
	const { values } = parseArgs({
		options: {
			folder: { type: 'string' },
			base: { type: 'string' },
			port: { type: 'string' }
		}
	});
	const port = values.port === undefined ? undefined : Number(values.port);
	const { url } = await serve({ ...values, port, strictPort: port !== undefined });
	console.log(`Serving ${url}`);
	endWithParent();
}

/** Exits when the parent process is gone, even if it was killed. */
function endWithParent() {
	const parent = process.ppid;
	setInterval(() => {
		if (process.ppid !== parent) process.exit();
	}, 1000).unref();
}

if (isMain(import.meta.url)) await runMain(main);
