import type {
	beforeHandleMessagePayload,
	Connection,
	Extension,
	Hocuspocus,
	onConnectPayload
} from '@hocuspocus/server';
import type { WebSocket } from 'ws';
import { bytesOfBase64url } from '$lib/exchange/base64url';
import type { Limits } from './limits';
import { isPresence, requestIn, type Shown } from './messages';
import type { Metrics } from './metrics';
import type { Refusal } from './refusal';
import type { Rooms } from './rooms';
import type { Visit, Visitors } from './visitors';

const REFUSED = 4403;

/** Ends the processing of a message without an error in the log. */
function nothingMore(): Promise<never> {
	return new Promise(() => undefined);
}

/** Does not open a room: Hocuspocus passes the reason on, and logs no error without a message. */
function notOpened(reason: Refusal): never {
	throw Object.assign(new Error(), { reason });
}

interface HookOptions {
	readonly rooms: Rooms;
	readonly visitors: Visitors;
	readonly limits: Limits;
	readonly metrics: Metrics;
}

/** Decides about every message of a client before Hocuspocus handles it. */
export class Gatekeeper {
	readonly #options: HookOptions;

	constructor(options: HookOptions) {
		this.#options = options;
	}

	/** The hooks of Hocuspocus. */
	extension(): Extension {
		const { rooms } = this.#options;
		return {
			onConnect: (payload) => this.#connect(payload),
			onLoadDocument: ({ documentName, document }) =>
				rooms.load(documentName, document).catch(() => notOpened('storage')),
			beforeHandleMessage: (payload) => this.#message(payload),
			afterUnloadDocument: ({ instance, documentName }) =>
				rooms.unload(documentName, () => isLoaded(instance, documentName)),
			onDisconnect: async ({ context, documentName }) => {
				const { rooms: asked, open } = context as Visit;
				asked.delete(documentName);
				open.delete(documentName);
				await Promise.resolve();
			},
			connected: async ({ context, documentName }) => {
				(context as Visit).open.add(documentName);
				await Promise.resolve();
			}
		};
	}

	async #connect({ documentName, context }: onConnectPayload): Promise<void> {
		const { rooms } = context as Visit;
		const isRoom = bytesOfBase64url(documentName)?.length === 32;
		const isWithin = rooms.size < this.#options.limits.roomsPerConnection;
		rooms.add(documentName);
		await Promise.resolve();
		if (!isRoom || !isWithin) notOpened(isRoom ? 'rooms' : 'room');
	}

	async #message(payload: beforeHandleMessagePayload): Promise<void> {
		const { update: bytes, documentName } = payload;
		const request = requestIn(bytes);
		const connection = payload.connection as Connection;
		switch (request.kind) {
			case 'update': {
				const refusal = await this.#update(payload, request.update);
				return refusal && this.#refuse(connection, refusal);
			}
			case 'presence': {
				const state = this.#options.rooms.state(documentName);
				const isGood = state && isPresence(request.shown, state);
				return isGood && this.#mayAppear(payload, request.shown) ? undefined : nothingMore();
			}
			case 'room':
				return this.#options.visitors.backlog.room(
					(payload.context as Visit).address,
					connection.webSocket as WebSocket
				);
			case 'harmless':
				return undefined;
			default:
				return this.#refuse(connection, 'form');
		}
	}

	/** Whether an address shows only devices that are known, or few others: each takes memory for long. */
	#mayAppear({ document, context }: beforeHandleMessagePayload, shown: readonly Shown[]): boolean {
		const { address } = context as Visit;
		const fresh = shown.filter(({ client }) => !document.awareness.meta.has(client));
		return fresh.every(() => this.#options.visitors.mayAppear(address));
	}

	async #update(
		{ document, connection, context }: beforeHandleMessagePayload,
		update: Uint8Array
	): Promise<Refusal | undefined> {
		const { rooms, visitors } = this.#options;
		const { address } = context as Visit;
		if (!visitors.mayUpdate(address)) return 'rate';
		return rooms.receive(document, update, connection, () => visitors.mayCreateRoom(address));
	}

	/** Says why and closes the room for this connection; the update is not applied. */
	#refuse(connection: Connection, reason: Refusal): Promise<never> {
		this.#options.metrics.refused(reason);
		connection.sendStateless(JSON.stringify({ refused: reason }));
		connection.close({ code: REFUSED, reason });
		return nothingMore();
	}
}

function isLoaded({ documents, loadingDocuments }: Hocuspocus, room: string): boolean {
	return documents.has(room) || loadingDocuments.has(room);
}
