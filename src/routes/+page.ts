export const ssr = true;
export const prerender = true;

/** Returns what the prerendered page shows until the app has started; in the browser, nothing. */
export async function load() {
	if (!import.meta.env.SSR) return {};
	const { default: FirstLook } = await import('$lib/components/first-look/FirstLook.svelte');
	return { FirstLook };
}
