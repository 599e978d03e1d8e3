import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientOf } from './address';
import { Counts } from './rate';

/** Milliseconds in which the head of a request, and all of it, must arrive. */
const HEAD = 20_000;
const REQUEST = 60_000;
/** Milliseconds between two looks for requests that are too slow. */
const LOOK = 2_000;
/** Milliseconds in which a client that gets a file must read something. */
const IDLE = 60_000;
/** Connections of all kinds for each WebSocket that an address may open: browsers load files by several. */
const CONNECTIONS = 5;

/** How long a server waits for slow clients. */
export const PATIENCE = {
	headersTimeout: HEAD,
	requestTimeout: REQUEST,
	connectionsCheckingInterval: LOOK
};

/** Ends connections that do nothing, and those of an address that has too many. A proxy counts its clients itself. */
export function limitConnections(server: Server, most: number, isBehindProxy: boolean): void {
	const open = new Counts();
	server.setTimeout(IDLE);
	server.on('connection', (socket: Socket) => {
		const client = clientOf(socket.remoteAddress ?? '');
		socket.once('close', () => open.change(client, -1));
		const count = open.change(client, 1);
		if (!isBehindProxy && count > CONNECTIONS * most) socket.destroy();
	});
}
