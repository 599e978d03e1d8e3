import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '../setup/serve.mjs';

/** A wrong answer; `stale` repeats the last answer for the path from before the faults. */
export type Fault =
	| 'html'
	| 'truncated'
	| 'empty'
	| 'foreign'
	| 'text'
	| 'stale'
	| 'login'
	| 'breaks'
	| 'hangs'
	| 404
	| 500;
/** Returns the fault of a path, if any. */
export type Faults = (path: string) => Fault | undefined;

interface File {
	readonly type: string;
	readonly cache: string;
	readonly status: number;
	readonly body: Buffer;
}

const html = '<!doctype html><title>A page</title>';
/** A captive portal redirects to another origin, which our pages cannot read. */
const LOGIN = 'http://127.0.0.1:9/login';

async function read(source: Response): Promise<File> {
	const type = source.headers.get('content-type') ?? 'text/plain';
	const cache = source.headers.get('cache-control') ?? 'no-cache';
	const body = Buffer.from(await source.arrayBuffer());
	return { type, cache, status: source.status, body };
}

/** Sends half of a file and closes the connection. */
function breakOff(response: ServerResponse, { type, cache, body }: File): void {
	const head = { 'content-type': type, 'cache-control': cache, 'content-length': body.length + 1 };
	response.writeHead(200, head).write(body.subarray(0, body.length / 2), () => response.destroy());
}

function answer(response: ServerResponse, file: File, fault?: Fault): void {
	const { type, cache, body } = file;
	const send = (status: number, kind: string, bytes: Buffer | string) =>
		response.writeHead(status, { 'content-type': kind, 'cache-control': cache }).end(bytes);
	if (fault === 'hangs') return;
	if (fault === 'breaks') breakOff(response, file);
	else if (fault === 'login')
		response.writeHead(302, { location: LOGIN, 'cache-control': cache }).end();
	else if (fault === 'html') send(200, 'text/html', html);
	else if (fault === 'truncated') send(200, type, body.subarray(0, body.length / 2));
	else if (fault === 'empty') send(200, type, '');
	else if (fault === 'foreign') send(200, type, 'self.skipWaiting();');
	else if (fault === 'text') send(200, 'text/plain', body);
	else if (typeof fault === 'number') send(fault, 'text/plain', 'No');
	else send(file.status, type, body);
}

/** Serves a build on a free port with configurable faults, and without headers that forbid frames. */
export async function badServer(folder: string, base = '') {
	const behind = await serve({ folder, base, port: 0 });
	const none: Faults = () => undefined;
	let faults = none;
	const sent = new Map<string, File>();
	const server = createServer(async (request, response) => {
		const { pathname, search } = new URL(request.url ?? '/', behind.url);
		// A request may still run when the test ends.
		const file = await fetch(new URL(pathname + search, behind.url))
			.then(read)
			.catch(() => undefined);
		if (!file) return response.destroy();
		const fault = faults(pathname);
		if (faults === none) sent.set(pathname, file);
		if (fault === 'stale') answer(response, sent.get(pathname) ?? file);
		else answer(response, file, fault);
	});
	await new Promise<void>((done) => server.listen(0, 'localhost', done));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://localhost:${port}${base}/`,
		/** Sets the faults and cuts hanging connections. */
		behave(next = none) {
			faults = next;
			server.closeAllConnections();
		},
		async close() {
			server.close();
			server.closeAllConnections();
			await behind.close();
		}
	};
}
