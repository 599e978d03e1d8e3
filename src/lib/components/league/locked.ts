import type { Kind } from '$lib/league/entries/bodies';
import { OFFICES, type Place } from '$lib/league/entries/rights';
import { locale } from '$lib/state/app/locale.svelte';
import type { OpenLeague } from '$lib/state/league/open-league.svelte';

/** Why this device may not change such an entry; undefined if it may. */
export function lockedText(open: OpenLeague, kind: Kind, place: Place = {}): string | undefined {
	if (open.rights.may(kind, place)) return undefined;
	const m = locale.leagues.views.locked;
	const office = OFFICES[kind];
	return office === 'organizer' || office === 'referee' ? m[office] : m.founder;
}

/** Why the last action changed nothing. */
export function refusedText({ saving, refusal }: OpenLeague): string {
	const { pages, signing } = locale.leagues;
	if (saving.state === 'failed') return pages.saveFailed;
	return refusal === 'tooLarge' || refusal === 'impossible' ? pages.refused : signing.refusal;
}
