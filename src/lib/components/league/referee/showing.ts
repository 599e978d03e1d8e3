import type { Player } from '$lib/league/league-file';
import { similarPairs } from '$lib/league/similar-names';
import type { Entry } from '$lib/state/league/inbox.svelte';

export const FILTERS = ['all', 'reject', 'accept'] as const;
export type Filter = (typeof FILTERS)[number];
export const ORDERS = ['verdict', 'name', 'came'] as const;
export type Order = (typeof ORDERS)[number];

const passes = (filter: Filter) => (entry: Entry) =>
	filter === 'all' || entry.verdict.verdict === filter;

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
	const rank = ({ verdict }: Entry) => (verdict.verdict === 'reject' ? 0 : 1);
	const name = ({ verdict }: Entry) => verdict.submission.player.name;
	return shown.sort(
		(one, other) =>
			(order === 'verdict' ? rank(one) - rank(other) : 0) || compare(name(one), name(other))
	);
}

/** Submissions that the rules accept and that are not superseded. */
export function acceptable(entries: readonly Entry[]): Entry[] {
	return entries.filter(({ verdict, superseded }) => verdict.verdict === 'accept' && !superseded);
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

/**
 * The latest submission of each player who can be registered together with others. Those with look-alike names are
 * registered one by one, next to the warning.
 */
export function registrable(
	entries: readonly Entry[],
	players: readonly Pick<Player, 'id'>[]
): Entry[] {
	const known = new Set(players.map(({ id }) => id));
	const unknown = entries.filter(
		({ verdict, superseded }) => !superseded && !known.has(verdict.submission.player.id)
	);
	const alike = new Set(
		similarPairs(unknown.map(({ verdict }) => verdict.submission.player)).flat()
	);
	return unknown.filter(
		({ verdict }) =>
			!alike.has(verdict.submission.player) && !verdict.findings.some(({ code }) => code === 'NAME')
	);
}

/** Whether the verdict depends on the reading of a ruling. */
export function turns({ verdict }: Entry): boolean {
	return verdict.armies.some(({ assessment }) =>
		assessment.violations.some(({ code }) => code === 'RULING')
	);
}
