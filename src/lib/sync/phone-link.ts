import {
	candidateLines,
	markOf,
	readSignal,
	sdpOf,
	signalOf,
	signalText,
	type Signal,
	type SignalProblem
} from './signal';

/** Without servers: both phones are in one network, or the first one's hotspot. */
const CONFIGURATION: RTCConfiguration = { iceServers: [] };
/** Both sides name the channel beforehand, so that it opens without negotiation. */
const CHANNEL = { negotiated: true, id: 1 } as const;
const MEDIA_ID = '0';

/** Milliseconds to wait for the addresses of this phone; they take a tenth of a second. */
const GATHERING = 3000;
/**
 * Milliseconds until the second phone tries to reach the first one by itself. Firefox gives up soon
 * when it gets no reply, and before its answer is scanned there is none.
 */
const ANSWER_SCANNED = 15_000;
/** Milliseconds from the scanned answer to a connection. */
const CONNECTING = 20_000;

/** Milliseconds in which the last messages leave before the connection is closed. */
const CLOSING = 500;

/** Characters of one message on the wire: all browsers pass 16 kB. */
const PIECE = 12_000;
const MAXIMUM_CHARACTERS = 4_000_000;
const MORE = '+';
const LAST = '.';

export type LinkState = 'waiting' | 'open' | 'interrupted' | 'closed';

/** Why there is no code: WebRTC is missing or forbidden, or the phone is in no network. */
export type LinkProblem = 'unsupported' | 'noNetwork';

interface Listeners {
	message: (text: string) => void;
	state: (state: LinkState) => void;
}

/** A data channel between two phones. Long texts pass in pieces. */
export class PhoneLink {
	readonly #connection: RTCPeerConnection;
	readonly #channel: RTCDataChannel;
	#listeners: Listeners = { message: () => undefined, state: () => undefined };
	#state: LinkState = 'waiting';
	#pieces: string[] = [];
	#length = 0;
	readonly #timers: ReturnType<typeof setTimeout>[] = [];

	constructor(connection: RTCPeerConnection) {
		this.#connection = connection;
		this.#channel = connection.createDataChannel('events', CHANNEL);
		this.#channel.onopen = () => this.#become('open');
		this.#channel.onclose = () => this.close();
		this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => this.#take(data);
		connection.onconnectionstatechange = () => this.#follow();
	}

	get state(): LinkState {
		return this.#state;
	}

	/** Sets who gets messages and changes of the state. */
	listen(listeners: Listeners): void {
		this.#listeners = listeners;
	}

