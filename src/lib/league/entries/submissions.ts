import type { Decision, Meeting } from '../league-file';
import { recordName, type Counting } from './counting';
import type { Digest } from './entry';
import type { People } from './people';
import type { Version } from './records';

/** When a referee received a submission; the earliest receipt counts. */
export interface Receipt {
	readonly day: string;
	readonly number: number;
	readonly entry: Digest;
}

type Judged = Pick<Decision, 'decision' | 'reasons' | 'decidedOn' | 'notes'>;

/** A submission with what referees wrote about it. */
export interface Submitted {
	/** The digest of the submission itself, which receipts and verdicts name. */
	readonly digest: Digest;
	/** The entries that brought it. */
	readonly entries: readonly Digest[];
	/** Whether it is in a version-1 file, where submissions have no receipts. */
	readonly adopted: boolean;
	readonly id: string;
	readonly player: string;
	readonly meeting: string | null;
	readonly file: unknown;
	/** Absent while it is pending. */
	readonly receipt?: Receipt;
	readonly verdict?: Judged;
	/** The digest of a later accepted submission of the player for the same meeting. */
	readonly supersededBy?: Digest;
}

/** The submissions of a league. */
export interface Submissions {
	/** In the order of their receipts; pending ones last. */
	readonly all: readonly Submitted[];
	/** The decided ones. */
	readonly decisions: readonly Decision[];
	/** The number of the next receipt. */
	readonly nextReceipt: number;
	/** Keys that sealed a submission and belong to somebody else, or not to the player. */
	readonly otherKeys: readonly OtherKey[];
}

/** ANOTHER key under a player's name. It never replaces the player's own. */
export interface OtherKey {
	readonly code: 'otherKey';
	readonly player: string;
	readonly publicKey: string;
	/** The digest of the submission, or of the entry with this author. */
	readonly digest: Digest;
}

type Received = Omit<Submitted, 'receipt' | 'verdict' | 'supersededBy'>;

/** The key that sealed a file, if it is sealed. */
function sealKeyOf(file: unknown): string | undefined {
	const { format, publicKey } = (file ?? {}) as { format?: unknown; publicKey?: unknown };
	return format === 'brikmuster/sealed' && typeof publicKey === 'string' ? publicKey : undefined;
}

function received(
	counting: Counting,
	people: People,
	meetings: ReadonlyMap<string, Meeting>
): Map<Digest, Received> {
	const found = new Map<Digest, Received>();
	const add = (one: Received) => {
		const known = found.get(one.digest);
		const entries = known ? [...known.entries, ...one.entries] : one.entries;
		found.set(one.digest, { ...(known ?? one), entries });
	};
	for (const { value } of counting.adopted('submissions', (decision) => decision)) {
		const { digest, id, meeting, file } = value;
		const player = counting.sameAs(value.player);
		if (people.byId.has(player))
			add({ digest, entries: [], adopted: true, id, player, meeting, file });
	}
	const taken = counting.take('submission', ({ player, meeting }) => {
		const owner = people.byId.get(counting.sameAs(player));
		const isKnown = owner && (meeting === null || meetings.has(meeting));
		return isKnown ? { city: owner.city, own: [owner.id] } : undefined;
	});
	for (const { known, body } of taken) {
		const { kind: _, ...submission } = body;
		const player = counting.sameAs(body.player);
		add({ ...submission, file: body.file, player, adopted: false, entries: [known.digest] });
	}
	return found;
}

function receipts(counting: Counting, known: ReadonlyMap<Digest, Received>) {
	const earliest = new Map<Digest, Receipt>();
	let last = 0;
	for (const one of counting.take('receipt', ({ submission }) =>
		known.has(submission) ? {} : undefined
	)) {
		const { submission, day, number } = one.body;
		const receipt = { day, number, entry: one.known.digest };
		const other = earliest.get(submission);
		if (!other || isBefore(receipt, other)) earliest.set(submission, receipt);
		last = Math.max(last, number);
	}
	return { earliest, next: last + 1 };
}

function isBefore(a: Receipt, b: Receipt): boolean {
	if (a.day !== b.day) return a.day < b.day;
	return a.number !== b.number ? a.number < b.number : a.entry < b.entry;
}

