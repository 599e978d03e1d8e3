import { memoByIdentity } from '$lib/rules/memo';
import { eachInParts, flatMapInParts, sortedInParts } from '../in-parts';
import type { Decision, Meeting } from '../league-file';
import { LEAGUE_MOST } from '../limits';
import type { Counting } from './counting';
import type { Digest } from './entry';
import type { People } from './people';
import type { Version } from './records';

/** When a referee received a submission; the earliest receipt counts. */
export interface Receipt {
	readonly day: string;
	readonly number: number;
	readonly entry: Digest;
}

/** Receipts and verdicts are for referees of all cities. */
const EVERYWHERE = {};

type Judged = Pick<Decision, 'decision' | 'reasons' | 'decidedOn' | 'notes'>;

/** A submission with what referees wrote about it. */
export interface Submitted {
	/** The digest of the submission itself, which receipts and verdicts name. */
	readonly digest: Digest;
	/** The entries that brought it. */
	readonly entries: readonly Digest[];
	readonly id: string;
	readonly player: string;
	readonly meeting: string | null;
	/** The copy with the player's own seal, if there are several. */
	readonly file: unknown;
	/** The keys that sealed the copies. */
	readonly sealKeys: readonly string[];
	/** Absent while it is pending. */
	readonly receipt?: Receipt | undefined;
	readonly verdict?: Judged | undefined;
	/** The digest of a later accepted submission of the player for the same meeting. */
	readonly supersededBy?: Digest | undefined;
}

