import { rankOf, type Authority, type Grant } from './authority';
import type { Kind } from './bodies';
import type { Digest, KnownEntry } from './entry';
import type { EntrySet } from './entry-set';
import type { UncountedReason } from './reasons';

/** Entries about rights and keys. They are undone by a dismissal, a revocation, a new appointment or a new key. */
const LASTING: readonly Kind[] = [
	...(['founding', 'appointment', 'dismissal', 'key', 'keyRevoked'] as const),
	...(['exchangeKey', 'officialsKey'] as const)
];

/** What annulments take out of the league. */
export interface Annulments {
	has(digest: Digest): boolean;
	/** The digests of annulled entries. */
	readonly targets: ReadonlySet<Digest>;
	/** Targets that only persons without a referee's office annulled, with these annulments. */
	readonly takenBack: ReadonlyMap<Digest, readonly Digest[]>;
	/** The annulments that count, and why the others do not. */
	readonly counted: ReadonlySet<Digest>;
	readonly uncounted: ReadonlyMap<Digest, UncountedReason>;
}

type Annulment = KnownEntry<'annulment'>;

const targetOf = ({ entry }: Annulment): Digest => entry.body.entry;

/** Why an annulment has no effect of its own, whatever annuls it. */
function objection(
	annulment: Annulment,
	{ byDigest }: EntrySet,
	authority: Authority
): UncountedReason | undefined {
	const target = byDigest.get(targetOf(annulment));
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
	const byTarget = new Map<Digest, Annulment[]>();
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
	const takenBack = new Map<Digest, Digest[]>();
	for (const [target, all] of byTarget) {
		const standing = all.filter(({ digest }) => counted.has(digest));
		const isOwn = standing.every((one) => authority.rankOf(one) < rankOf('referee'));
		if (standing.length > 0 && isOwn) {
			takenBack.set(
				target,
				standing.map(({ digest }) => digest)
			);
		}
	}
	return {
		targets: annulled,
		takenBack,
		has: (digest) => annulled.has(digest),
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
