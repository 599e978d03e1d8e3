import { untrack } from 'svelte';
import type { Game } from '$lib/play/game-file';
import type { LinkProblem, LinkState, PhoneLink } from '$lib/sync/phone-link';
import { SyncSession, type SyncProblem } from '$lib/sync/session';
import { isSameSummary, missingFrom, summaryOf, type Summary } from '$lib/sync/summary';
import type { SignalProblem } from '$lib/sync/signal';
import { ownAuthor } from '../game/author';
import { lastPeerOf, rememberPeer, type LastPeer } from './last-peer';
import { ChannelLog, type SharedGame } from './shared-game';

/** Milliseconds between two looks at what is due. */
const TICK = 1000;

/** The way to a connection. */
export type Stage =
	| {
			readonly at: 'apart';
			readonly problem?: LinkProblem | 'failed' | 'lost';
			/** The other phone has disconnected on purpose. */
			readonly left?: true;
	  }
	| { readonly at: 'preparing' }
	/** The first phone shows its code, and scans the answer next. */
	| { readonly at: 'inviting'; readonly code: string }
	/** The second phone shows its answer. */
	| { readonly at: 'replying'; readonly code: string }
	/** The answer is scanned. */
	| { readonly at: 'connecting' }
	| { readonly at: 'connected' };

/** How far the other phone is behind or out of reach. */
export interface ChannelStatus {
	/** The other phone does not reply at the moment. */
	readonly silent: boolean;
	readonly problem: SyncProblem | undefined;
}

const NO_STATUS: ChannelStatus = { silent: false, problem: undefined };

type Accept = (text: string) => Promise<SignalProblem | undefined>;

/** The connection of a game with another phone, and what is known of that phone. */
export class GameChannel {
	readonly #log: ChannelLog;
	#link: PhoneLink | undefined;
	#session: SyncSession | undefined;
	#accept: Accept | undefined;
	#timer: ReturnType<typeof setInterval> | undefined;
	#stopWatching: (() => void) | undefined;
	#stage = $state.raw<Stage>({ at: 'apart' });
	#status = $state.raw<ChannelStatus>(NO_STATUS);
	#peer = $state.raw<LastPeer>();
	#shared = $state.raw<SharedGame>();
	/** The number of events that the other phone lacks; undefined while nothing is known of it. */
	readonly unsent = $derived.by(() => {
		if (!this.#peer || !this.#shared) return undefined;
		return missingFrom(this.#peer.summary, this.#shared.stored.events).length;
	});

	/** @param begin Stores and opens a game that the other phone sends; then call `attach`. */
	constructor(shared: SharedGame | undefined, begin: (game: Game) => void = () => undefined) {
		this.#log = new ChannelLog(undefined, begin);
		if (shared) this.attach(shared);
	}

	get stage(): Stage {
		return this.#stage;
	}

	get status(): ChannelStatus {
		return this.#status;
	}

	/** What is known of the other phone, from this session or an earlier one. */
	get peer(): LastPeer | undefined {
		return this.#peer;
	}

	/** Shares this game from now on. */
	attach(shared: SharedGame): void {
		this.#log.shared = shared;
		this.#shared = shared;
		this.#peer ??= lastPeerOf(shared.stored.id);
		this.#session?.tick(performance.now());
		this.#stopWatching?.();
		this.#stopWatching = $effect.root(() => {
			$effect(() => {
				void shared.stored.events;
				untrack(() => this.#session?.added(performance.now()));
			});
		});
	}

	/** Makes a code that invites the other phone to the page. */
	async invite(page: string): Promise<void> {
		this.#drop({ at: 'preparing' });
		const { invite } = await import('$lib/sync/phone-link');
		const invitation = await invite(page);
		if (typeof invitation === 'string') return this.#drop({ at: 'apart', problem: invitation });
		this.#accept = invitation.accept;
		this.#use(invitation.link, { at: 'inviting', code: invitation.code });
	}

	/** Takes the text of the other phone's answer; returns why it is refused. */
	async accept(text: string): Promise<SignalProblem | undefined> {
		const problem = (await this.#accept?.(text)) ?? (this.#accept ? undefined : 'stale');
		if (problem === undefined && this.#stage.at === 'inviting') this.#stage = { at: 'connecting' };
		return problem;
	}

	/** Replies to the invitation in a scanned text; returns why it is refused. */
	async reply(text: string): Promise<SignalProblem | undefined> {
		this.#drop({ at: 'preparing' });
		const { reply } = await import('$lib/sync/phone-link');
		const answer = await reply(text);
		if (answer === 'foreign' || answer === 'stale') {
			this.#drop({ at: 'apart' });
			return answer;
		}
		if (typeof answer === 'string') this.#drop({ at: 'apart', problem: answer });
		else this.#use(answer.link, { at: 'replying', code: answer.code });
		return undefined;
	}

	/** Ends the connection, or the way to one. */
	disconnect(): void {
		this.#session?.leave();
		this.#drop({ at: 'apart' });
	}

	/** Notes what another phone has, as a file or codes of it say. */
	learn(author: string, summary: Summary): void {
		this.#remember(author, summary);
	}

	#use(link: PhoneLink, stage: Stage): void {
		this.#link = link;
		this.#stage = stage;
		link.listen({
			message: (text) => this.#session?.receive(text, performance.now()),
			state: (state) => this.#follow(link, state)
		});
	}

	#follow(link: PhoneLink, state: LinkState): void {
		if (link !== this.#link) return;
		if (state === 'open' && !this.#session) this.#start(link);
		if (state === 'closed') {
			this.#drop({ at: 'apart', problem: this.#session ? 'lost' : 'failed' });
		}
	}

	#start(link: PhoneLink): void {
		this.#stage = { at: 'connected' };
		const session = new SyncSession({
			log: this.#log,
			author: ownAuthor(),
			send: (message) => link.send(message),
			onchange: () => this.#refresh(session)
		});
		this.#session = session;
		const tick = () => session.tick(performance.now());
		this.#timer = setInterval(tick, TICK);
		tick();
	}

	#refresh(session: SyncSession): void {
		if (session !== this.#session) return;
		const { peer, problem, left } = session;
		const silent = peer !== undefined && session.isSilent(performance.now());
		const { silent: wasSilent, problem: hadProblem } = this.#status;
		if (silent !== wasSilent || problem !== hadProblem) this.#status = { silent, problem };
		if (peer?.game === this.#log.game && peer) this.#remember(peer.author, peer.summary);
		if (left) this.#drop({ at: 'apart', left });
	}

	#remember(author: string, summary: Summary): void {
		const shared = untrack(() => this.#shared);
		if (!shared) return;
		const before = untrack(() => this.#peer);
		const same = before?.author === author && isSameSummary(before.summary, summary);
		const inStep = isSameSummary(summary, summaryOf(shared.stored.events));
		if (same && !inStep) return;
		const inStepAt = inStep ? Date.now() : before?.inStepAt;
		this.#peer = { author, summary: same && before ? before.summary : summary, inStepAt };
		if (!same) rememberPeer(shared.stored.id, this.#peer);
	}

	#drop(stage: Stage): void {
		clearInterval(this.#timer);
		const link = this.#link;
		this.#session = undefined;
		this.#link = undefined;
		this.#accept = undefined;
		this.#status = NO_STATUS;
		this.#stage = stage;
		link?.close();
	}
}
