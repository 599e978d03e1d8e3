import { readBytes } from '$lib/browser/files';
import { CollectedFrames, type FrameOutcome } from '$lib/exchange/collected-frames';
import { MAXIMUM_GAME } from '$lib/exchange/limits';
import { openFile, type FileProblem } from '$lib/exchange/open-file';
import { orOtherKind } from '$lib/exchange/own-kind';
import type { Game } from '$lib/play/game-file';
import type { Refusal } from '$lib/sync/session';
import { readShared, type SharedDocument } from '$lib/sync/game-events';
import { readSignal } from '$lib/sync/signal';
import type { GameChannel } from './game-channel.svelte';
import { gameLinkIn } from './room-code';
import { addEvents, type SharedGame } from './shared-game';

/** What came of a scanned code, a pasted text or a file. */
export type Received =
	| { readonly code: 'progress'; readonly known: number; readonly of: number }
	| { readonly code: 'added'; readonly count: number }
	/** The other phone's code is read, and this phone shows its answer now. */
	| { readonly code: 'replied' | 'connecting' }
	/** The address at which a hub passes the game on. */
	| { readonly code: 'hub'; readonly address: string }
	/** A game for a phone that had none. */
	| { readonly code: 'game' }
	| {
			readonly code:
				Refusal | 'foreign' | 'newer' | 'damaged' | 'tooLarge' | 'stale' | 'otherGame' | 'noGame';
	  };

/** Why a file cannot be used. */
interface FileFailure {
	readonly code: Refusal | 'foreign' | 'newer' | 'damaged' | 'otherGame' | 'noGame';
	/** What the file is, if it is no document of ours. */
	readonly problem?: FileProblem;
}

type FileReceived = Extract<Received, { code: 'added' }> | { readonly code: 'game' } | FileFailure;

export type FailedFile = FileFailure & { readonly file: File };

const isAnswer = (text: string) => readSignal('answer', text) === 'stale';
const isOffer = (text: string) => typeof readSignal('offer', text) !== 'string';

/** Takes what this phone gets from another one: codes in any order, texts and files. */
export class Receiving {
	readonly #channel: GameChannel;
	readonly #shared: SharedGame | undefined;
	readonly #begin: (game: Game) => void;
	readonly #frames = new CollectedFrames();
	/** The camera reads a code many times. */
	#last = '';
	#busy = false;
	#result = $state.raw<Received>();

	/** @param shared The open game; a phone that joins has none and gets one by `begin`. */
	constructor(
		channel: GameChannel,
		shared?: SharedGame,
		begin: (game: Game) => void = () => undefined
	) {
		this.#channel = channel;
		this.#shared = shared;
		this.#begin = begin;
	}

	/** What came last. */
	get result(): Received | undefined {
		return this.#result;
	}

	/** Takes the text of one code. */
	async take(text: string): Promise<void> {
		if (this.#busy || text === this.#last) return;
		this.#busy = true;
		this.#last = text;
		try {
			const result = await this.#received(text);
			if (result) this.#result = result;
		} finally {
			this.#busy = false;
		}
	}

	/** Takes a pasted text: one code per line. */
	async takeLines(lines: string): Promise<void> {
		for (const line of lines.split('\n')) {
			this.#last = '';
			// Base45 may end in a space.
			if (line.trim()) await this.take(line.replace(/\r$/, ''));
		}
	}

	/** Takes files with games or with changes. Returns those that cannot be used; the result is what the others brought. */
	async takeFiles(files: Iterable<File>): Promise<FailedFile[]> {
		const failed: FailedFile[] = [];
		let result: Received | undefined;
		let added = 0;
		for (const file of files) {
			const received = await this.#readFile(file);
			if (received.code === 'added') added += received.count;
			if (received.code === 'added') result = { code: 'added', count: added };
			else if (received.code === 'game') result = received;
			else failed.push({ file, ...received });
		}
		this.#result = result;
		return failed;
	}

	async #readFile(file: Blob): Promise<FileReceived> {
		const bytes = await readBytes(file, MAXIMUM_GAME).catch(() => undefined);
		if (!bytes) return { code: 'damaged' };
		const document = readShared(bytes);
		if (typeof document !== 'string') return this.#use(document);
		const opening = openFile(bytes, MAXIMUM_GAME);
		const problem = orOtherKind(opening.ok ? undefined : opening.problem, bytes, 'game');
		return { code: document, ...(problem && { problem }) };
	}

	async #received(text: string): Promise<Received | undefined> {
		const address = gameLinkIn(text);
		if (address !== undefined) return { code: 'hub', address };
		if (isOffer(text)) {
			const problem = await this.#channel.reply(text);
			return { code: problem ?? 'replied' };
		}
		if (isAnswer(text)) {
			const problem = await this.#channel.accept(text);
			return { code: problem ?? 'connecting' };
		}
		return this.#frame(this.#frames.add(text));
	}

	#frame(outcome: FrameOutcome): Received | undefined {
		const { code } = outcome;
		if (code === 'known') return undefined;
		if (code === 'progress') return { code, known: outcome.known, of: outcome.of };
		if (code !== 'complete') return { code };
		const reading = this.#frames.take(MAXIMUM_GAME);
		if (!reading.ok) return { code: reading.code };
		const document = readShared(reading.bytes);
		return typeof document === 'string' ? { code: document } : this.#use(document);
	}

	#use(document: SharedDocument): FileReceived {
		const shared = this.#shared;
		if (!shared) {
			if (document.kind !== 'game') return { code: 'noGame' };
			this.#begin(document.game);
			return { code: 'game' };
		}
		const id = document.kind === 'game' ? document.game.id : document.game;
		if (id !== shared.stored.id) return { code: 'otherGame' };
		const { events } = document.kind === 'game' ? document.game : document;
		const { added, refused } = addEvents(shared, events);
		if (document.kind === 'events') this.#channel.learn(document.by, document.known);
		return refused ? { code: refused } : { code: 'added', count: added };
	}
}
