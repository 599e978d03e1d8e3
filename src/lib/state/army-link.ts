import { resolve } from '$app/paths';
import { armyLink } from '$lib/exchange/link';
import type { Army } from '$lib/rules/choices';

/** A link to an army that the app opens where it runs now. */
export function linkHere(army: Army): Promise<string> {
	const home = new URL(resolve('/'), location.href).href;
	return armyLink(army, home.replace(/\/$/, ''));
}
