import { IncomingMessage, MessageType } from '@hocuspocus/server';
import type { RoomState } from './room-state';

/** A state that a client shows, under the number of a Yjs client. */
export interface Shown {
	readonly client: number;
	readonly state: string;
}

/** What a client's message asks for. */
export type Request =
	| { readonly kind: 'update'; readonly update: Uint8Array }
	| { readonly kind: 'presence'; readonly shown: readonly Shown[] }
	/** Asks for everything in the room that the client lacks. */
	| { readonly kind: 'room' }
	/** Other questions and the end of a connection, which change nothing. */
	| { readonly kind: 'harmless' }
	| { readonly kind: 'unknown' };

const SYNC_STEP_1 = 0;
const MOST_PRESENCES = 500;
/** A signing key in base64url and what is around it. */
const PRESENCE = /^\{"member":"([A-Za-z0-9_-]{43})"\}$/;

function updateIn(message: IncomingMessage): Request {
	const step = message.readVarUint();
	if (step === SYNC_STEP_1) return { kind: 'room' };
	return { kind: 'update', update: message.readVarUint8Array() };
}

function presencesIn(message: IncomingMessage): Request {
	const inner = new IncomingMessage(message.readVarUint8Array());
	const count = inner.readVarUint();
	if (count > MOST_PRESENCES) return { kind: 'unknown' };
	const shown = Array.from({ length: count }, () => {
		const client = inner.readVarUint();
		inner.readVarUint();
		return { client, state: inner.readVarString() };
	});
	return { kind: 'presence', shown };
}

/** Reads an untrusted message of an open room. */
export function requestIn(bytes: Uint8Array): Request {
	try {
		const message = new IncomingMessage(bytes);
		message.readVarString();
		const type: MessageType = message.readVarUint();
		switch (type) {
			case MessageType.Sync:
			case MessageType.SyncReply:
				return updateIn(message);
			case MessageType.Awareness:
				return presencesIn(message);
			case MessageType.QueryAwareness:
			case MessageType.CLOSE:
				return { kind: 'harmless' };
			default:
				return { kind: 'unknown' };
		}
	} catch {
		return { kind: 'unknown' };
	}
}

/** Whether presences only say which current members are connected. */
export function isPresence(shown: readonly Shown[], room: RoomState): boolean {
	return shown.every(({ state }) => {
		if (state === 'null' || state === '{}') return true;
		const [, member] = PRESENCE.exec(state) ?? [];
		return member !== undefined && room.isCurrent(member);
	});
}