function verdicts(
	counting: Counting,
	known: ReadonlyMap<Digest, Received>,
	hasReceipt: (submission: Digest) => boolean
): Map<Digest, Judged> {
	const written = counting
		.take('verdict', ({ submission }) => (known.has(submission) ? {} : undefined))
		.flatMap((one): Version<Judged>[] => {
			const { kind: _, submission, replaces, ...judged } = one.body;
			if (hasReceipt(submission)) {
				return [counting.version(one, recordName('submissions', submission), judged, replaces)];
			}
			counting.refuse(one.known.digest, 'withoutReceipt');
			return [];
		});
	const adopted = counting
		.adopted('submissions', ({ decision, reasons, decidedOn, notes, digest }) => ({
			digest,
			judged: { decision, reasons, decidedOn, ...(notes && { notes }) }
		}))
		.map(({ value: { digest, judged }, ...version }): Version<Judged> => {
			return { ...version, record: recordName('submissions', digest), value: judged };
		});
	return new Map(
		counting.settle([...adopted, ...written]).map(({ record, heads: [{ value }] }) => {
			return [record.slice(record.indexOf(' ') + 1), value];
		})
	);
}

/** Submissions of a version-1 file first, then those with a receipt in its order, then the pending ones. */
function inOrder(a: Submitted, b: Submitted): number {
	const rank = ({ adopted, receipt }: Submitted) => (receipt ? 1 : adopted ? 0 : 2);
	if (rank(a) !== rank(b)) return rank(a) - rank(b);
	if (a.receipt && b.receipt) return isBefore(a.receipt, b.receipt) ? -1 : 1;
	return 0;
}

/** Only an accepted submission supersedes an earlier one for the same meeting. */
function withSuperseded(ordered: readonly Submitted[]): Submitted[] {
	const later = new Map<string, Digest>();
	return ordered
		.toReversed()
		.map((one) => {
			const slot = `${one.player} ${one.meeting}`;
			const supersededBy = later.get(slot);
			if (supersededBy === undefined && one.verdict?.decision === 'accept') {
				later.set(slot, one.digest);
			}
			return supersededBy === undefined ? one : { ...one, supersededBy };
		})
		.reverse();
}

function otherKeysIn(counting: Counting, people: People, all: readonly Submitted[]): OtherKey[] {
	const isOther = (player: string, publicKey: string) => {
		const own = people.keys.get(player) ?? [];
		const isOwned = [...people.keys.values()].some((keys) => keys.includes(publicKey));
		return (own.length > 0 || isOwned) && !own.includes(publicKey);
	};
	const sealed = all.flatMap(({ player, file, digest }): OtherKey[] => {
		const publicKey = sealKeyOf(file);
		if (publicKey === undefined || !isOther(player, publicKey)) return [];
		return [{ code: 'otherKey', player, publicKey, digest }];
	});
	const unknown = counting.set.of('submission').flatMap(({ digest, entry }): OtherKey[] => {
		const player = counting.sameAs(entry.body.player);
		if (counting.reasons.get(digest) !== 'unknownKey' || !isOther(player, entry.author)) return [];
		return [{ code: 'otherKey', player, publicKey: entry.author, digest }];
	});
	return [...sealed, ...unknown];
}

/** The submissions in the order of their receipts, with their verdicts. */
export function submissionsOf(
	counting: Counting,
	people: People,
	meetings: ReadonlyMap<string, Meeting>
): Submissions {
	const known = received(counting, people, meetings);
	const { earliest, next } = receipts(counting, known);
	const judged = verdicts(
		counting,
		known,
		(digest) => earliest.has(digest) || known.get(digest)?.adopted === true
	);
	const all = withSuperseded(
		[...known.values()]
			.map((one): Submitted => {
				const receipt = earliest.get(one.digest);
				const verdict = judged.get(one.digest);
				return { ...one, ...(receipt && { receipt }), ...(verdict && { verdict }) };
			})
			.sort(inOrder)
	);
	const decisions = all.flatMap(({ receipt, verdict, id, player, meeting, digest, file }) => {
		const received = receipt && { receivedOn: receipt.day };
		return verdict ? [{ id, player, meeting, digest, file, ...verdict, ...received }] : [];
	});
	return { all, decisions, nextReceipt: next, otherKeys: otherKeysIn(counting, people, all) };
}
