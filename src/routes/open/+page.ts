import { resolve } from '$app/paths';
import { locale } from '$lib/state/app/locale.svelte';

/** A % that does not stand for itself. */
const STRAY_PERCENT = /%(?!25)/;

/** The texts of armies and of refusals, in the language the layout has chosen before. */
export async function load({ parent }) {
	const { hash } = location;
	// No link has a %. SvelteKit decodes every hash, and fails where that is not possible: begin again without.
	if (STRAY_PERCENT.test(hash)) {
		history.replaceState(history.state, '', resolve('/open') + hash.replaceAll('%', '%25'));
		location.reload();
		await new Promise(() => undefined);
	}
	await parent();
	await Promise.all([locale.load('builder'), locale.load('problems')]);
}
