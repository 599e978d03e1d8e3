import { redirect } from '@sveltejs/kit';
import { resolve } from '$app/paths';
import { locale } from '$lib/state/locale.svelte';

function isDecodable(text: string): boolean {
	try {
		decodeURIComponent(text);
		return true;
	} catch {
		return false;
	}
}

/** The texts of armies and of refusals, in the language the layout has chosen before. */
export async function load({ parent }) {
	const { hash } = location;
	// SvelteKit decodes every hash and fails on a % alone, which damaged links may have.
	if (!isDecodable(hash)) redirect(307, `${resolve('/open')}${hash.replaceAll('%', '%25')}`);
	await parent();
	await Promise.all([locale.load('builder'), locale.load('problems')]);
}
