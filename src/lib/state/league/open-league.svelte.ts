import { yieldToBrowser } from '$lib/browser/pause';
import { isSame } from '$lib/document/is-same';
import { signCopy, type PlayersCopy } from '$lib/exchange/players-copy';
import type { LeagueEdit } from '$lib/i18n/en/league-pages';
import type { ActName, Given } from '$lib/league/acts';
import { rightsOf, type DeviceRights } from '$lib/league/entries/device-rights';
import type { Digest } from '$lib/league/entries/entry';
import type { UncountedReason } from '$lib/league/entries/reasons';
import { ownId } from '$lib/league/entries/own-ids';
import { regulationOf } from '$lib/league/frozen';
import type { League, Season } from '$lib/league/league-file';
import type { OwnPart } from '$lib/league/own-part';
import type { Regulation } from '$lib/league/regulation';
import { changedPage } from '$lib/league/view/view-change';
import type { LeagueView } from '$lib/league/view/view';
import type { LeagueFacts, Leagues, StoredPlan } from '$lib/store';
import { now, randomId, today } from '../app/clock-and-random';
import type { Saving } from '../document/open-document.svelte';
import type { DeviceSigner } from './device-signer.svelte';
import {
	NO_HISTORY,
	readHistory,
	recorded,
	storedHistory,
	type LeagueHistory
} from './league-history';
import type { Task } from './league-tasks';
import { ownPlayersOf } from './league-view';
import { askLeague } from './worker/league-worker';
import type { AnyAct, LeaguePage, ViewAnswer } from './worker/questions';
import type { Made, Refusal, Step, Writer, Written } from './worker/writing';

export type { Leagues } from '$lib/store';

/** Milliseconds until the database is watched again after it failed. */
const WATCH_AGAIN = 1000;

/** What the row says after a change; undefined if nothing was stored. */
interface Change {
	readonly facts?: Pick<LeagueFacts, 'revision'> | undefined;
	readonly stored?: StoredPlan;
}

interface Looking {
	/** What was just stored. */
	readonly stored?: StoredPlan | undefined;
	readonly progress?: ((share: number) => void) | undefined;
}

/** Why an action would not count; `refused` if it is not written at all. */
export interface Objection {
	readonly refused: boolean;
	readonly reason: UncountedReason;
}

/** Whether a reason is none that only an action has which is not complete yet. */
function isObjection(reason: Refusal): reason is UncountedReason {
	return reason !== 'waits' && reason !== 'tooLarge' && reason !== 'impossible';
}

/** The league on the screen and the user's part in it. A worker works it out; each action is stored at once. */
export class OpenLeague {
	/** The id under which the league is stored. */
	readonly id: string;
	readonly #leagues: Leagues;
	readonly #signer: DeviceSigner;
	readonly #reader = randomId();
	#page: LeaguePage = $state.raw() as LeaguePage;
	#history = $state.raw<LeagueHistory>(NO_HISTORY);
	/** A change that could not be stored changes nothing. */
	#saving = $state.raw<Saving>({ state: 'saving' });
	#refusal = $state<Refusal>();
	#gone = $state(false);
	#pending = $state(0);
	#season: string | undefined;
	#last: Promise<unknown> = Promise.resolve();

