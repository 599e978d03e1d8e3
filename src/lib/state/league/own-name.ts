import { submitterNames } from '$lib/league/submitter-names';
import { locale } from '../app/locale.svelte';
import type { OpenLeague } from './open-league.svelte';

/** What the player at this device is called in the league; empty for nobody. */
export function ownName({ league, own }: OpenLeague): string {
	if (!own) return '';
	return submitterNames(league, [own.player], locale.leagues.namesakes)(own.player);
}
