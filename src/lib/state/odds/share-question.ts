import { shareOrCopyLink } from '$lib/browser/sharing';
import { locale } from '../app/locale.svelte';
import { notices } from '../app/notices.svelte';

/** Shares the address of the page with a question as its query, or copies it and says so. */
export async function shareQuestion(query: string): Promise<void> {
	const { title } = locale.odds.page;
	const [done] = await Promise.all([
		shareOrCopyLink(title, new URL(`?${query}`, location.href).href),
		locale.load('oddsParts')
	]);
	const { copied, notCopied } = locale.oddsParts;
	if (done === 'copied') notices.show(copied);
	if (done === 'failed') notices.show(notCopied);
}