	/** What this device may change. */
	readonly rights: DeviceRights = $derived(rightsOf(this.#page.rights));

	/** The league with the regulation of the season on the screen: what its pages show follows from that. */
	readonly leagueInSeason: League = $derived.by(() => {
		const { league } = this;
		const regulation = regulationOf(league, this.season);
		return isSame(regulation, league.regulation) ? league : { ...league, regulation };
	});

	private constructor(leagues: Leagues, signer: DeviceSigner, id: string) {
		this.id = id;
		this.#leagues = leagues;
		this.#signer = signer;
	}

	/**
	 * Opens a stored league with its undo steps; what was found instead, if it cannot be shown. `progress` is called with
	 * the share of its entries that is read. Rejects if the storage fails.
	 */
	static async open(
		leagues: Leagues,
		signer: DeviceSigner,
		id: string,
		progress?: (share: number) => void
	): Promise<OpenLeague | 'unreadable' | 'nothing'> {
		const open = new OpenLeague(leagues, signer, id);
		const answer = await open.#look({ progress });
		if (answer.found !== 'league') return answer.found;
		open.#history = readHistory(await leagues.steps(id, open.#page.revision));
		return open;
	}

	/** What the pages of the league show. */
	get view(): LeagueView {
		return this.#page;
	}

	get league(): League {
		return this.#page.league;
	}

	/** The key that signs what this device writes. */
	get key(): string {
		return this.#page.key;
	}

	/** The id of a new record, with which only this device's key can begin it. */
	newId(): string {
		return ownId(randomId(), this.key, this.#page.founding);
	}

	/** The user's part in the league. */
	get own(): OwnPart | undefined {
		return this.#page.own;
	}

	/** The number of entries of this device that nobody else can have yet. */
	get unsent(): number {
		return this.#page.unsent;
	}

	/** What the viewer can do next, the most urgent first. */
	get tasks(): readonly Task[] {
		return this.#page.tasks;
	}

	get saving(): Saving {
		return this.#saving;
	}

	/** Whether something is being stored or waits to be. */
	get unsaved(): boolean {
		return this.#pending > 0;
	}

	/** Whether another window has removed it. */
	get gone(): boolean {
		return this.#gone;
	}

	/** Why the last edit was refused. */
	get refusal(): Refusal | undefined {
		return this.#refusal;
	}

	/** The players whose league this is: owners of the device's key, else who the user says to be. */
	get ownPlayers(): readonly string[] {
		return ownPlayersOf(this.rights, this.own);
	}

	/** The season on the screen: the chosen one, else the latest. */
	get season(): Season | undefined {
		return this.league.seasons.find(({ id }) => id === this.#page.season);
	}

	/** The regulation of the season on the screen, as frozen when it opened. */
	get regulation(): Regulation {
		return this.leagueInSeason.regulation;
	}

	/** Shows another season. */
	async chooseSeason(id: string): Promise<void> {
		this.#season = id;
		await this.#run(() => this.#look());
	}

	get undoable(): LeagueEdit | undefined {
		const { steps, place } = this.#history;
		return steps[place - 1]?.label;
	}

	get redoable(): LeagueEdit | undefined {
		const { steps, place } = this.#history;
		return steps[place]?.label;
	}

	/** Does something in the league. False if this device may not, or if it could not be stored: nothing changes then. */
	write<A extends ActName>(edit: LeagueEdit, act: A, ...given: Given<A>): Promise<boolean> {
		return this.#save(() =>
			this.#change(this.#asked(act, given), ({ added }) =>
				recorded(this.#history, { label: edit, entries: added })
			)
		);
	}

	/** Why an action would be refused or would not count yet; undefined if it would count, or is not complete. */
	async objection(act: AnyAct): Promise<Objection | undefined> {
		const made = await askLeague(this.#leagues, this.id, 'act', { ...act, ...this.#writer });
		const reason = made.ok ? made.waits : made.refusal;
		if (reason === undefined || !isObjection(reason)) return undefined;
		return { refused: !made.ok, reason };
	}

	/** Undoes the last action. False if that is not possible. */
	undo(): Promise<boolean> {
		return this.#save(() => {
			const { steps, place } = this.#history;
			const back = steps[place - 1]?.entries.map(({ digest }) => digest);
			if (!back) return Promise.resolve(false);
			return this.#change(this.#stepped({ back, again: [] }), () => ({ steps, place: place - 1 }));
		});
	}

	/** Does the action again that was undone last. False if that is not possible. */
	redo(): Promise<boolean> {
		return this.#save(() => {
			const { steps, place } = this.#history;
			const again = steps[place]?.entries;
			if (!again) return Promise.resolve(false);
			return this.#change(this.#stepped({ back: [], again }), () => ({ steps, place: place + 1 }));
		});
	}

