import { annulmentsOfEntry } from '$lib/league/entries/annulling';
import type { Body } from '$lib/league/entries/bodies';
import {
	entryDigest,
	lastEntriesOf,
	readEntry,
	writeEntries,
	type Digest,
	type KnownEntry
} from '$lib/league/entries/entry';
import { heldState, type HeldLeague } from '$lib/league/entries/held';
import { ownKeyStatement } from '$lib/league/entries/own-key';
import type { WholeBody } from '$lib/league/entries/papers';
import type { UncountedReason } from '$lib/league/entries/reasons';
import type { LeagueState } from '$lib/league/entries/state';
import { canonicalBytes } from '$lib/exchange/canonical-bytes';
import { MAXIMUM_ENTRY } from '$lib/exchange/limits';
import type { Patch } from '$lib/document/patch';
import type { LeagueContents } from '$lib/store';

/** The state of a league. Its founding is always there, as it could not be opened otherwise. */
export function stateOfContents(
	{ held }: Pick<LeagueContents, 'held'>,
	before?: HeldLeague
): LeagueState {
	const state = heldState(held, before);
	if (!state) throw new Error('The founding of the league is missing');
	return state;
}

/** The same league with other entries; its document follows from them. */
export function withHeld(contents: LeagueContents, held: HeldLeague): LeagueContents {
	const { league } = stateOfContents({ held }, contents.held);
	return { ...contents, held, league };
}

/** Who writes on this device, and when. */
export interface Writer {
	/** The key of this device that has most rights in a league. */
	keyFor(state: LeagueState): string;
	now(): string;
	/** A random text. */
	salt(): string;
}

/** Adds entries that this device writes. They are drafts until they are signed. */
export function withBodies(
	contents: LeagueContents,
	bodies: readonly WholeBody[],
	writer: Writer
): LeagueContents {
	if (bodies.length === 0) return contents;
	const { held } = contents;
	const state = stateOfContents(contents);
	const author = writer.keyFor(state);
	const after = lastEntriesOf(held.entries, author);
	const writing = {
		league: held.founding,
		author,
		after,
		writtenAt: writer.now(),
		salt: writer.salt
	};
	const written = writeEntries([...ownKeyStatement(state, author), ...bodies], writing);
	return withHeld(contents, { ...held, entries: [...held.entries, ...written] });
}

/** Reasons for which this device should not have written an entry. */
const FORBIDDEN: readonly UncountedReason[] = [
	...(['noRight', 'unknownKey', 'revoked', 'agreed', 'samePlayer'] as const)
];

/** Why entries that were just written do not count; undefined if they may be kept. */
export function refusalOf(
	before: LeagueContents,
	after: LeagueContents
): UncountedReason | undefined {
	const known = new Set(before.held.entries);
	const { uncounted } = stateOfContents(after);
	return after.held.entries
		.filter((entry) => !known.has(entry))
		.map(({ digest }) => uncounted.get(digest))
		.find((reason) => reason !== undefined && FORBIDDEN.includes(reason));
}

/** Bytes of a line around an entry: its signature and the names of both. */
const AROUND = 200;

function fitsIntoLine(entry: KnownEntry['entry']): boolean {
	return (canonicalBytes(entry)?.length ?? Infinity) + AROUND <= MAXIMUM_ENTRY;
}

/** Whether the new entries of a state could be read again. */
export function areReadable({ entries: before }: HeldLeague, { entries }: HeldLeague): boolean {
	const known = new Set(before);
	return entries
		.filter((entry) => !known.has(entry))
		.every(({ digest, entry }) => {
			const reading = readEntry(entry);
			return reading.ok && entryDigest(entry) === digest && fitsIntoLine(entry);
		});
}

const DIGEST = /^sha256:[0-9a-f]{64}$/;
const digestsIn = ({ fields }: Patch, isIt: (change: Patch['fields'][number]) => boolean) =>
	fields.filter((change) => DIGEST.test(change.field) && isIt(change)).map(({ field }) => field);

/**
 * A step of the history where entries have left the device: what an undo would remove is annulled instead, and a redo
 * takes the annulment back, or annuls it if that has left too. Undefined if an entry cannot be annulled.
 */
export function steppedContents(
	contents: LeagueContents,
	patch: Patch,
	patched: LeagueContents,
	writer: Writer
): LeagueContents | undefined {
	const { held } = contents;
	const back = digestsIn(patch, ({ after }) => after === undefined).filter((digest) =>
		held.sent.has(digest)
	);
	const here = new Map(held.entries.map((known) => [known.digest, known]));
	const again = digestsIn(patch, ({ before }) => before === undefined).filter((digest) =>
		here.has(digest)
	);
	if (back.length === 0 && again.length === 0) return patched;
	const kept = back.flatMap((digest) => here.get(digest) ?? []);
	const state = stateOfContents(contents);
	const annulments = again.flatMap((digest) => annulmentsOfEntry(state, digest));
	const drafts = annulments.flatMap(({ entry }) => (held.sent.has(entry) ? [] : [entry]));
	const bodies = [
		...back.map((entry): Body => ({ kind: 'annulment', entry })),
		...annulments.filter(({ entry }) => held.sent.has(entry))
	];
	const entries = [...patched.held.entries, ...kept].filter(
		({ digest }) => !drafts.includes(digest)
	);
	const whole = withHeld(patched, { ...patched.held, entries });
	const after = withBodies(whole, bodies, writer);
	return refusalOf(whole, after) ? undefined : after;
}

/** The entries of both, without drafts that only our state removed. */
export function unitedEntries(
	theirs: HeldLeague,
	patched: readonly KnownEntry[]
): readonly KnownEntry[] {
	const digests = new Set(patched.map(({ digest }: { digest: Digest }) => digest));
	const kept = theirs.entries.filter(
		({ digest }) => theirs.sent.has(digest) && !digests.has(digest)
	);
	return [...patched, ...kept];
}