	/** Sends a text; what cannot be sent is lost. */
	send(text: string): void {
		if (this.#channel.readyState !== 'open') return;
		for (let at = 0; at < text.length; at += PIECE) {
			const piece = text.slice(at, at + PIECE);
			this.#channel.send((at + PIECE < text.length ? MORE : LAST) + piece);
		}
	}

	/** Runs something later unless the link is closed by then. */
	later(milliseconds: number, run: () => void): void {
		this.#timers.push(setTimeout(run, milliseconds));
	}

	/** Closes the link after what is on its way; it cannot be opened again. */
	close(): void {
		if (this.#state === 'closed') return;
		this.#timers.forEach(clearTimeout);
		this.#channel.close();
		setTimeout(() => this.#connection.close(), CLOSING);
		this.#become('closed');
	}

	#become(state: LinkState): void {
		if (this.#state === state || this.#state === 'closed') return;
		this.#state = state;
		this.#listeners.state(state);
	}

	#follow(): void {
		const { connectionState } = this.#connection;
		const { readyState } = this.#channel;
		if (connectionState === 'connected' && readyState === 'open') this.#become('open');
		// It may come back by itself, for example when the other phone is unlocked.
		if (this.#state === 'open' && connectionState === 'disconnected') this.#become('interrupted');
		// A failure before the first connection is not final: the answer may not be scanned yet.
		if (connectionState === 'failed' && this.#state !== 'waiting') this.close();
		if (connectionState === 'closed') this.close();
	}

	#take(piece: unknown): void {
		if (typeof piece !== 'string') return;
		this.#length += piece.length;
		if (this.#length > MAXIMUM_CHARACTERS) return this.close();
		this.#pieces.push(piece.slice(1));
		if (piece.startsWith(MORE)) return;
		const text = this.#pieces.join('');
		this.#pieces = [];
		this.#length = 0;
		this.#listeners.message(text);
	}
}

function newConnection(): RTCPeerConnection | undefined {
	try {
		return new RTCPeerConnection(CONFIGURATION);
	} catch {
		return undefined;
	}
}

/** Waits until this phone knows its own addresses. */
function gathered(connection: RTCPeerConnection): Promise<void> {
	return new Promise((resolve) => {
		const check = () => {
			if (connection.iceGatheringState === 'complete') resolve();
		};
		connection.onicegatheringstatechange = check;
		setTimeout(resolve, GATHERING);
		check();
	});
}

async function ownSignal(
	connection: RTCPeerConnection,
	kind: Signal['kind'],
	to?: string
): Promise<Signal | LinkProblem> {
	await connection.setLocalDescription();
	await gathered(connection);
	const signal = signalOf(kind, connection.localDescription?.sdp ?? '', to);
	if (!signal) return 'unsupported';
	return signal.candidates.length > 0 ? signal : 'noNetwork';
}

async function addCandidates(connection: RTCPeerConnection, signal: Signal): Promise<void> {
	for (const candidate of candidateLines(signal)) {
		await connection.addIceCandidate({ candidate, sdpMid: MEDIA_ID, sdpMLineIndex: 0 });
	}
}

/** What the first phone shows, and the link that opens once the answer is scanned. */
export interface Invitation {
	readonly code: string;
	readonly link: PhoneLink;
	/** Takes the text of the scanned answer; returns why it is refused. */
	accept(text: string): Promise<SignalProblem | undefined>;
}

/** Makes a code that invites the other phone to open the page. */
export async function invite(page: string): Promise<Invitation | LinkProblem> {
	const connection = newConnection();
	if (!connection) return 'unsupported';
	const link = new PhoneLink(connection);
	const offer = await ownSignal(connection, 'offer').catch(() => 'unsupported' as const);
	if (typeof offer === 'string') {
		link.close();
		return offer;
	}
	const accept = async (text: string) => {
		const answer = readSignal('answer', text, markOf(offer));
		if (typeof answer === 'string') return answer;
		try {
			await connection.setRemoteDescription({ type: 'answer', sdp: sdpOf(answer, MEDIA_ID) });
			await addCandidates(connection, answer);
		} catch {
			return 'foreign';
		}
		link.later(CONNECTING, () => {
			if (link.state === 'waiting') link.close();
		});
		return undefined;
	};
	return { code: signalText(offer, page), link, accept };
}

/** What the second phone shows, and the link that opens once the first phone has scanned it. */
export interface Reply {
	readonly code: string;
	readonly link: PhoneLink;
}

/** Answers the invitation in the text of a scanned code. */
export async function reply(text: string): Promise<Reply | LinkProblem | SignalProblem> {
	const offer = readSignal('offer', text);
	if (typeof offer === 'string') return offer;
	const connection = newConnection();
	if (!connection) return 'unsupported';
	const link = new PhoneLink(connection);
	const answer = await answerTo(connection, offer).catch(() => 'unsupported' as const);
	if (typeof answer === 'string') {
		link.close();
		return answer;
	}
	link.later(ANSWER_SCANNED, () => {
		// Without the other phone's addresses the link still opens when that phone calls.
		if (link.state === 'waiting') addCandidates(connection, offer).catch(() => undefined);
	});
	return { code: signalText(answer), link };
}

async function answerTo(connection: RTCPeerConnection, offer: Signal) {
	await connection.setRemoteDescription({ type: 'offer', sdp: sdpOf(offer, MEDIA_ID) });
	return ownSignal(connection, 'answer', markOf(offer));
}