/** The submissions of a league. */
export interface Submissions {
	/** In the order of their receipts; pending ones last. */
	readonly all: readonly Submitted[];
	/** The decided ones. */
	readonly decisions: readonly Decision[];
	/** The id of a submission in an entry, also of one that does not count. */
	readonly idOf: (submission: Named) => string;
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

/** A submission while its receipts and verdicts are collected. */
interface Received {
	readonly digest: Digest;
	readonly entries: Digest[];
	id: string;
	readonly player: string;
	readonly meeting: string | null;
	file: unknown;
	readonly sealKeys: string[];
	receipt: Receipt | undefined;
	verdict: Judged | undefined;
	supersededBy: Digest | undefined;
}

/** All fields from the start: objects of one shape are faster. */
function newcomer({
	digest,
	id,
	player,
	meeting,
	file
}: Pick<Received, 'digest' | 'id' | 'player' | 'meeting' | 'file'>): Received {
	return {
		digest,
		entries: [],
		id,
		player,
		meeting,
		file,
		sealKeys: sealKeysOf(file),
		receipt: undefined,
		verdict: undefined,
		supersededBy: undefined
	};
}

/** The key that a file names as its seal's, if it is sealed. */
export function sealKeysOf(file: unknown): string[] {
	const { format, publicKey } = (file ?? {}) as { format?: unknown; publicKey?: unknown };
	return format === 'brikmuster/sealed' && typeof publicKey === 'string' ? [publicKey] : [];
}

/** Notes another copy of a submission; one with the player's own seal is shown. */
function addCopy(
	to: Received,
	copy: { readonly file: unknown; readonly entry: Digest },
	{ keys }: People
): void {
	const isOwn = (key: string) => keys.get(to.player)?.includes(key) === true;
	const sealKeys = sealKeysOf(copy.file);
	const isBetter = !to.sealKeys.some(isOwn) && sealKeys.some(isOwn);
	if (to.file === undefined || isBetter) to.file = copy.file;
	to.entries.push(copy.entry);
	to.sealKeys.push(...sealKeys.filter((key) => !to.sealKeys.includes(key)));
}

function* received(
	counting: Counting,
	people: People,
	meetings: ReadonlyMap<string, Meeting>
): Generator<void, Map<Digest, Received>> {
	const found = new Map<Digest, Received>();
	const places = new Map(people.players.map(({ id, city }) => [id, { city, own: [id] }]));
	const taken = yield* counting.takeInParts('submission', ({ player, meeting }) =>
		meeting === null || meetings.has(meeting) ? places.get(counting.sameAs(player)) : undefined
	);
	yield* eachInParts(taken, ({ known, body }) => {
		const { digest, id, meeting } = body;
		const { paper: file } = known;
		const other = found.get(digest);
		if (other) addCopy(other, { file, entry: known.digest }, people);
		else {
			const player = counting.sameAs(body.player);
			const made = newcomer({ digest, id, player, meeting, file });
			made.entries.push(known.digest);
			found.set(digest, made);
		}
	});
	return found;
}

/** The id of a submission whose own id another one has, too. */
function idOfDigest(digest: Digest): string {
	const hex = digest.slice('sha256:'.length);
	const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(12, 15)}`];
	return [...parts, `8${hex.slice(15, 18)}`, hex.slice(18, 30)].join('-');
}

/** What names a submission: the digest of its content, and the id under which it came. */
interface Named {
	readonly digest: Digest;
	readonly id: string;
}

/** The id of each submission. One under which several came belongs to none of them. */
function* submissionIds(all: readonly Named[]): Generator<void, (submission: Named) => string> {
	const claims = new Map<string, Digest>();
	const shared = new Set<string>();
	yield* eachInParts(all, ({ digest, id }) => {
		const other = claims.get(id) ?? digest;
		if (other !== digest) shared.add(id);
		claims.set(id, other);
	});
	return ({ digest, id }) => (shared.has(id) ? idOfDigest(digest) : id);
}

function* receipts(counting: Counting, known: ReadonlyMap<Digest, Received>) {
	const earliest = new Map<Digest, Receipt>();
	let last = 0;
	const taken = yield* counting.takeInParts('receipt', ({ submission }) =>
		known.has(submission) ? EVERYWHERE : undefined
	);
	yield* eachInParts(taken, (one) => {
		const { submission, day, number } = one.body;
		const receipt = { day, number, entry: one.known.digest };
		const other = earliest.get(submission);
		if (!other || isBefore(receipt, other)) earliest.set(submission, receipt);
		last = Math.max(last, number);
	});
	return { earliest, next: Math.min(last + 1, LEAGUE_MOST.receipts) };
}

function isBefore(a: Receipt, b: Receipt): boolean {
	if (a.day !== b.day) return a.day < b.day;
	return a.number !== b.number ? a.number < b.number : a.entry < b.entry;
}

function* verdicts(
	counting: Counting,
	known: ReadonlyMap<Digest, Received>,
	hasReceipt: (submission: Digest) => boolean
): Generator<void, Map<Digest, Judged>> {
	const taken = yield* counting.takeInParts('verdict', ({ submission }) =>
		known.has(submission) ? EVERYWHERE : undefined
	);
	const written = yield* flatMapInParts(taken, (one): Version<Judged>[] => {
		const { submission, replaces } = one.body;
		if (hasReceipt(submission)) {
			return [counting.version(one, submission, judgedIn(one.body), replaces)];
		}
		counting.refuse(one.known.digest, 'withoutReceipt');
		return [];
	});
	const judged = new Map<Digest, Judged>();
	const records = yield* counting.settleInParts('submissions', written);
	yield* eachInParts(records, ({ record, heads }) => judged.set(record, heads[0].value));
	return judged;
}

/** The part of a verdict that decides; the same object for the same verdict. */
const judgedIn = memoByIdentity(({ decision, reasons, decidedOn, notes }: Judged): Judged => {
	return { decision, reasons, decidedOn, ...(notes !== undefined && { notes }) };
});

/** Submissions with a receipt in its order, then the pending ones. */
function inOrder(a: Submitted, b: Submitted): number {
	if (a.receipt && b.receipt) return isBefore(a.receipt, b.receipt) ? -1 : 1;
	return Number(b.receipt !== undefined) - Number(a.receipt !== undefined);
}

/** Notes what is superseded: only an accepted submission supersedes an earlier one for the same meeting. */
function* noteSuperseded(ordered: readonly Received[]): Generator<void> {
	const accepted = new Map<string, Digest>();
	yield* eachInParts(ordered.toReversed(), (one) => {
		const { player, meeting, verdict, digest } = one;
		const slot = `${player} ${meeting}`;
		one.supersededBy = accepted.get(slot);
		if (one.supersededBy === undefined && verdict?.decision === 'accept')
			accepted.set(slot, digest);
	});
}

/** The decision on a submission; empty while it has no verdict. */
function decisionIn({
	receipt,
	verdict,
	id,
	player,
	meeting,
	digest,
	file
}: Submitted): Decision[] {
	if (!verdict) return [];
	const decision = { id, player, meeting, digest, file, ...verdict };
	return [{ ...decision, ...(receipt && { receivedOn: receipt.day }) }];
}

function* otherKeysIn(
	counting: Counting,
	people: People,
	all: readonly Submitted[]
): Generator<void, OtherKey[]> {
	const owned = new Set([...people.keys.values()].flat());
	const isOther = (player: string, publicKey: string) => {
		const own = people.keys.get(player) ?? [];
		return (own.length > 0 || owned.has(publicKey)) && !own.includes(publicKey);
	};
	const sealed = yield* flatMapInParts(all, ({ player, sealKeys, digest }): OtherKey[] =>
		sealKeys
			.filter((publicKey) => isOther(player, publicKey))
			.map((publicKey) => ({ code: 'otherKey', player, publicKey, digest }))
	);
	const submissions = counting.set.of('submission');
	const unknown = yield* flatMapInParts(submissions, ({ digest, entry }): OtherKey[] => {
		const player = counting.sameAs(entry.body.player);
		if (counting.reasons.get(digest) !== 'unknownKey' || !isOther(player, entry.author)) return [];
		return [{ code: 'otherKey', player, publicKey: entry.author, digest }];
	});
	return [...sealed, ...unknown];
}

/** The submissions in the order of their receipts, with their verdicts. Pauses after every few. */
export function* submissionsOf(
	counting: Counting,
	people: People,
	meetings: ReadonlyMap<string, Meeting>
): Generator<void, Submissions> {
	const known = yield* received(counting, people, meetings);
	const { earliest, next } = yield* receipts(counting, known);
	const judged = yield* verdicts(counting, known, (digest) => earliest.has(digest));
	const idOf = yield* submissionIds(counting.set.of('submission').map(({ entry }) => entry.body));
	yield* eachInParts(known.values(), (one) => {
		one.id = idOf(one);
		one.receipt = earliest.get(one.digest);
		one.verdict = judged.get(one.digest);
	});
	const all = yield* sortedInParts([...known.values()], inOrder);
	yield* noteSuperseded(all);
	const otherKeys = yield* otherKeysIn(counting, people, all);
	const decisions = yield* flatMapInParts(all, decisionIn);
	return { all, decisions, idOf, nextReceipt: next, otherKeys };
}
