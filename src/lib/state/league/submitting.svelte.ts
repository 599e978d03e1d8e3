import { downloadBlob } from '$lib/browser/files';
import { shareFile } from '$lib/browser/sharing';
import { BRIK_EXTENSION, BRIK_TYPE } from '$lib/exchange/file-types';
import { seal } from '$lib/exchange/seal';
import { fileNameOf } from '$lib/exchange/write-brik';
import { circumstancesOf } from '$lib/league/decisions';
import { draftSubmission } from '$lib/league/drafting';
import type { OwnPart } from '$lib/league/own-part';
import { ARMY_NAMES, readSubmission, type ArmyName, type Submission } from '$lib/league/submission';
import { judgeSubmission, type Verdict } from '$lib/league/verdict';
import type { StoredArmy } from '$lib/store';
import { now, randomId } from '../app/clock-and-random';
import type { OpenLeague } from './open-league.svelte';
import type { OpenKey } from './seal-keys.svelte';

/** Number of sent submissions to remember. */
const REMEMBERED = 5;

type Sending = 'saved' | 'shared' | 'left' | 'failed';

/** A player's draft submission with the verdict that the referee will get. */
export class Submitting {
	readonly #open: OpenLeague;
	readonly #stored: () => readonly StoredArmy[];
	readonly #key: () => OpenKey | undefined;
	meeting = $state<string | null>(null);

	/** The stored armies marked as A and B. */
	readonly chosen = $derived.by(() => {
		const marked = this.#open.own?.armies ?? {};
		const found = (name: ArmyName) => this.#stored().find(({ id }) => id === marked[name]);
		return { A: found('A'), B: found('B') };
	});

	readonly #draft = $derived.by(() => {
		const { own, league, season } = this.#open;
		const [A, B] = [this.chosen.A?.army, this.chosen.B?.army];
		if (!own || !season || !A) return undefined;
		const address = { league: league.id, season: season.id, meeting: this.meeting };
		const attested = { toyBricksOnly: this.toyBricksOnly, submittedAt: now() };
		const entries = { A, ...(B && { B }) };
		return draftSubmission(this.#open.regulation, address, own, entries, attested);
	});

	/** The last submission sent from this device. */
	readonly previous = $derived.by(() => {
		const last = this.#open.own?.sent.at(-1);
		const reading = last && readSubmission(last.file);
		return reading?.ok ? reading.submission : undefined;
	});

	/** The expected verdict; undefined without an army A. */
	readonly verdict = $derived.by((): Verdict | undefined => {
		const reading = this.#draft && readSubmission(this.#draft);
		const { league, season } = this.#open;
		if (!reading?.ok || !season) return undefined;
		// Only the referee knows the registered players.
		const { players: _, ...of } = circumstancesOf(league, season.id);
		const previous = this.previous && { submission: this.previous };
		const key = this.#key();
		const sealed = key ? { state: 'valid' as const, publicKey: key.publicKey } : undefined;
		return judgeSubmission(reading, sealed ?? { state: 'none' }, {
			...of,
			...(previous && { previous })
		});
	});

	/** The player's attestation. It stays until the armies that it is about change. */
	get toyBricksOnly(): boolean {
		return this.#open.own?.toyBricksOnly === true;
	}

	set toyBricksOnly(given: boolean) {
		this.#changeOwn(({ toyBricksOnly: _, ...own }) => ({
			...own,
			...(given && { toyBricksOnly: true })
		}));
	}

	constructor(
		open: OpenLeague,
		stored: () => readonly StoredArmy[],
		key: () => OpenKey | undefined
	) {
		this.#open = open;
		this.#stored = stored;
		this.#key = key;
	}

	/** Marks an army as A or B; an army cannot be both. */
	mark(name: ArmyName, id: string | undefined): void {
		this.#changeOwn(({ toyBricksOnly: _, ...own }) => {
			const [other] = ARMY_NAMES.filter((each) => each !== name);
			const kept = other && own.armies?.[other];
			const armies = {
				...(other && kept !== undefined && kept !== id && { [other]: kept }),
				...(id !== undefined && { [name]: id })
			};
			return { ...own, armies };
		});
	}

	/** Seals the submission if there is a key, saves or shares it, and remembers it. */
	async send(fileName: string, how: 'share' | 'save', sealed: boolean): Promise<Sending> {
		// What was entered just before is still being stored.
		await this.#open.settled();
		const draft = this.#draft;
		if (!draft) return 'failed';
		const submission: Submission = { ...draft, submittedAt: now() };
		const sending = await this.#deliver(submission, fileName, how, sealed);
		if (sending === 'saved' || sending === 'shared') this.#remember(submission);
		return sending;
	}

	/** Seals the submission and writes it into a signed league, whose room brings it to the referees. */
	async submit(): Promise<boolean> {
		await this.#open.settled();
		const [draft, key] = [this.#draft, this.#key()];
		if (!draft || !key) return false;
		const submission: Submission = { ...draft, submittedAt: now() };
		const reading = readSubmission(submission);
		const bytes = await seal(submission, key.sealBy);
		if (!reading.ok || !bytes) return false;
		const file = JSON.parse(new TextDecoder().decode(bytes)) as unknown;
		const { player, meeting } = submission;
		const { digest } = reading;
		const written = await this.#open.write('submission', 'submit', {
			...{ id: randomId(), player: player.id, meeting, digest, file }
		});
		if (written) this.#remember(submission);
		return written;
	}

	/** Saves an earlier submission again. */
	async again(file: unknown, fileName: string): Promise<Sending> {
		const reading = readSubmission(file);
		if (!reading.ok) return 'failed';
		return this.#deliver(reading.submission, fileName, 'save', this.#key() !== undefined);
	}

	async #deliver(
		submission: Submission,
		name: string,
		how: 'share' | 'save',
		sealed: boolean
	): Promise<Sending> {
		const key = this.#key();
		const plain = new TextEncoder().encode(`${JSON.stringify(submission, null, '\t')}\n`);
		const bytes = sealed && key ? await seal(submission, key.sealBy) : plain;
		if (!bytes) return 'failed';
		const file = new File([bytes], fileNameOf(name, BRIK_EXTENSION), { type: BRIK_TYPE });
		if (how === 'share') return shareFile(file);
		downloadBlob(file.name, file);
		return 'saved';
	}

	#remember(submission: Submission): void {
		const reading = readSubmission(submission);
		if (!reading.ok) return;
		const { digest } = reading;
		const key = this.#key();
		const { meeting, submittedAt: at } = submission;
		this.#changeOwn((own) => ({
			...own,
			...(key && { publicKey: key.publicKey }),
			sent: [...own.sent, { at, meeting, digest, file: submission }].slice(-REMEMBERED)
		}));
	}

	#changeOwn(step: (own: OwnPart) => OwnPart): void {
		void this.#open.changeOwn((own) => own && step(own));
	}
}
