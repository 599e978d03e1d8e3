import { isSameGrant, type Grant } from './authority';
import type { Kind } from './bodies';
import type { Counting } from './counting';
import type { Digest, KnownEntry } from './entry';
import type { Meeting } from '../league-file';
import { isSameValue } from './records';
import type { Base, Stage, Stages } from './stages';

export const GAMES: readonly Kind[] = ['report', 'confirmation', 'walkover', 'playOff'];
export const SUBMISSIONS: readonly Kind[] = ['submission', 'receipt', 'verdict'];

/** More new people and meetings than this are not looked for one by one. */
const FEW = 20;

function areSame<K, V>(
	one: ReadonlyMap<K, V>,
	other: ReadonlyMap<K, V>,
	isSame: (a: V, b: V) => boolean = (a, b) => a === b
): boolean {
	if (one.size !== other.size) return false;
	for (const [key, value] of one) {
		const found = other.get(key);
		if (found === undefined || !isSame(value, found)) return false;
	}
	return true;
}

function areSameGrants(one: readonly Grant[] = [], other: readonly Grant[] = []): boolean {
	const isSame = (grant: Grant, index: number) => {
		const found = other[index];
		return found !== undefined && isSameGrant(grant, found);
	};
	return one.length === other.length && one.every(isSame);
}

/** Whether the annulments that concern entries of these kinds are the same. */
function areSameAnnulments(before: Counting, after: Counting, kinds: readonly Kind[]): boolean {
	const [old, now] = [before.annulments, after.annulments];
	const concerns = (target: string) => {
		const known = after.set.byDigest.get(target);
		return !known || kinds.includes(known.entry.body.kind);
	};
	const isKept = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
		for (const target of one) if (!other.has(target) && concerns(target)) return false;
		return true;
	};
	if (!isKept(old.targets, now.targets) || !isKept(now.targets, old.targets)) return false;
	const own = (map: ReadonlyMap<Digest, readonly Digest[]>) =>
		[...map].filter(([target]) => concerns(target)).map((one) => one.join(' '));
	return own(old.takenBack).sort().join() === own(now.takenBack).sort().join();
}

/** Whether entries of these kinds have the same authors' rights, and annulments under them. */
function areSameRights(before: Counting, after: Counting, kinds: readonly Kind[]): boolean {
	const authors = new Set<string>();
	for (const kind of kinds) {
		for (const { entry } of after.set.of(kind)) authors.add(entry.author);
	}
	const [old, now] = [before.authority, after.authority];
	for (const author of authors) {
		if (!areSameGrants(old.byKey.get(author), now.byKey.get(author))) return false;
	}
	return areSame(before.joined, after.joined) && areSameAnnulments(before, after, kinds);
}

/** The ids that an entry about a game, or a submission, needs. */
function namedIn({ entry: { body } }: KnownEntry): string {
	if (body.kind === 'submission') return `${body.player} ${body.meeting}`;
	return GAMES.includes(body.kind) ? JSON.stringify(body) : '';
}

/** Whether something that is new is what an entry waits for. */
function isAwaited(stage: Stage<unknown>, { set }: Counting, fresh: readonly string[]): boolean {
	if (fresh.length === 0) return false;
	if (fresh.length > FEW) return true;
	for (const [digest, reason] of stage.counting.reasons) {
		const known = reason === 'waits' ? set.byDigest.get(digest) : undefined;
		const named = known ? namedIn(known) : '';
		if (fresh.some((id) => named.includes(id))) return true;
	}
	return false;
}

/** The keys of a map that another one lacks. */
function keysBeyond(one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>) {
	return [...one.keys()].filter((key) => !other.has(key));
}

/** Whether everything of a map is in another one, too, and the same as far as it matters. */
function isWithin<V>(
	one: ReadonlyMap<string, V>,
	other: ReadonlyMap<string, V>,
	isSame: (a: V, b: V) => boolean
): boolean {
	for (const [key, value] of one) {
		const found = other.get(key);
		if (found === undefined || !isSame(value, found)) return false;
	}
	return true;
}

/** Whether a meeting says the same about the games that were reported. */
function isSameForGames(one: Meeting, other: Meeting): boolean {
	const isHeldAlike = one.season === other.season && one.on === other.on;
	const isAlike = one.city === other.city && isSameValue(one.plan, other.plan);
	return isHeldAlike && isAlike && (one.annulled === true) === (other.annulled === true);
}

/** Whether the games of a state are the same over another base. */
export function sameForGames({ base, games }: Stages, after: Stage<Base>): boolean {
	const [old, now] = [base.made, after.made];
	const rules = ({ seasons: { seasons, regulation } }: Base) =>
		new Map(seasons.map((season) => [season.id, season.regulation ?? regulation]));
	const fresh = [
		...keysBeyond(now.people.byId, old.people.byId),
		...keysBeyond(now.people.officials, old.people.officials),
		...keysBeyond(now.held, old.held)
	];
	return (
		areSameRights(base.counting, after.counting, GAMES) &&
		areSame(rules(old), rules(now)) &&
		isWithin(old.people.byId, now.people.byId, () => true) &&
		isWithin(old.people.officials, now.people.officials, () => true) &&
		isWithin(old.held, now.held, (a, b) => a === b || isSameForGames(a, b)) &&
		!isAwaited(games, after.counting, fresh)
	);
}

/** Whether the submissions of a state are the same over another base. */
export function sameForSubmissions({ base, submissions }: Stages, after: Stage<Base>): boolean {
	const [old, now] = [base.made, after.made];
	const fresh = [
		...keysBeyond(now.people.byId, old.people.byId),
		...keysBeyond(now.held, old.held)
	];
	return (
		areSameRights(base.counting, after.counting, SUBMISSIONS) &&
		isWithin(old.people.byId, now.people.byId, (a, b) => a.city === b.city) &&
		isWithin(old.held, now.held, () => true) &&
		areSame(old.people.keys, now.people.keys, (a, b) => a.join() === b.join()) &&
		!isAwaited(submissions, after.counting, fresh)
	);
}
