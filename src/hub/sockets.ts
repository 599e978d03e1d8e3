import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocketServer } from 'ws';
import { addressOf } from './address';
import type { HubOptions, Parts } from './hub';
import type { Visit } from './visitors';

/** Where clients connect. */
const ROOM_PATH = '/hub/room';

function refuse(socket: Duplex, status: string): void {
	socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** The host that an address names, without its port; undefined if it is no address. */
function hostIn(address: string): string | undefined {
	return URL.canParse(address) ? new URL(address).hostname : undefined;
}

/** Whether a page of another host asks; programs that are no browsers do not say where they come from. */
function isForeign({ headers: { origin, host } }: IncomingMessage): boolean {
	if (origin === undefined) return false;
	const own = hostIn(`http://${host}`);
	return own === undefined || hostIn(origin) !== own;
}

/** What a connection says whose client has gone: phones do that all the time. */
const GONE: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE']);

/** Takes WebSockets at the hub's path from its own pages, within the limits of each address. */
export function acceptSockets(
	server: Server,
	sockets: WebSocketServer,
	{ isBehindProxy, report }: Pick<HubOptions, 'isBehindProxy' | 'report'>,
	{ visitors, engine }: Pick<Parts, 'visitors' | 'engine'>
): void {
	const fail = (error: NodeJS.ErrnoException) => {
		if (!GONE.has(error.code)) report(error);
	};
	server.on('upgrade', (request, socket: Duplex, head) => {
		socket.on('error', fail);
		const address = addressOf(request, isBehindProxy);
		if (request.url?.split('?')[0] !== ROOM_PATH) return refuse(socket, '404 Not Found');
		if (isForeign(request)) return refuse(socket, '403 Forbidden');
		if (!visitors.mayConnect(address)) return refuse(socket, '429 Too Many Requests');
		sockets.handleUpgrade(request, socket, head, (opened) => {
			opened.setMaxListeners(0);
			opened.on('error', fail);
			const visit: Visit = { address, rooms: new Set(), open: new Set() };
			visitors.connected(visit, opened, socket);
			engine.handleConnection(opened, request, visit);
		});
	});
}
