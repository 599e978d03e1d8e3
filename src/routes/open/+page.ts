import { redirect } from '@sveltejs/kit';
import { resolve } from '$app/paths';
import { locale } from '$lib/state/locale.svelte';

/** A % that does not stand for itself. */
const STRAY_PERCENT = /%(?!25)/;

/** The texts of armies and of refusals, in the language the layout has chosen before. */
export async function load({ parent }) {
	const { hash } = location;
	// No link has a %. SvelteKit decodes every hash, and fails where that is not possible.
	if (STRAY_PERCENT.test(hash)) {
		const address = `${resolve('/open')}${hash.replaceAll('%', '%25')}`;
		history.replaceState(history.state, '', address);
		redirect(307, address);
	}
	await parent();
	await Promise.all([locale.load('builder'), locale.load('problems')]);
}
