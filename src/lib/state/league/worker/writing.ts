import { canonicalBytes } from '$lib/exchange/canonical-bytes';
import { MAXIMUM_ENTRY } from '$lib/exchange/limits';
import { annulmentsOfEntry } from '$lib/league/entries/annulling';
import {
	entryDigest,
	lastEntriesOf,
	readEntry,
	writeEntries,
	type Digest,
	type KnownEntry
} from '$lib/league/entries/entry';
import type { HeldLeague } from '$lib/league/entries/held';
import { ownKeyStatement } from '$lib/league/entries/own-key';
import type { WholeBody } from '$lib/league/entries/private-parts';
import type { UncountedReason } from '$lib/league/entries/reasons';
import { stateOf, type LeagueState } from '$lib/league/entries/state';
import { keyFor } from '$lib/league/view/view';

/** Who writes on this device, and when. */
export interface Writer {
	/** The keys of the device, the newest first. */
	readonly keys: readonly string[];
	readonly now: string;
}

/** What an action or a step of the history changes in the entries of a league, or why it is refused. */
export type Written =
	| {
			readonly ok: true;
			/** Names what the league becomes, for who stores it. */
			readonly plan: string;
			/** The name of the league afterwards. */
			readonly name: string;
			readonly added: readonly KnownEntry[];
			readonly removed: readonly Digest[];
			/** Why one of the entries does not count yet. */
			readonly waits: UncountedReason | undefined;
	  }
	| { readonly ok: false; readonly refusal: Refusal };

export type Refusal = UncountedReason | 'tooLarge' | 'impossible';

/** What an action writes. */
export type Made = Extract<Written, { ok: true }>;

/** A league, and what it says. */
export interface Worked {
	readonly held: HeldLeague;
	readonly state: LeagueState;
}

/** What a step of the history takes back, and what it makes again. */
export interface Step {
	readonly back: readonly Digest[];
	readonly again: readonly KnownEntry[];
}

/** Reasons for which this device should not have written an entry. */
const FORBIDDEN: readonly UncountedReason[] = [
	...(['noRight', 'unknownKey', 'revoked', 'agreed', 'samePlayer'] as const)
];

/** Bytes of a line around an entry: its signature and the names of both. */
const AROUND = 200;

/** Whether an entry could be read again from a file. */
function isReadable({ digest, entry }: KnownEntry): boolean {
	const reading = readEntry(entry);
	const bytes = canonicalBytes(entry)?.length ?? Infinity;
	return reading.ok && entryDigest(entry) === digest && bytes + AROUND <= MAXIMUM_ENTRY;
}

/** The entries of this device that say something; they are drafts until they are signed. */
function draftsOf(
	{ held, state }: Worked,
	bodies: readonly WholeBody[],
	{ keys, now: writtenAt }: Writer
): KnownEntry[] {
	if (bodies.length === 0) return [];
	const author = keyFor(state, keys);
	const after = lastEntriesOf(held.entries, author);
	const salt = () => crypto.randomUUID();
	const writing = { league: held.founding, author, after, writtenAt, salt };
	return writeEntries([...ownKeyStatement(state, author), ...bodies], writing);
}

/** Why an entry should not be written; a submission waits until an official accepts its key. */
function refusalOf({ digest, entry }: KnownEntry, { uncounted }: LeagueState) {
	const reason = uncounted.get(digest);
	const waits = reason === 'unknownKey' && entry.body.kind === 'submission';
	return reason !== undefined && FORBIDDEN.includes(reason) && !waits ? reason : undefined;
}

/** Gets the league as it is once the entries are stored; returns the name of that plan. */
type Expect = (league: Worked) => string;

function settled(
	{ held }: Worked,
	added: readonly KnownEntry[],
	removed: readonly Digest[],
	expect: Expect
): Written {
	if (!added.every(isReadable)) return { ok: false, refusal: 'tooLarge' };
	const gone = new Set(removed);
	const kept = held.entries.filter(({ digest }) => !gone.has(digest));
	// In the order in which they are stored.
	const entries = [...kept, ...added].sort((a, b) => (a.digest < b.digest ? -1 : 1));
	const sent = new Set([...held.sent].filter((digest) => !gone.has(digest)));
	const next: HeldLeague = { founding: held.founding, entries, sent };
	const after = stateOf(next);
	if (!after) return { ok: false, refusal: 'impossible' };
	const refusal = added
		.map((known) => refusalOf(known, after))
		.find((reason) => reason !== undefined);
	if (refusal) return { ok: false, refusal };
	const waits = added
		.map(({ digest }) => after.uncounted.get(digest))
		.find((reason) => reason !== undefined);
	const plan = expect({ held: next, state: after });
	return { ok: true, plan, name: after.league.name, added, removed, waits };
}

/** The entries that say what is done, unless one of them would not count. */
export function written(
	of: Worked,
	bodies: readonly WholeBody[],
	writer: Writer,
	expect: Expect
): Written {
	return settled(of, draftsOf(of, bodies, writer), [], expect);
}

/**
 * A step of the history. What has left the device cannot be removed: it is annulled instead, and a redo takes the
 * annulment back, or annuls it if that has left too.
 */
export function stepped(
	of: Worked,
	{ back, again }: Step,
	writer: Writer,
	expect: Expect
): Written {
	const { held, state } = of;
	const here = new Set(held.entries.map(({ digest }) => digest));
	const annulments = again
		.filter(({ digest }) => here.has(digest))
		.flatMap(({ digest }) => annulmentsOfEntry(state, digest));
	const bodies: WholeBody[] = [
		...back
			.filter((digest) => held.sent.has(digest))
			.map((entry) => ({ kind: 'annulment', entry }) as const),
		...annulments.filter(({ entry }) => held.sent.has(entry))
	];
	const removed = [
		...back.filter((digest) => !held.sent.has(digest)),
		...annulments.map(({ entry }) => entry).filter((digest) => !held.sent.has(digest))
	];
	const returning = again.filter(({ digest }) => !here.has(digest));
	const gone = new Set(removed);
	const left = { ...held, entries: held.entries.filter(({ digest }) => !gone.has(digest)) };
	const drafts = draftsOf({ held: left, state }, bodies, writer);
	return settled(of, [...returning, ...drafts], removed, expect);
}
