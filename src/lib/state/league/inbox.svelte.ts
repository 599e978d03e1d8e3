import { chosenFiles, droppedFiles, type FoundFile } from '$lib/browser/dropped-files';
import { pacer } from '$lib/browser/pause';
import { documentsIn } from '$lib/exchange/documents-in';
import { decidedBefore, decidedIds, keyOwner, type KeyOwner } from '$lib/league/decide';
import { circumstancesOf, lastAccepted } from '$lib/league/decisions';
import type { Submitted } from '$lib/league/entries/submissions';
import type { Decision, League } from '$lib/league/league-file';
import { judgeSubmission, type Circumstances, type Verdict } from '$lib/league/verdict';
import { today } from '../app/clock-and-random';
import { KeptReadings } from './kept-readings';
import type { Pending } from './receipts';
import { MOST_FILES, takeIn, type Arrival, type Intake, type Refused } from './submission-intake';
import { receiptDays, supersededOf } from './superseded';

export { ACCEPTED, type InboxProblem } from './submission-intake';

type Previous = NonNullable<Circumstances['previous']>;

/** A submission with its verdict and its place in the league. */
export interface Entry {
	readonly id: string;
	readonly fileName: string;
	/** The original document. */
	readonly file: unknown;
	readonly verdict: Verdict;
	readonly key: KeyOwner;
	/** The player's previous accepted submission. */
	readonly previous: Previous | undefined;
	/** True if a later one for the same meeting, without errors, has arrived. */
	readonly superseded: boolean;
}

type Held = Omit<Entry, 'key' | 'superseded'>;

/** Called with the submissions of a batch. */
type Received = (arrivals: readonly Arrival[]) => void;

/** Number of files read, and their total. */
interface Progress {
	readonly done: number;
	readonly of: number;
}

/** A referee's pending submissions. They last for this session, until they are decided. */
export class Inbox {
	#arrivals = $state.raw<readonly Arrival[]>([]);
	#held = $state.raw<Readonly<Record<string, Held>>>({});
	#refused = $state.raw<readonly Refused[]>([]);
	#intake = $state.raw<Intake>();
	#progress = $state.raw<Progress>();
	/** The submissions of a signed league in the order of their receipts. */
	#received = $state.raw<readonly Submitted[]>([]);
	readonly #kept = new KeptReadings();
	#last: Promise<void> = Promise.resolve();
	#run = 0;

	/** Refused files, latest first. */
	get refused(): readonly Refused[] {
		return this.#refused;
	}

	/** Undefined unless files are being read. */
	get progress(): Progress | undefined {
		return this.#progress;
	}

	/** The result of the last batch. */
	get intake(): Intake | undefined {
		return this.#intake;
	}

	forgetRefused(): void {
		this.#refused = [];
	}

	/** Takes in submissions that the league has stored without a decision. */
	async hold(pending: readonly Pending[]): Promise<void> {
		const isHere = (id: string) => this.#arrivals.some((arrival) => arrival.id === id);
		const found: Arrival[] = [];
		for (const { id, file } of pending) {
			const reading = isHere(id) ? undefined : await this.#kept.of(file);
			if (!reading) continue;
			const { submission, seal } = reading;
			found.push({ id, fileName: '', file, reading: submission, seal, arrivedOn: today() });
		}
		const fresh = found.filter(({ id }) => !isHere(id));
		if (fresh.length > 0) this.#arrivals = [...this.#arrivals, ...fresh];
	}

	/** Removes a submission without a decision. */
	putAway(id: string): void {
		this.#arrivals = this.#arrivals.filter((arrival) => arrival.id !== id);
	}

	/** Reads files from a picker. */
	takeFiles(files: Iterable<File>, league: League, received?: Received): Promise<void> {
		return this.#take(Promise.resolve(chosenFiles(files)), league, received);
	}

	/** Reads dropped files and folders. */
	takeDropped(transfer: DataTransfer, league: League, received?: Received): Promise<void> {
		return this.#take(droppedFiles(transfer, MOST_FILES), league, received);
	}

	/** Reads pasted text with one or more submissions. Returns whether it has any. */
	takeText(
		text: string,
		nameOf: (number: number) => string,
		league: League,
		received?: Received
	): boolean {
		const files = documentsIn(text, MOST_FILES).map((one, index) => {
			const name = nameOf(index + 1);
			return { name, file: new File([one], name, { type: 'application/json' }) };
		});
		if (files.length > 0) void this.#take(Promise.resolve(files), league, received);
		return files.length > 0;
	}

