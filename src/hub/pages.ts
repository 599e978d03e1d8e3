import type { RequestListener, ServerResponse } from 'node:http';
import type { Parts } from './hub';

const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** The state of a hub as its health page tells it. */
export interface Health {
	readonly hub: 'brikmuster';
	readonly version: string;
	readonly rooms: number;
	readonly connections: number;
	readonly storage: 'ok' | 'failing';
	readonly redis: 'off' | 'up' | 'down';
}

function healthOf(version: string, { store, shared, engine, visitors }: Parts): Health {
	const redis = shared?.isUp ? 'up' : 'down';
	return {
		hub: 'brikmuster',
		version,
		rooms: engine.documents.size,
		connections: visitors.connections,
		storage: store.works ? 'ok' : 'failing',
		redis: shared ? redis : 'off'
	};
}

function metricsOf({ metrics, engine, visitors, rooms, shared, store }: Parts): string {
	return metrics.text({
		rooms: engine.documents.size,
		entries: rooms.entries,
		connections: visitors.connections,
		unread_bytes: visitors.backlog.bytes,
		storage_up: Number(store.works),
		...(shared && { redis_up: Number(shared.isUp) }),
		resident_memory_bytes: process.memoryUsage.rss()
	});
}

function end(response: ServerResponse, status: number, type: string, text: string): void {
	response.writeHead(status, { ...HEADERS, 'Content-Type': `${type}; charset=utf-8` }).end(text);
}

/** Answers requests: health, metrics, and the files of the app. */
export function pages(version: string, parts: Parts, files: RequestListener): RequestListener {
	return (request, response) => {
		const [path] = (request.url ?? '/').split('?');
		// What another app shares; the files lead to the page that takes it.
		if (request.method === 'POST' && path === '/share') return files(request, response);
		if (request.method !== 'GET' && request.method !== 'HEAD') {
			response.setHeader('Allow', 'GET, HEAD');
			return end(response, 405, 'text/plain', 'Method not allowed');
		}
		if (path === '/hub/health') {
			const health = healthOf(version, parts);
			const status = health.storage === 'ok' ? 200 : 503;
			return end(response, status, 'application/json', JSON.stringify(health));
		}
		if (path === '/hub/metrics') return end(response, 200, 'text/plain', metricsOf(parts));
		if (path?.startsWith('/hub/')) return end(response, 404, 'text/plain', 'Not found');
		files(request, response);
	};
}
