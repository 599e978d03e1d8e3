import type { LeagueEdit } from '$lib/i18n/en/league-pages';
import { isSame } from '$lib/document/is-same';
import { signCopy, type PlayersCopy } from '$lib/exchange/players-copy';
import type { Digest } from '$lib/league/entries/entry';
import type { WholeBody } from '$lib/league/entries/papers';
import { onlyLooking, rightsOf, type DeviceRights } from '$lib/league/entries/device-rights';
import type { HeldLeague } from '$lib/league/entries/held';
import { ownId } from '$lib/league/entries/own-ids';
import type { UncountedReason } from '$lib/league/entries/reasons';
import type { LeagueState } from '$lib/league/entries/state';
import type { League, Season } from '$lib/league/league-file';
import { regulationOf } from '$lib/league/frozen';
import type { Regulation } from '$lib/league/regulation';
import { latestSeason } from '$lib/league/season';
import type { OwnPart } from '$lib/league/own-part';
import type { LeagueContents, Leagues, StoredLeague } from '$lib/store';
import { randomId } from '../app/clock-and-random';
import { OpenDocument } from '../document/open-document.svelte';
import type { DeviceSigner } from './device-signer.svelte';
import { DraftSigning } from './draft-signing';
import { leagueKind, storedDocument } from './league-kind';
import { refusalOf, stateOfContents, withBodies } from './signed-contents';

export type { Leagues, StoredLeague } from '$lib/store';

/** The league on the screen and the user's part in it. */
export class OpenLeague extends OpenDocument<LeagueContents, LeagueEdit> {
	readonly #signer: DeviceSigner;
	#seasonId = $state<string>();
	#refusal = $state<UncountedReason>();
	#seenAs = $state<string>();
	readonly #signing: DraftSigning;
	/** What the entries of the league say together. */
	readonly state: LeagueState = $derived(stateOfContents(this.document));

	/** The league with the regulation of the season on the screen: what its pages show follows from that. */
	readonly leagueInSeason: League = $derived.by(() => {
		const { league } = this;
		const regulation = regulationOf(league, this.season);
		return isSame(regulation, league.regulation) ? league : { ...league, regulation };
	});

	/** What this device may change. */
	readonly rights: DeviceRights = $derived.by(() => {
		if (this.#seenAs !== undefined) return onlyLooking(this.#seenAs || undefined);
		return rightsOf(this.state, this.key);
	});

	constructor(leagues: Leagues, signer: DeviceSigner, stored: StoredLeague, steps?: unknown) {
		const after: { written?: (held: HeldLeague) => void } = {};
		const kind = leagueKind(leagues, signer, (held) => after.written?.(held));
		super(kind, storedDocument(stored), steps);
		this.#signing = new DraftSigning(leagues, signer);
		after.written = (held) => this.#signing.sign(held);
		this.#signer = signer;
		this.#signing.signLeft(stored.held);
	}

	get league(): League {
		return this.document.league;
	}

	/** The id under which the league is stored. */
	get id(): string {
		return this.document.id ?? this.league.id;
	}

	/** The key that signs what this device writes. */
	get key(): string {
		return this.#signer.keyFor(this.state);
	}

	/** The id of a new record, with which only this device's key can begin it. */
	newId(): string {
		return ownId(randomId(), this.key, this.state.founding);
	}

	/** The user's part in the league. */
	get own(): OwnPart | undefined {
		return this.document.own;
	}

	/** The number of entries of this device that nobody else can have yet. */
	readonly unsent: number = $derived.by(() => {
		const { held } = this.document;
		// Of a large league, all entries usually are sent.
		if (held.sent.size === held.entries.length) return 0;
		const { key } = this;
		const isOwn = ({ digest, entry }: HeldLeague['entries'][number]) =>
			entry.author === key && !held.sent.has(digest);
		return held.entries.filter(isOwn).length;
	});

	/** Whether another window has removed it. */
	get gone(): boolean {
		return this.storedIn !== 'list';
	}

	/** Why the last edit was refused: the key of this device may not make it. */
	get refusal(): UncountedReason | undefined {
		return this.#refusal;
	}

	/** The player whose view a referee looks at, empty for a guest; undefined for the own view. */
	get seenAs(): string | undefined {
		return this.#seenAs;
	}

	/** The players whose league this is: owners of the device's key, else who the user says to be. */
	get ownPlayers(): readonly string[] {
		const { persons } = this.rights;
		const own = this.#seenAs === undefined ? this.own?.player.id : undefined;
		return own === undefined || persons.includes(own) ? persons : [...persons, own];
	}

	seeAs(player: string | undefined): void {
		this.#seenAs = player;
	}

	/** The season on the screen: the chosen one, else the latest. */
	get season(): Season | undefined {
		const { league } = this;
		return league.seasons.find(({ id }) => id === this.#seasonId) ?? latestSeason(league);
	}

	/** The regulation of the season on the screen, as frozen when it opened. */
	get regulation(): Regulation {
		return this.leagueInSeason.regulation;
	}

	chooseSeason(id: string): void {
		this.#seasonId = id;
	}

	/** Writes entries. False if its file could not be read again or this device may not write that; nothing changes then. */
	write(edit: LeagueEdit, bodiesOf: (state: LeagueState) => readonly WholeBody[]): boolean {
		this.#refusal = undefined;
		const done = this.edit((contents) => {
			const bodies = bodiesOf(stateOfContents(contents));
			const after = withBodies(contents, bodies, this.#signer);
			this.#refusal = refusalOf(contents, after);
			return this.#refusal ? contents : after;
		}, edit);
		return done && this.#refusal === undefined;
	}

	/**
	 * Writes a submission of this device's player. The league need not know the key yet: a referee who accepts the
	 * submission adds it. False if it is refused.
	 */
	submit(submission: Omit<Extract<WholeBody, { kind: 'submission' }>, 'kind'>): boolean {
		this.#refusal = undefined;
		const body: WholeBody = { kind: 'submission', ...submission };
		const done = this.edit((contents) => {
			const after = withBodies(contents, [body], this.#signer);
			const refusal = refusalOf(contents, after);
			if (refusal === 'unknownKey') return after;
			this.#refusal = refusal;
			return refusal ? contents : after;
		}, 'submission');
		return done && this.#refusal === undefined;
	}

	/** Changes the user's part, which cannot be undone. */
	changeOwn(step: (own: OwnPart | undefined) => OwnPart | undefined): boolean {
		return this.edit((contents) => ({ ...contents, own: step(contents.own) }));
	}

	/** Signs a copy for players with these entries; undefined if this device has lost its key. */
	async signCopy(number: number, entries: readonly Digest[]): Promise<PlayersCopy | undefined> {
		const key = this.#signer.secretOf(this.key);
		return key && signCopy(this.state.founding, number, entries, key);
	}

	/** The signatures of entries that this device wrote. */
	signaturesOf(entries: HeldLeague['entries']): ReturnType<DeviceSigner['signaturesOf']> {
		return this.#signer.signaturesOf(entries);
	}

	/** Resolves when all drafts that are stored are signed. */
	async signed(): Promise<void> {
		await this.settled();
		await this.#signing.done;
	}
}
