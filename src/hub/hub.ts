import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { WebSocketServer } from 'ws';
import { appFiles } from './app-files.js';
import type { Limits } from './limits';
import { Metrics } from './metrics';
import { pages } from './pages';
import { limitConnections, PATIENCE } from './patience';
import { Presence } from './presence';
import { Rooms } from './rooms';
import { acceptSockets } from './sockets';
import { LevelStore } from './store/level';
import { PostgresStore } from './store/postgres';
import { Visitors } from './visitors';

export interface HubOptions {
	readonly port: number;
	readonly host: string;
	/** Where the database is, unless there is another one. */
	readonly folder: string;
	/** The address of a PostgreSQL database that several nodes share. */
	readonly database?: string | undefined;
	/** The app's build. */
	readonly app: string;
	/** Certificate and key in PEM; without them the hub speaks plain http. */
	readonly tls?: { readonly cert: Buffer; readonly key: Buffer } | undefined;
	readonly isBehindProxy: boolean;
	readonly limits: Limits;
	readonly version: string;
	/** Reports an error that the hub survives. */
	readonly report: (error: unknown) => void;
}

export interface Hub {
	readonly port: number;
	/** Takes no more connections, finishes writing and ends. */
	stop(): Promise<void>;
}

/** Milliseconds between two looks at what can be tidied or tried again. */
const CARE = 5_000;

function listen(server: Server, port: number, host: string): Promise<number> {
	return new Promise((done, failed) => {
		server.once('error', failed);
		server.listen(port, host, () => {
			server.off('error', failed);
			done((server.address() as AddressInfo).port);
		});
	});
}

function serverOf({ tls }: HubOptions, answer: RequestListener): Server {
	return tls ? createSecureServer({ ...PATIENCE, ...tls }, answer) : createServer(PATIENCE, answer);
}

/** The parts of a running hub. */
async function partsOf({ database, folder, limits, report }: HubOptions) {
	const store = database
		? await PostgresStore.open(database, report)
		: await LevelStore.open(join(folder, 'rooms'));
	const metrics = new Metrics();
	const rooms = new Rooms({ store, limits, metrics, failed: report });
	const presence = new Presence(store);
	store.watch({
		changed: (room) => rooms.changed(room),
		told: (text) => presence.told(text),
		missed: () => {
			rooms.changed();
			presence.ask();
		}
	});
	return { store, metrics, rooms, presence, visitors: new Visitors(limits), limits, report };
}

export type Parts = Awaited<ReturnType<typeof partsOf>>;

/** Starts a hub: the app, its rooms over WebSocket, health and metrics, all at one address. */
export async function startHub(options: HubOptions): Promise<Hub> {
	const parts = await partsOf(options);
	const { store, rooms, visitors, presence } = parts;
	const server = serverOf(options, pages(options, parts, await appFiles(options.app, '')));
	const sockets = new WebSocketServer({
		noServer: true,
		maxPayload: options.limits.entryBytes * 2
	});
	limitConnections(server, options.limits.connections, options.isBehindProxy);
	const connections = acceptSockets(server, sockets, options, parts);
	const care = setInterval(() => {
		visitors.tidy();
		presence.tidy();
		for (const connection of connections) connection.tidy();
		void store.probe();
	}, CARE);
	const stop = async () => {
		clearInterval(care);
		server.close();
		for (const socket of sockets.clients) socket.close(1001, 'stop');
		for (const connection of connections) connection.stop();
		await Promise.all([...connections].map((connection) => connection.idle()));
		await rooms.idle();
		for (const socket of sockets.clients) socket.terminate();
		server.closeAllConnections();
		await store.close();
	};
	try {
		return { port: await listen(server, options.port, options.host), stop };
	} catch (error) {
		clearInterval(care);
		await store.close();
		throw error;
	}
}
