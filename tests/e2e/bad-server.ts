import { createServer, type ServerResponse } from 'node:http';
import { serve } from '../setup/serve.mjs';

/** How a server answers a path wrongly. */
export type Fault = 'html' | 'truncated' | 'empty' | 'text' | 404 | 500 | 'hangs';
/** The fault of a path, if it has one. */
export type Faults = (path: string) => Fault | undefined;

const html = '<!doctype html><title>A page</title>';

function answer(response: ServerResponse, source: Response, body: Buffer, fault?: Fault): void {
	const type = source.headers.get('content-type') ?? 'text/plain';
	const cache = source.headers.get('cache-control') ?? 'no-cache';
	const send = (status: number, kind: string, bytes: Buffer | string) =>
		response.writeHead(status, { 'content-type': kind, 'cache-control': cache }).end(bytes);
	if (fault === 'hangs') return;
	if (fault === 'html') send(200, 'text/html', html);
	else if (fault === 'truncated') send(200, type, body.subarray(0, body.length / 2));
	else if (fault === 'empty') send(200, type, '');
	else if (fault === 'text') send(200, 'text/plain', body);
	else if (fault) send(fault, 'text/plain', 'No');
	else send(source.status, type, body);
}

/** Serves a build with faults that a test sets, and without the headers that forbid frames. */
export async function badServer(folder: string, port: number, base = '') {
	const behind = await serve({ folder, base, port: 0 });
	let faults: Faults = () => undefined;
	const server = createServer(async (request, response) => {
		const { pathname, search } = new URL(request.url ?? '/', behind.url);
		const source = await fetch(new URL(pathname + search, behind.url)).catch(() => undefined);
		if (!source) return response.destroy();
		answer(response, source, Buffer.from(await source.arrayBuffer()), faults(pathname));
	});
	await new Promise<void>((done) => server.listen(port, 'localhost', done));
	return {
		url: `http://localhost:${port}${base}/`,
		/** From now on it answers so; what hangs is cut off. */
		behave(next: Faults = () => undefined) {
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
