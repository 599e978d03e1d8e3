import type { ListName } from '../league-file';
import { rankOf, type Authority, type Grant } from './authority';
import type { Kind } from './bodies';
import type { Digest, KnownEntry } from './entry';
import type { EntrySet } from './entry-set';
import type { UncountedReason } from './reasons';

/** Entries about rights. They are undone by a dismissal, a revocation or a new appointment. */
const LASTING: readonly Kind[] = [
	'founding',
	'adoption',
	'appointment',
	'dismissal',
	'key',
	'keyRevoked'
];

/** What annulments take out of the league. */
export interface Annulments {
	has(digest: Digest): boolean;
	hasRecord(document: Digest, list: ListName, id: string): boolean;
	/** The annulments that count, and why the others do not. */
	readonly counted: ReadonlySet<Digest>;
	readonly uncounted: ReadonlyMap<Digest, UncountedReason>;
}

type Annulment = KnownEntry<'annulment'>;

const recordKey = (document: Digest, list: ListName, id: string) => `${document} ${list} ${id}`;

function targetOf({ entry: { body } }: Annulment): string {
	return body.record ? recordKey(body.entry, body.record.list, body.record.id) : body.entry;
}

/** Why an annulment has no effect of its own, whatever annuls it. */
function objection(
	annulment: Annulment,
	{ byDigest }: EntrySet,
	authority: Authority
): UncountedReason | undefined {
	const { entry, record } = annulment.entry.body;
	const rank = authority.rankOf(annulment);
	if (record) {
		if (!authority.adopted.has(entry)) return 'waits';
		return rank >= rankOf('referee') ? undefined : 'noRight';
	}
	const target = byDigest.get(entry);
	if (!target) return 'waits';
	return mayAnnul(authority.grantsOf(annulment), target, authority) ? undefined : 'noRight';
}

/** Whether somebody with these rights may annul an entry. */
export function mayAnnul(
	grants: readonly Grant[],
	target: KnownEntry,
	authority: Authority
): boolean {
	const rank = Math.max(-1, ...grants.map(({ role }) => rankOf(role)));
	if (LASTING.includes(target.entry.body.kind) || rank < authority.rankOf(target)) return false;
	const persons = new Set(grants.map(({ person }) => person));
	const isOwn = authority.grantsOf(target).some(({ person }) => persons.has(person));
	return isOwn || rank >= rankOf('referee');
}

/**
 * An entry is annulled by its author, or by a referee or higher of at least the author's rank, unless the annulment
 * is itself annulled. Entries name older ones by digest, so annulments of annulments end.
 */
export function annulmentsIn(set: EntrySet, authority: Authority): Annulments {
	const uncounted = new Map<Digest, UncountedReason>();
	const byTarget = new Map<string, Annulment[]>();
	for (const annulment of set.of('annulment')) {
		const rights = authority.grantsOf(annulment).length > 0;
		const reason = rights ? objection(annulment, set, authority) : undefined;
		if (reason) uncounted.set(annulment.digest, reason);
		if (!rights || reason) continue;
		const others = byTarget.get(targetOf(annulment)) ?? [];
		byTarget.set(targetOf(annulment), [...others, annulment]);
	}
	const annulled = annulledTargets(byTarget);
	const counted = new Set<Digest>();
	for (const { digest } of [...byTarget.values()].flat()) {
		if (annulled.has(digest)) uncounted.set(digest, 'annulled');
		else counted.add(digest);
	}
	return {
		has: (digest) => annulled.has(digest),
		hasRecord: (document, list, id) => annulled.has(recordKey(document, list, id)),
		counted,
		uncounted
	};
}

/** The targets of at least one annulment that is not annulled; without recursion, since chains may be long. */
function annulledTargets(byTarget: ReadonlyMap<string, readonly Annulment[]>): ReadonlySet<string> {
	const known = new Map<string, boolean>();
	for (const start of byTarget.keys()) {
		const open = [start];
		for (let target = open.at(-1); target !== undefined; target = open.at(-1)) {
			const by = byTarget.get(target) ?? [];
			const [next] = by.filter(({ digest }) => !known.has(digest) && byTarget.has(digest));
			if (next) open.push(next.digest);
			else {
				known.set(
					target,
					by.some(({ digest }) => known.get(digest) !== true)
				);
				open.pop();
			}
		}
	}
	return new Set([...known].flatMap(([target, isAnnulled]) => (isAnnulled ? [target] : [])));
}
