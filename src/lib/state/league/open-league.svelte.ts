import { fitsIntoFile } from '$lib/exchange/league-file';
import { readLeague } from '$lib/league/read-league';
import { reverted } from '$lib/league/revert';
import type { League, Season } from '$lib/league/league-file';
import type { OwnPart } from '$lib/league/own-part';
import type { LeagueContents, Leagues, LeagueStep, StoredLeague } from '$lib/store';
import type { LeagueEdit } from '$lib/i18n/en/league-pages';
import type { Saving } from '../army/open-army.svelte';
import { commitTyped, isTyping, typingRun } from '../document/typed';

export type { Leagues, StoredLeague } from '$lib/store';

/** Milliseconds until the database is asked once more, where it refused to tell. */
const WATCH_AGAIN = 1000;

interface Done {
	readonly edit: LeagueEdit;
	readonly before: League;
	readonly after: League;
	/** The run of typing that made it. */
	readonly run: ReturnType<typeof typingRun>;
}

/**
 * The league on the screen: its papers and the user's part in it. Each change is shown and saved at once, and
 * made to the newest stored state, so that two windows write one league.
 */
export class OpenLeague {
	readonly #leagues: Leagues;
	#papers: LeagueContents = $state.raw() as LeagueContents;
	#saving: Saving = $state.raw() as Saving;
	#done = $state.raw<readonly Done[]>([]);
	#undone = $state.raw<readonly Done[]>([]);
	#seasonId = $state<string>();
	#gone = $state(false);
	#overtaken = $state(false);
	/** Steps that are shown and not yet on the disk. */
	#pending: LeagueStep[] = [];
	#writing: Promise<void> | undefined;
	#revision: number;

