import { memoByIdentity } from '$lib/rules/memo';
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
	/** The submission came before the player had a key, and before all that the player's keys sealed. */
	readonly cameFirst?: true;
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

function received(
	counting: Counting,
	people: People,
	meetings: ReadonlyMap<string, Meeting>
): Map<Digest, Received> {
	const found = new Map<Digest, Received>();
	const places = new Map(people.players.map(({ id, city }) => [id, { city, own: [id] }]));
	const taken = counting.take('submission', ({ player, meeting }) =>
		meeting === null || meetings.has(meeting) ? places.get(counting.sameAs(player)) : undefined
	);
	for (const { known, body } of taken) {
		const { digest, id, meeting } = body;
		const { privatePart: file } = known;
		const other = found.get(digest);
		if (other) addCopy(other, { file, entry: known.digest }, people);
		else {
			const player = counting.sameAs(body.player);
			const made = newcomer({ digest, id, player, meeting, file });
			made.entries.push(known.digest);
			found.set(digest, made);
		}
	}
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
function submissionIds(all: readonly Named[]): (submission: Named) => string {
	const claims = new Map<string, Digest>();
	const shared = new Set<string>();
	for (const { digest, id } of all) {
		const other = claims.get(id) ?? digest;
		if (other !== digest) shared.add(id);
		claims.set(id, other);
	}
	return ({ digest, id }) => (shared.has(id) ? idOfDigest(digest) : id);
}

function receipts(counting: Counting, known: ReadonlyMap<Digest, Received>) {
	const earliest = new Map<Digest, Receipt>();
	let last = 0;
	const taken = counting.take('receipt', ({ submission }) =>
		known.has(submission) ? EVERYWHERE : undefined
	);
	for (const one of taken) {
		const { submission, day, number } = one.body;
		const receipt = { day, number, entry: one.known.digest };
		const other = earliest.get(submission);
		if (!other || isBefore(receipt, other)) earliest.set(submission, receipt);
		last = Math.max(last, number);
	}
	return { earliest, next: Math.min(last + 1, LEAGUE_MOST.receipts) };
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
	const taken = counting.take('verdict', ({ submission }) =>
		known.has(submission) ? EVERYWHERE : undefined
	);
	const written = taken.flatMap((one): Version<Judged>[] => {
		const { submission, replaces } = one.body;
		if (hasReceipt(submission)) {
			return [counting.version(one, submission, judgedIn(one.body), replaces)];
		}
		counting.refuse(one.known.digest, 'withoutReceipt');
		return [];
	});
	const judged = new Map<Digest, Judged>();
	const records = counting.settle('submissions', written);
	for (const { record, heads } of records) judged.set(record, heads[0].value);
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
function noteSuperseded(ordered: readonly Received[]): void {
	const accepted = new Map<string, Digest>();
	for (const one of ordered.toReversed()) {
		const { player, meeting, verdict, digest } = one;
		const slot = `${player} ${meeting}`;
		one.supersededBy = accepted.get(slot);
		if (one.supersededBy === undefined && verdict?.decision === 'accept')
			accepted.set(slot, digest);
	}
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

const timeOf = ({ set }: Counting, entry: Digest | undefined) =>
	Date.parse((entry && set.byDigest.get(entry)?.entry.writtenAt) ?? '');

/** When the first key of each player was registered, by the clocks of those who wrote that. */
function registrationTimes(counting: Counting, { keys }: People): Map<string, number> {
	const times = new Map<string, number>();
	for (const { digest, entry } of counting.set.of('key')) {
		const person = counting.sameAs(entry.body.person);
		if (!keys.get(person)?.includes(entry.body.publicKey)) continue;
		times.set(person, Math.min(times.get(person) ?? Infinity, timeOf(counting, digest)));
	}
	return times;
}

/** The received submissions that came before their players had a key, and before all that those keys sealed. */
function cameFirst(counting: Counting, people: People, all: readonly Submitted[]): Set<Digest> {
	const times = registrationTimes(counting, people);
	const begun = new Set<string>();
	const first = all.filter(({ player, sealKeys, receipt }) => {
		const keys = people.keys.get(player) ?? [];
		if (sealKeys.some((key) => keys.includes(key))) begun.add(player);
		return !begun.has(player) && timeOf(counting, receipt?.entry) < (times.get(player) ?? 0);
	});
	return new Set(first.map(({ digest }) => digest));
}

function otherKeysIn(counting: Counting, people: People, all: readonly Submitted[]): OtherKey[] {
	const owned = new Set([...people.keys.values()].flat());
	const isOther = (player: string, publicKey: string) => {
		const own = people.keys.get(player) ?? [];
		return (own.length > 0 || owned.has(publicKey)) && !own.includes(publicKey);
	};
	const first = cameFirst(counting, people, all);
	const sealed = all.flatMap(({ player, sealKeys, digest }): OtherKey[] =>
		sealKeys
			.filter((publicKey) => isOther(player, publicKey))
			.map((publicKey) => ({
				...{ code: 'otherKey', player, publicKey, digest },
				...(first.has(digest) && { cameFirst: true })
			}))
	);
	const submissions = counting.set.of('submission');
	const unknown = submissions.flatMap(({ digest, entry }): OtherKey[] => {
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
	const judged = verdicts(counting, known, (digest) => earliest.has(digest));
	const idOf = submissionIds(counting.set.of('submission').map(({ entry }) => entry.body));
	for (const one of known.values()) {
		one.id = idOf(one);
		one.receipt = earliest.get(one.digest);
		one.verdict = judged.get(one.digest);
	}
	const all = [...known.values()].toSorted(inOrder);
	noteSuperseded(all);
	const otherKeys = otherKeysIn(counting, people, all);
	const decisions = all.flatMap(decisionIn);
	return { all, decisions, idOf, nextReceipt: next, otherKeys };
}
