import {
	eventMessages,
	listedSummary,
	readMessage,
	summaryFrom,
	type Message,
	type StatusMessage
} from './messages';
import { isSameSummary, missingFrom, summaryOf, type Entry, type Summary } from './summary';

/** Milliseconds between two status messages, which serve as heartbeat and as acknowledgement. */
const HEARTBEAT = 2000;
/** Milliseconds after which events without acknowledgement are sent again. */
const RESEND = 3000;
/** Milliseconds without a message after which the other phone counts as silent. */
const SILENCE = 3 * HEARTBEAT + 500;

/** Why events or a game of the other phone are refused. */
export type Refusal =
	/** An event differs from the one known under the same id. */
	| 'conflict'
	/** Their clocks run too far ahead of those of the game. */
	| 'ahead'
	/** They do not fit the format. */
	| 'invalid'
	/** The game would be too large. */
	| 'full';

/** Why the two phones do not get into step. */
export type SyncProblem =
	| Refusal
	/** The other phone has another game open. */
	| 'otherGame'
	/** The other phone has a newer version of the app. */
	| 'newer';

/** The log that both phones append to. */
export interface SharedLog {
	/** The id of the game; undefined while this phone waits for a game. */
	readonly game: string | undefined;
	readonly events: readonly Entry[];
	/** The game without its events, for a phone that has none. */
	head(): unknown;
	/** Adds events of the other phone, which may be known already; returns why they are refused. */
	receive(events: readonly unknown[]): Refusal | undefined;
	/** Starts with a game of the other phone; returns why it is refused. */
	begin(game: unknown): Refusal | undefined;
}

export interface SessionOptions {
	readonly log: SharedLog;
	readonly author: string;
	readonly send: (message: string) => void;
	/** Runs after everything that may change what `peer` or `problem` say. */
	readonly onchange?: () => void;
}

/** What is known of the other phone. */
export interface Peer {
	readonly author: string;
	/** Its game; null while it waits for one. */
	readonly game: string | null;
	readonly summary: Summary;
	/** When it was heard last. */
	readonly heardAt: number;
}

/**
 * Keeps two logs in step over messages that may be lost, doubled and reordered. Each side states
 * again and again which events it has, and gets those that it lacks; nothing depends on an
 * earlier message. Times are milliseconds of any clock, passed in.
 */
export class SyncSession {
	readonly #options: SessionOptions;
	readonly #sentAt = new Map<string, number>();
	#headSentAt = -Infinity;
	#statedAt = -Infinity;
	#peer: Peer | undefined;
	#problem: SyncProblem | undefined;
	#left = false;
	#inStepAt: number | undefined;

	constructor(options: SessionOptions) {
		this.#options = options;
	}

	get peer(): Peer | undefined {
		return this.#peer;
	}

	get problem(): SyncProblem | undefined {
		return this.#problem;
	}

	/** Whether the other phone has left on purpose. */
	get left(): boolean {
		return this.#left;
	}

	/** When both logs were equal last. */
	get inStepAt(): number | undefined {
		return this.#inStepAt;
	}

	/** The events that the other phone has not acknowledged. */
	get unacknowledged(): readonly Entry[] {
		const { events } = this.#options.log;
		return this.#peer ? missingFrom(this.#peer.summary, events) : events;
	}

	/** Whether the other phone has been silent for too long. */
	isSilent(now: number): boolean {
		return now - (this.#peer?.heardAt ?? -Infinity) > SILENCE;
	}

	/** Call it about once a second, and at the start. */
	tick(now: number): void {
		if (now - this.#statedAt >= HEARTBEAT) this.#state(now);
		this.#sendMissing(now);
		this.#options.onchange?.();
	}

	/** Call it after events were added to the log here. */
	added(now: number): void {
		this.#sendMissing(now);
		this.#options.onchange?.();
	}

	/** Tells the other phone that this one leaves. */
	leave(): void {
		this.#send({ type: 'bye' });
	}

	/** Takes a message of the other phone. */
	receive(text: string, now: number): void {
		const message = readMessage(text);
		if (typeof message === 'string') this.#problem = message === 'newer' ? 'newer' : 'invalid';
		else this.#take(message, now);
		this.#options.onchange?.();
	}

	#take(message: Message, now: number): void {
		if (this.#peer) this.#peer = { ...this.#peer, heardAt: now };
		if (message.type === 'status') this.#takeStatus(message, now);
		else if (message.type === 'events') this.#takeEvents(message.game, message.events, now);
		else if (message.type === 'game') this.#takeGame(message.game, now);
		else this.#left = true;
	}

	#takeStatus({ game, author, summary }: StatusMessage, now: number): void {
		const { log } = this.#options;
		this.#left = false;
		if (game !== null && log.game !== undefined && game !== log.game) {
			this.#problem = 'otherGame';
			return;
		}
		if (this.#problem === 'otherGame') this.#problem = undefined;
		this.#peer = { author, game, summary: summaryFrom(summary), heardAt: now };
		if (game === null) this.#sendHead(now);
		else this.#sendMissing(now);
		this.#compare(this.#peer, now);
	}

	#takeEvents(game: string, events: readonly unknown[], now: number): void {
		const { log } = this.#options;
		if (log.game !== game) return;
		const refused = log.receive(events);
		if (refused) this.#problem = refused;
		this.#state(now);
		this.#sendMissing(now);
	}

	#takeGame(game: unknown, now: number): void {
		const { log } = this.#options;
		if (log.game !== undefined) return;
		const refused = log.begin(game);
		if (refused) this.#problem = refused;
		else this.#state(now);
	}

	#compare({ game, summary }: Peer, now: number): void {
		const { log } = this.#options;
		if (game === null || game !== log.game) return;
		if (!isSameSummary(summary, summaryOf(log.events))) return;
		this.#inStepAt = now;
		this.#problem = undefined;
	}

	#sendHead(now: number): void {
		const { log } = this.#options;
		if (log.game === undefined || now - this.#headSentAt < RESEND) return;
		this.#headSentAt = now;
		this.#send({ type: 'game', game: log.head() });
	}

	/** Sends what the other phone lacks, except what is probably still on its way. */
	#sendMissing(now: number): void {
		const { events, game } = this.#options.log;
		if (game === undefined || this.#peer?.game !== game) return;
		const missing = missingFrom(this.#peer.summary, events);
		const due = missing.filter(({ id }) => now - (this.#sentAt.get(id) ?? -Infinity) >= RESEND);
		for (const { id } of due) this.#sentAt.set(id, now);
		for (const message of eventMessages(game, due)) this.#send(message);
	}

	#state(now: number): void {
		const { log, author } = this.#options;
		this.#statedAt = now;
		const summary = listedSummary(summaryOf(log.events));
		const game = log.game ?? null;
		this.#send({ type: 'status', version: 1, game, author, summary });
	}

	#send(message: Message): void {
		this.#options.send(JSON.stringify(message));
	}
}