	readonly undoable = $derived(this.#done.at(-1)?.edit);
	readonly redoable = $derived(this.#undone.at(-1)?.edit);

	constructor(leagues: Leagues, stored: StoredLeague) {
		this.#leagues = leagues;
		this.#papers = stored;
		this.#revision = stored.revision;
		this.#saving = { state: 'saved', at: stored.savedAt };
	}

	get league(): League {
		return this.#papers.league;
	}

	/** What the user is in it. */
	get own(): OwnPart | undefined {
		return this.#papers.own;
	}

	/** Other versions of it that came in files and are not merged yet. */
	get waiting(): readonly League[] {
		return this.#papers.waiting ?? [];
	}

	get saving(): Saving {
		return this.#saving;
	}

	/** Whether another window has removed it. */
	get gone(): boolean {
		return this.#gone;
	}

	/** Whether a change was left out, since another window had changed what it builds on. */
	get overtaken(): boolean {
		return this.#overtaken;
	}

	dismissOvertaken(): void {
		this.#overtaken = false;
	}

	/** Whether something would be lost if the window were closed now. */
	get unsaved(): boolean {
		return this.#waits || isTyping();
	}

	get #waits(): boolean {
		return this.#pending.length > 0;
	}

	/** The season that is looked at: the chosen one, else the latest. */
	get season(): Season | undefined {
		const { seasons } = this.league;
		const latest = seasons.toSorted((a, b) => (a.opened < b.opened ? 1 : -1))[0];
		return seasons.find(({ id }) => id === this.#seasonId) ?? latest;
	}

	chooseSeason(id: string): void {
		this.#seasonId = id;
	}

	/**
	 * Changes the league; `step` gives the league with a new object for what it changes, and the old ones for
	 * all else. False where that would make a file that nobody can read: then nothing has changed.
	 */
	change(edit: LeagueEdit, step: (league: League) => League): boolean {
		commitTyped();
		const run = typingRun();
		const before = this.league;
		const after = step(before);
		if (after === before) return true;
		if (!this.#take((papers) => ({ ...papers, league: step(papers.league) }))) return false;
		this.#record({ edit, before, after, run });
		return true;
	}

	/** Changes the user's part, of which there is no undo. */
	changeOwn(step: (own: OwnPart | undefined) => OwnPart | undefined): boolean {
		return this.#take((papers) => ({ ...papers, own: step(papers.own) }));
	}

	/** Keeps another version of the league until it is merged. */
	putAside(version: League): boolean {
		return this.#take((papers) => ({ ...papers, waiting: [...(papers.waiting ?? []), version] }));
	}

	/** The league as it was merged, and that version waits no longer. */
	merge(version: League, merged: League): boolean {
		const before = this.league;
		const waits = ({ waiting = [] }: LeagueContents) =>
			waiting.filter((other) => JSON.stringify(other) !== JSON.stringify(version));
		const done = this.#take((papers) => ({ ...papers, league: merged, waiting: waits(papers) }));
		if (done && before !== merged) {
			this.#record({ edit: 'merge', before, after: merged, run: undefined });
		}
		return done;
	}

	/** A text is one change, however often it is stored while it is typed. */
	#record(change: Done): void {
		const last = this.#done.at(-1);
		const continues = change.run !== undefined && last?.run === change.run;
		this.#done = continues
			? [...this.#done.slice(0, -1), { ...change, before: last.before }]
			: [...this.#done, change];
		this.#undone = [];
	}

	/** Takes the last change back; false where what came after it needs it. */
	undo(): boolean {
		commitTyped();
		const last = this.#done.at(-1);
		if (!last) return false;
		const back = (now: League) => reverted(now, last.before, last.after);
		if (!this.#take((papers) => ({ ...papers, league: back(papers.league) }))) return false;
		this.#done = this.#done.slice(0, -1);
		this.#undone = [...this.#undone, last];
		return true;
	}

	redo(): boolean {
		commitTyped();
		const last = this.#undone.at(-1);
		if (!last) return false;
		const again = (now: League) => reverted(now, last.after, last.before);
		if (!this.#take((papers) => ({ ...papers, league: again(papers.league) }))) return false;
		this.#undone = this.#undone.slice(0, -1);
		this.#done = [...this.#done, last];
		return true;
	}

	/** Tries once more to save what could not be saved. */
	retry(): void {
		if (this.#waits) this.#writing ??= this.#write();
	}

	/** Stores what was typed; resolves when nothing is on its way any more. What failed stays failed. */
	async settled(): Promise<void> {
		commitTyped();
		await this.#writing;
	}

	/** Follows the database: a newer state of another window is shown at once. Returns what ends it. */
	connect(): () => void {
		let end: () => void = () => undefined;
		const watch = () => {
			const subscription = this.#leagues.watch(this.league.id).subscribe({
				next: (stored) => this.#follow(stored?.readable ? stored : undefined),
				error: () => {
					end();
					const timer = setTimeout(watch, WATCH_AGAIN);
					end = () => clearTimeout(timer);
				}
			});
			end = () => subscription.unsubscribe();
		};
		watch();
		return () => end();
	}

	#follow(stored: StoredLeague | undefined): void {
		if (this.#waits) return;
		this.#gone = stored === undefined || stored.deletedAt !== undefined;
		if (stored && stored.revision > this.#revision) this.#adopt(stored);
	}

	#adopt(stored: StoredLeague): void {
		this.#papers = stored;
		this.#revision = stored.revision;
		this.#saving = { state: 'saved', at: stored.savedAt };
	}

	#take(step: LeagueStep): boolean {
		const next = step(this.#papers);
		if (!next || !readLeague(next.league).ok || !fitsIntoFile(next.league)) return false;
		this.#papers = next;
		this.#pending.push(step);
		this.#writing ??= this.#write();
		return true;
	}

	async #write(): Promise<void> {
		this.#saving = { state: 'saving' };
		try {
			while (this.#waits) await this.#writeOnce();
		} catch (error) {
			this.#saving = { state: 'failed', error };
		} finally {
			this.#writing = undefined;
		}
	}

	/**
	 * All that waits is written in one go. A step that makes no league any more of what another window wrote is
	 * left out, and said; it would hold up all that comes after it.
	 */
	async #writeOnce(): Promise<void> {
		const steps = [...this.#pending];
		let overtaken = false;
		const stored = await this.#leagues.change(this.league.id, (papers) => {
			let made = papers;
			overtaken = false;
			for (const step of steps) {
				const next = step(made);
				if (next && readLeague(next.league).ok) made = next;
				else overtaken = true;
			}
			return made;
		});
		if (!stored) throw new Error('The league is not in the database any more');
		this.#pending = this.#pending.slice(steps.length);
		this.#overtaken ||= overtaken;
		if (!this.#waits) this.#adopt(stored);
	}
}