	/** Changes the user's part, which cannot be undone. False if it could not be stored. */
	changeOwn(step: (own: OwnPart | undefined) => OwnPart | undefined): Promise<boolean> {
		return this.#save(() =>
			this.#store(async () => ({ facts: await this.#leagues.changeOwn(this.id, step) }))
		);
	}

	/** The files of submissions by their digests, as far as this device has them. */
	files(contents: readonly Digest[]): Promise<ReadonlyMap<Digest, unknown>> {
		return askLeague(this.#leagues, this.id, 'files', { contents });
	}

	/** Signs a copy for players with these entries; undefined if this device has lost its key. */
	async signCopy(number: number, entries: readonly Digest[]): Promise<PlayersCopy | undefined> {
		const key = this.#signer.secretOf(this.key);
		return key && signCopy(this.#page.founding, number, entries, key);
	}

	/** Resolves when nothing is being stored. */
	async settled(): Promise<void> {
		await this.#last;
	}

	/** Shows the league as it is stored now. */
	async refresh(): Promise<void> {
		await this.#run(() => this.#look());
	}

	/** Follows the database, so that changes of other windows and devices are shown. Returns a function that stops it. */
	connect(): () => void {
		let end: () => void = () => undefined;
		const watch = () => {
			const watched = this.#leagues.watch(this.id, (facts) => this.#follow(facts));
			const again = () => {
				end();
				const timer = setTimeout(watch, WATCH_AGAIN);
				end = () => clearTimeout(timer);
			};
			const subscription = watched.subscribe({ next: () => undefined, error: again });
			end = () => subscription.unsubscribe();
		};
		watch();
		return () => end();
	}

	async #follow(facts: LeagueFacts | undefined): Promise<void> {
		this.#gone = facts === undefined || facts.deletedAt !== undefined;
		await this.#run(() => this.#lookAfter(facts));
	}

	/** Shows a change that is not shown yet. */
	async #lookAfter(facts: Pick<LeagueFacts, 'revision'> | undefined, stored?: StoredPlan) {
		if (facts && facts.revision > this.#page.revision) await this.#look({ stored });
	}

	/** Takes the worker's present answer. */
	async #look({ stored, progress }: Looking = {}): Promise<ViewAnswer> {
		const { publicKeys: keys } = this.#signer;
		const season = this.#season;
		const asked = { keys, today: today(), reader: this.#reader, season, stored };
		const answer = await askLeague(this.#leagues, this.id, 'view', asked, progress);
		if (answer.found !== 'league') return answer;
		// Copying the answer took the browser long already.
		await yieldToBrowser();
		this.#page = changedPage<LeaguePage>(this.#page as LeaguePage | undefined, answer.change);
		if (this.#saving.state !== 'failed') {
			this.#saving = { state: 'saved', at: this.#page.savedAt };
		}
		return answer;
	}

	get #writer(): Writer {
		return { keys: this.#signer.publicKeys, now: now() };
	}

	#asked<A extends ActName>(act: A, given: Given<A>): () => Promise<Written> {
		const asked = { act, given } as unknown as AnyAct;
		return () => askLeague(this.#leagues, this.id, 'act', { ...asked, ...this.#writer });
	}

	#stepped(step: Step): () => Promise<Written> {
		return () => askLeague(this.#leagues, this.id, 'step', { ...step, ...this.#writer });
	}

	/** Runs one task after another, so that each sees what the one before has stored. */
	#run<T>(task: () => Promise<T>): Promise<T> {
		const next = this.#last.then(task);
		this.#last = next.catch(() => undefined);
		return next;
	}

	/** Runs a task that stores something, which counts as unsaved from now on. */
	async #save(task: () => Promise<boolean>): Promise<boolean> {
		this.#pending += 1;
		try {
			return await this.#run(task);
		} finally {
			this.#pending -= 1;
		}
	}

	/** Stores what an action writes, together with the history after it. */
	async #change(
		ask: () => Promise<Written>,
		after: (made: Made) => LeagueHistory
	): Promise<boolean> {
		this.#refusal = undefined;
		return this.#store(async () => {
			const made = await ask();
			if (!made.ok) {
				this.#refusal = made.refusal;
				return {};
			}
			const { plan, name, removed } = made;
			if (made.added.length + removed.length === 0) return { facts: this.#page };
			const history = after(made);
			// A redo may bring back what a key wrote that this device no longer has.
			const added = await this.#signer.signed(made.added);
			const change = added && { name, added, removed };
			const facts = change && (await this.#leagues.write(this.id, change, storedHistory(history)));
			if (facts) this.#history = history;
			else this.#refusal = 'impossible';
			return { facts, ...(facts && { stored: { plan, base: facts.base, version: facts } }) };
		});
	}

	/** Whether something was stored; the page shows it then. */
	async #store(write: () => Promise<Change>): Promise<boolean> {
		this.#saving = { state: 'saving' };
		try {
			const { facts, stored } = await write();
			this.#saving = { state: 'saved', at: this.#page.savedAt };
			await this.#lookAfter(facts, stored);
			return facts !== undefined;
		} catch (error) {
			this.#saving = { state: 'failed', error };
			return false;
		}
	}
}
