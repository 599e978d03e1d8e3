import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocketServer } from 'ws';
import { addressOf } from './address';
import { Connection, type ConnectionOptions } from './connection';
import type { HubOptions } from './hub';
import { headersOf } from './headers';

/** Where clients connect. */
const ROOM_PATH = '/hub/room';

type Headers = Readonly<Record<string, string>>;

/** What a request gets that cannot be read, or does not arrive in time. */
const UNREADABLE: Readonly<Record<string, string>> = {
	HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
	ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout'
};

function refuse(socket: Duplex, status: string, headers: Headers): void {
	const lines = Object.entries({ ...headers, Connection: 'close', 'Content-Length': '0' });
	const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
	socket.end(`HTTP/1.1 ${status}\r\n${head}\r\n`);
}

function originIn(address: string): string | undefined {
	return URL.canParse(address) ? new URL(address).origin : undefined;
}

/** Whether browsers speak https with the hub: by its certificate, or by a proxy's. */
function isSecure({ headers }: IncomingMessage, { tls, isBehindProxy }: SocketOptions): boolean {
	if (!isBehindProxy) return tls !== undefined;
	const last = String(headers['x-forwarded-proto'] ?? 'https')
		.split(',')
		.at(-1);
	return last?.trim() !== 'http';
}

/** Whether a page of another scheme, host or port asks; programs that are no browsers do not say where they come from. */
function isForeign(request: IncomingMessage, options: SocketOptions): boolean {
	const { origin, host } = request.headers;
	if (origin === undefined) return false;
	const own = originIn(`${isSecure(request, options) ? 'https' : 'http'}://${host}`);
	return own === undefined || originIn(origin) !== own;
}

/** What a connection says whose client has gone: phones do that all the time. */
const GONE: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE']);

type SocketOptions = Pick<HubOptions, 'isBehindProxy' | 'tls' | 'report'>;

/** Takes WebSockets at the hub's path from its own pages, within the limits of each address. */
export function acceptSockets(
	server: Server,
	sockets: WebSocketServer,
	options: SocketOptions,
	parts: ConnectionOptions
): ReadonlySet<Connection> {
	const connections = new Set<Connection>();
	const { visitors } = parts;
	const fail = (error: NodeJS.ErrnoException) => {
		if (!GONE.has(error.code)) options.report(error);
	};
	const headers = headersOf(options);
	server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
		if (socket.writable) refuse(socket, UNREADABLE[error.code ?? ''] ?? '400 Bad Request', headers);
		socket.destroy();
	});
	sockets.on('wsClientError', (_, socket) => refuse(socket, '400 Bad Request', headers));
	sockets.on('headers', (lines) => {
		for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
	});
	server.on('upgrade', (request, socket: Duplex, head) => {
		socket.on('error', fail);
		const address = addressOf(request, options.isBehindProxy);
		if (request.url?.split('?')[0] !== ROOM_PATH) return refuse(socket, '404 Not Found', headers);
		if (isForeign(request, options)) return refuse(socket, '403 Forbidden', headers);
		if (!visitors.mayConnect(address)) return refuse(socket, '429 Too Many Requests', headers);
		sockets.handleUpgrade(request, socket, head, (opened) => {
			opened.on('error', fail);
			visitors.connected(address, opened, socket);
			const connection = new Connection(opened, address, parts);
			connections.add(connection);
			opened.on('message', (bytes: Buffer, isBinary) => connection.receive(bytes, isBinary));
			opened.once('close', () => connections.delete(connection));
		});
	});
	return connections;
}
