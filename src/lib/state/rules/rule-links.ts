import { afterPaint } from '$lib/browser/pause';
import { shareOrCopyLink } from '$lib/browser/sharing';
import { locale } from '../app/locale.svelte';
import { notices } from '../app/notices.svelte';
import type { Place } from './rule-address';

/** Shares the address of a rule or question, or copies it and says so. */
export async function shareEntry(title: string, id: string, address: string): Promise<void> {
	const { page: m } = locale.ruleTexts;
	const url = new URL(address, location.href).href;
	const done = await shareOrCopyLink(title, url);
	if (done === 'copied') notices.show(m.copied({ rule: id }));
	if (done === 'failed') notices.show(m.notCopied);
}

/** Scrolls to the heading of a place and focuses it. */
export function showPlace(place: Place): void {
	const heading = document.getElementById(place);
	heading?.scrollIntoView();
	heading?.focus({ preventScroll: true });
	// Rules above get their real heights only now.
	afterPaint(() => heading?.scrollIntoView());
}