	/** Reads batches in order, because the order of arrival matters. */
	#take(
		found: Promise<readonly FoundFile[]>,
		league: League,
		received: Received | undefined
	): Promise<void> {
		const task = async () => {
			const arrivals = await this.#takeAll(await found, league);
			if (arrivals.length > 0) received?.(arrivals);
		};
		this.#last = this.#last.then(task, task);
		return this.#last;
	}

	async #takeAll(
		found: readonly FoundFile[],
		{ submissions }: League
	): Promise<readonly Arrival[]> {
		const known = { arrivals: this.#arrivals, decisions: submissions };
		const intake = await takeIn(found, known, (done, of) => (this.#progress = { done, of }));
		this.#progress = undefined;
		this.#arrivals = [...this.#arrivals, ...intake.arrivals];
		this.#refused = [...intake.refused, ...this.#refused].slice(0, MOST_FILES);
		this.#intake = intake;
		return intake.arrivals;
	}

	/** Checks all submissions against the current league; `received` are those that the league has. */
	async judge(
		league: League,
		season: string | undefined,
		received: readonly Submitted[]
	): Promise<void> {
		const arrivals = this.#arrivals;
		this.#run += 1;
		const run = this.#run;
		const pause = pacer();
		const of = circumstancesOf(league, season ?? '');
		const dayOf = receiptDays(received);
		const held: Record<string, Held> = {};
		for (const { id, fileName, file, reading, seal, arrivedOn } of arrivals) {
			const previous = await this.#previous(league, reading.submission.player.id);
			const receivedOn = dayOf(reading.digest) ?? arrivedOn;
			const circumstances = { ...of, receivedOn, ...(previous && { previous }) };
			const verdict = judgeSubmission(reading, seal, circumstances);
			held[id] = { id, fileName, file, verdict, previous };
			await pause();
			if (run !== this.#run) return;
		}
		this.#held = held;
		this.#received = received;
	}

	/** The undecided submissions in order of arrival. */
	waiting(league: League): Entry[] {
		const decided = decidedIds(league);
		const open = this.#arrivals.flatMap(({ id }) => {
			const held = this.#held[id];
			return held && !decided.has(id) ? [held] : [];
		});
		const superseded = supersededOf(this.#arrivals, this.#held, this.#received);
		return open.map((held) => {
			const { submission, seal } = held.verdict;
			const key = keyOwner(league, submission.player.id, seal);
			return { ...held, key, superseded: superseded.has(held.id) };
		});
	}

	/** Checks a decided submission again by the current league; undefined if it cannot be read. */
	async decided(
		league: League,
		season: string | undefined,
		decision: Decision
	): Promise<Entry | undefined> {
		const { id, file } = decision;
		const found = await this.#kept.of(file);
		if (!found) return undefined;
		const { submission, seal } = found;
		const { player, season: own } = submission.submission;
		const known = league.seasons.some((entry) => entry.id === own);
		const previous = await this.#previous(decidedBefore(league, decision), player.id);
		const of = circumstancesOf(league, known ? own : (season ?? ''));
		const receivedOn = decision.receivedOn ?? decision.decidedOn;
		const circumstances = { ...of, receivedOn, ...(previous && { previous }) };
		const verdict = judgeSubmission(submission, seal, circumstances);
		const key = keyOwner(league, player.id, seal);
		return { id, fileName: '', file, verdict, previous, key, superseded: false };
	}

	/** Checks all decided submissions again, without those that cannot be read. */
	async allDecided(league: League, season: string | undefined): Promise<Entry[]> {
		const pause = pacer();
		const entries: Entry[] = [];
		for (const decision of league.submissions) {
			const entry = await this.decided(league, season, decision);
			if (entry) entries.push(entry);
			await pause();
		}
		return entries;
	}

	/** The player's last accepted submission, if its file really is the player's. */
	async #previous(league: League, player: string): Promise<Previous | undefined> {
		const last = lastAccepted(league, player);
		const found = last && (await this.#kept.of(last.file));
		if (!found || found.submission.submission.player.id !== player) return undefined;
		const { submission, seal } = found;
		const publicKey = seal.state === 'valid' ? seal.publicKey : undefined;
		return { submission: submission.submission, publicKey };
	}
}

const inboxes: Record<string, Inbox> = {};

/** The inbox of a league; one per session. */
export function inboxOf(league: string): Inbox {
	return (inboxes[league] ??= new Inbox());
}
