import { mkdirSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Hocuspocus } from '@hocuspocus/server';
import { WebSocketServer } from 'ws';
import { appFiles } from './app-files.js';
import { Gatekeeper } from './hook';
import type { Limits } from './limits';
import { Metrics } from './metrics';
import { pages } from './pages';
import { limitConnections, PATIENCE } from './patience';
import { RedisRooms } from './redis-rooms';
import { Rooms } from './rooms';
import { RoomStore } from './room-store';
import { acceptSockets } from './sockets';
import { Visitors } from './visitors';

export interface HubOptions {
	readonly port: number;
	readonly host: string;
	/** Where the database is. */
	readonly folder: string;
	/** The app's build. */
	readonly app: string;
	/** Certificate and key in PEM; without them the hub speaks plain http. */
	readonly tls?: { readonly cert: Buffer; readonly key: Buffer } | undefined;
	readonly isBehindProxy: boolean;
	readonly redis?: string | undefined;
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
async function partsOf(options: HubOptions) {
	const { limits, report } = options;
	mkdirSync(options.folder, { recursive: true });
	const store = await RoomStore.open(join(options.folder, 'rooms'));
	const metrics = new Metrics();
	const shared = options.redis ? new RedisRooms(options.redis, store, report) : undefined;
	const rooms = new Rooms({ store, shared, limits, metrics, failed: report });
	const visitors = new Visitors(limits);
	const gatekeeper = new Gatekeeper({ rooms, visitors, limits, metrics });
	const engine = new Hocuspocus({
		name: 'brikmuster',
		quiet: true,
		extensions: shared ? [gatekeeper.extension(), shared] : [gatekeeper.extension()]
	});
	return { store, metrics, shared, rooms, visitors, engine };
}

export type Parts = Awaited<ReturnType<typeof partsOf>>;

/** Starts a hub: the app, its rooms over WebSocket, health and metrics, all at one address. */
export async function startHub(options: HubOptions): Promise<Hub> {
	const parts = await partsOf(options);
	const { store, shared, rooms, visitors, engine } = parts;
	const server = serverOf(options, pages(options.version, parts, await appFiles(options.app, '')));
	const sockets = new WebSocketServer({
		noServer: true,
		maxPayload: options.limits.entryBytes * 2
	});
	limitConnections(server, options.limits.connections, options.isBehindProxy);
	acceptSockets(server, sockets, options, parts);
	const care = setInterval(() => {
		visitors.tidy();
		void store.probe();
	}, CARE);
	const stop = async () => {
		clearInterval(care);
		server.close();
		for (const socket of sockets.clients) socket.close(1001, 'stop');
		await rooms.idle();
		await engine.hooks('onDestroy', { instance: engine });
		await store.close();
		for (const socket of sockets.clients) socket.terminate();
		server.closeAllConnections();
	};
	try {
		return { port: await listen(server, options.port, options.host), stop };
	} catch (error) {
		await shared?.onDestroy();
		clearInterval(care);
		await store.close();
		throw error;
	}
}
