import { shareOrCopyLink } from '$lib/browser/sharing';
import { locale } from '../app/locale.svelte';
import { notices } from '../app/notices.svelte';

/** Shares the address of the page with a question as its query, or copies it and says so. */
export async function shareQuestion(query: string): Promise<void> {
	const { page } = locale.odds;
	const done = await shareOrCopyLink(page.title, new URL(`?${query}`, location.href).href);
	if (done === 'copied') notices.show(page.copied);
	if (done === 'failed') notices.show(page.notCopied);
}
