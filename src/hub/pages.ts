import type { RequestListener, ServerResponse } from 'node:http';
import { headersOf } from './headers';
import type { HubOptions, Parts } from './hub';

/** The state of a hub as its health page tells it. */
interface Health {
	readonly hub: 'brikmuster';
	readonly version: string;
	readonly rooms: number;
	readonly connections: number;
	readonly storage: 'ok' | 'failing';
	readonly database: 'folder' | 'postgres';
}

function healthOf({ version, database }: PageOptions, { store, rooms, visitors }: Parts): Health {
	return {
		hub: 'brikmuster',
		version,
		rooms: rooms.size,
		connections: visitors.connections,
		storage: store.works ? 'ok' : 'failing',
		database: database ? 'postgres' : 'folder'
	};
}

function metricsOf({ metrics, visitors, rooms, store }: Parts): string {
	const gauges = {
		rooms: rooms.size,
		entries: rooms.entries,
		connections: visitors.connections,
		unread_bytes: visitors.unread,
		storage_up: Number(store.works)
	};
	return metrics.text(gauges, store.metrics());
}

function end(response: ServerResponse, status: number, type: string, text: string): void {
	const headers = { 'Cache-Control': 'no-store', 'Content-Type': `${type}; charset=utf-8` };
	response.writeHead(status, headers).end(text);
}

type PageOptions = Pick<HubOptions, 'version' | 'tls' | 'database'>;

/** Answers requests: health, metrics, and the files of the app. */
export function pages(options: PageOptions, parts: Parts, files: RequestListener): RequestListener {
	const headers = Object.entries(headersOf(options));
	return (request, response) => {
		for (const [name, value] of headers) response.setHeader(name, value);
		const [path] = (request.url ?? '/').split('?');
		// What another app shares; the files lead to the page that takes it.
		if (request.method === 'POST' && path === '/share') return files(request, response);
		if (request.method !== 'GET' && request.method !== 'HEAD') {
			response.setHeader('Allow', 'GET, HEAD');
			return end(response, 405, 'text/plain', 'Method not allowed');
		}
		if (path === '/hub/health') {
			const health = healthOf(options, parts);
			const status = health.storage === 'ok' ? 200 : 503;
			return end(response, status, 'application/json', JSON.stringify(health));
		}
		if (path === '/hub/metrics') return end(response, 200, 'text/plain', metricsOf(parts));
		if (path?.startsWith('/hub/')) return end(response, 404, 'text/plain', 'Not found');
		files(request, response);
	};
}
