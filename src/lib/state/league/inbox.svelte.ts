import { chosenFiles, droppedFiles, type FoundFile } from '$lib/browser/dropped-files';
import { pacer } from '$lib/browser/pause';
import { documentsIn } from '$lib/exchange/documents-in';
import { contestsIn, type Contest } from '$lib/league/contests';
import { decidedBefore, decidedIds, keyOwner, type KeyOwner } from '$lib/league/decide';
import { circumstancesOf, lastAccepted } from '$lib/league/decisions';
import { knownKeysIn, type KnownKeys } from '$lib/league/known-keys';
import type { Decision, League } from '$lib/league/league-file';
import type { ListedSubmission } from '$lib/league/view/submissions';
import type { LeagueView } from '$lib/league/view/view';
import { judgeSubmission, type Circumstances, type Verdict } from '$lib/league/verdict';
import { today } from '../app/clock-and-random';
import { KeptReadings } from './kept-readings';
import type { OpenLeague } from './open-league.svelte';
import { SubmissionFiles, type FilesOf } from './submission-files';
import { MOST_FILES, takeIn, type Arrival, type Intake, type Refused } from './submission-intake';
import { receiptDays, supersededOf } from './superseded';

export type { InboxProblem } from './submission-intake';

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
	/** What contradicts it among the other waiting ones. */
	readonly contests: readonly Contest[];
}

type Held = Omit<Entry, 'key' | 'superseded' | 'contests'>;

/** What a signed league knows about submissions beside their decisions. */
type Known = Pick<LeagueView, 'submissions' | 'alarms' | 'removedKeys'>;

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
	#received = $state.raw<readonly ListedSubmission[]>([]);
	#contests = $state.raw(contestsIn([], []));
	#keysOf = $state.raw<KnownKeys>(() => ({}));
	readonly #kept = new KeptReadings();
	readonly #files: SubmissionFiles;
	#last: Promise<void> = Promise.resolve();
	#run = 0;

	constructor(filesOf: FilesOf) {
		this.#files = new SubmissionFiles(filesOf);
	}

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

	/** Takes in submissions that the league has stored without a decision; `fileNames` are known on this device. */
	async hold(
		pending: LeagueView['pending'],
		fileNames: Readonly<Record<string, string>> = {}
	): Promise<void> {
		const isHere = (id: string) => this.#arrivals.some((arrival) => arrival.id === id);
		const missing = pending.filter(({ id }) => !isHere(id));
		if (missing.length === 0) return;
		const files = await this.#files.all(missing.map(({ content }) => content));
		const found: Arrival[] = [];
		for (const { id, content } of missing) {
			const file = files.get(content);
			const reading = isHere(id) ? undefined : await this.#kept.of(file);
			if (!reading) continue;
			const { submission, seal } = reading;
			const fileName = fileNames[content] ?? '';
			found.push({ id, fileName, file, reading: submission, seal, arrivedOn: today() });
		}
		const fresh = found.filter(({ id }) => !isHere(id));
		if (fresh.length > 0) this.#arrivals = [...this.#arrivals, ...fresh];
	}

	/** Removes a submission without a decision; nothing of it stays in memory. */
	putAway(id: string): void {
		const { [id]: dismissed, ...held } = this.#held;
		this.#held = held;
		this.#arrivals = this.#arrivals.filter((arrival) => arrival.id !== id);
		this.#intake = undefined;
		if (dismissed) this.#kept.forget(dismissed.file);
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

	/** Checks all submissions against the current league and with each other. */
	async judge(league: League, season: string | undefined, known: Known): Promise<void> {
		const arrivals = this.#arrivals;
		this.#run += 1;
		const run = this.#run;
		const pause = pacer();
		const of = circumstancesOf(league, season ?? '');
		const dayOf = receiptDays(known.submissions);
		const keysOf = knownKeysIn(known);
		const held: Record<string, Held> = {};
		for (const { id, fileName, file, reading, seal, arrivedOn } of arrivals) {
			const previous = await this.#previous(league, reading.submission.player.id);
			const receivedOn = dayOf(reading.digest) ?? arrivedOn;
			const circumstances = { ...of, ...keysOf(reading.digest), receivedOn };
			const verdict = judgeSubmission(reading, seal, {
				...circumstances,
				...(previous && { previous })
			});
			held[id] = { id, fileName, file, verdict, previous };
			await pause();
			if (run !== this.#run) return;
		}
		this.#contests = contestsIn(this.#undecided(held, league), league.players);
		this.#held = held;
		this.#received = known.submissions;
		this.#keysOf = keysOf;
	}

	/** The submissions without a decision in order of arrival, with the owners of their keys. */
	#undecided(all: Readonly<Record<string, Held>>, league: League) {
		const decided = decidedIds(league);
		return this.#arrivals.flatMap(({ id }) => {
			const held = all[id];
			if (!held || decided.has(id)) return [];
			const { submission, seal } = held.verdict;
			return [{ ...held, key: keyOwner(league, submission.player.id, seal) }];
		});
	}

	/** The undecided submissions in order of arrival. */
	waiting(league: League): Entry[] {
		const contests = this.#contests;
		const superseded = supersededOf(this.#arrivals, this.#held, this.#received, contests);
		return this.#undecided(this.#held, league).map((held) => ({
			...held,
			superseded: superseded.has(held.id),
			contests: contests.get(held.id) ?? []
		}));
	}

	/** Checks a decided submission again by the current league; undefined if it cannot be read. */
	async decided(
		league: League,
		season: string | undefined,
		decision: Decision
	): Promise<Entry | undefined> {
		const { id, digest } = decision;
		const file = await this.#files.of(digest);
		const keysOf = this.#keysOf;
		const found = await this.#kept.of(file);
		if (!found) return undefined;
		const { submission, seal } = found;
		const { player, season: own } = submission.submission;
		const known = league.seasons.some((entry) => entry.id === own);
		const previous = await this.#previous(decidedBefore(league, decision), player.id);
		const of = circumstancesOf(league, known ? own : (season ?? ''));
		const receivedOn = decision.receivedOn ?? decision.decidedOn;
		const circumstances = { ...of, ...keysOf(submission.digest), receivedOn };
		const verdict = judgeSubmission(submission, seal, {
			...circumstances,
			...(previous && { previous })
		});
		const key = keyOwner(league, player.id, seal);
		return { id, fileName: '', file, verdict, previous, key, superseded: false, contests: [] };
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
		const found = last && (await this.#kept.of(await this.#files.of(last.digest)));
		if (!found || found.submission.submission.player.id !== player) return undefined;
		const { submission, seal } = found;
		const publicKey = seal.state === 'valid' ? seal.publicKey : undefined;
		return { submission: submission.submission, publicKey };
	}
}

const inboxes: Record<string, Inbox> = {};

/** The inbox of a league; one per session. */
export function inboxOf(open: Pick<OpenLeague, 'id' | 'files'>): Inbox {
	return (inboxes[open.id] ??= new Inbox((contents) => open.files(contents)));
}
