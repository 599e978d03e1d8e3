import { firstKeyIn } from '$lib/league/decide';
import type { League, Player } from '$lib/league/league-file';
import type { Submitter } from '$lib/league/submission';
import { similarPairs } from '$lib/league/similar-names';
import { otherErrors } from '$lib/league/verdict-reasons';
import type { Entry } from '$lib/state/league/inbox.svelte';

export const FILTERS = ['all', 'reject', 'accept'] as const;
export type Filter = (typeof FILTERS)[number];
export const ORDERS = ['verdict', 'name', 'came'] as const;
export type Order = (typeof ORDERS)[number];

/** Whether it has an error; that its player is new is none. */
const hasErrors = ({ verdict }: Entry) => otherErrors(verdict).length > 0;

const passes = (filter: Filter) => (entry: Entry) =>
	filter === 'all' || (filter === 'reject') === hasErrors(entry);

/** The number of submissions that match a filter. */
export function countOf(entries: readonly Entry[], filter: Filter): number {
	return entries.filter(passes(filter)).length;
}

/** Filtered and sorted submissions. */
export function shownEntries(
	entries: readonly Entry[],
	filter: Filter,
	order: Order,
	language: string
): Entry[] {
	const shown = entries.filter(passes(filter));
	if (order === 'came') return shown;
	const { compare } = new Intl.Collator(language);
	const rank = (entry: Entry) => (hasErrors(entry) ? 0 : 1);
	const name = ({ verdict }: Entry) => verdict.submission.player.name;
	return shown.sort(
		(one, other) =>
			(order === 'verdict' ? rank(one) - rank(other) : 0) || compare(name(one), name(other))
	);
}

/** Submissions that contradict other waiting ones. Each is decided on its own. */
export function contested(entries: readonly Entry[]): Entry[] {
	return entries.filter(({ contests }) => contests.length > 0);
}

/** Whether it can be accepted or registered together with others. */
const isPlain = ({ superseded, contests }: Entry) => !superseded && contests.length === 0;

/**
 * The open submission after the current one, in the order in which the list was shown; the first open one if none
 * follows, and undefined if there is no other. Decided ones are skipped.
 */
export function nextOpen(
	sequence: readonly string[],
	open: readonly string[],
	current: string
): string | undefined {
	const place = sequence.indexOf(current);
	const inOrder = [...sequence.slice(place + 1), ...sequence.slice(0, Math.max(place, 0)), ...open];
	return inOrder.find((id) => id !== current && open.includes(id));
}

/** Submissions that the rules accept, without superseded and contested ones. */
export function acceptable(entries: readonly Entry[]): Entry[] {
	return entries.filter((entry) => entry.verdict.verdict === 'accept' && isPlain(entry));
}

/**
 * Submissions with errors that can be rejected together: not those that are superseded, that another key than the
 * player's has sealed, or whose player is unknown, since a decision needs a player.
 */
export function rejectable(
	entries: readonly Entry[],
	players: readonly Pick<Player, 'id'>[]
): Entry[] {
	const known = new Set(players.map(({ id }) => id));
	return entries.filter(
		({ verdict, superseded, key }) =>
			verdict.verdict === 'reject' &&
			!superseded &&
			key.of !== 'other' &&
			key.of !== 'somebody' &&
			known.has(verdict.submission.player.id)
	);
}

/** Submissions of players who are not registered, without superseded and contested ones. */
function unregistered(entries: readonly Entry[], players: readonly Pick<Player, 'id'>[]): Entry[] {
	const known = new Set(players.map(({ id }) => id));
	return entries.filter(
		(entry) => isPlain(entry) && !known.has(entry.verdict.submission.player.id)
	);
}

/**
 * The latest submission of each player who can be registered together with others. Contested ones and those with
 * look-alike names are registered one by one, next to the warning.
 */
export function registrable(
	entries: readonly Entry[],
	players: readonly Pick<Player, 'id'>[]
): Entry[] {
	const unknown = unregistered(entries, players);
	const alike = new Set(
		similarPairs(unknown.map(({ verdict }) => verdict.submission.player)).flat()
	);
	return unknown.filter(
		({ verdict }) =>
			!alike.has(verdict.submission.player) && !verdict.findings.some(({ code }) => code === 'NAME')
	);
}

/** The number of new players whose names are like others, which leaves them out of `registrable`. */
export function alikeCount(
	entries: readonly Entry[],
	players: readonly Pick<Player, 'id'>[]
): number {
	return unregistered(entries, players).length - registrable(entries, players).length;
}

/** The keys that accepting or registering submissions gives to their players, each once. */
export function keysAdded(
	entries: readonly Entry[],
	league: League
): { readonly player: Submitter; readonly publicKey: string }[] {
	const added = new Set<string>();
	return entries.flatMap(({ verdict }) => {
		const publicKey = firstKeyIn(league, verdict);
		if (publicKey === undefined || added.has(publicKey)) return [];
		added.add(publicKey);
		return [{ player: verdict.submission.player, publicKey }];
	});
}

/** Whether the verdict depends on the reading of a ruling. */
export function turns({ verdict }: Entry): boolean {
	return verdict.armies.some(({ assessment }) =>
		assessment.violations.some(({ code }) => code === 'RULING')
	);
}
