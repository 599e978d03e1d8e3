import { afterPaint } from '$lib/browser/pause';
import { shareOrCopyLink } from '$lib/browser/sharing';
import type { RuleId } from '$lib/rules/citations';
import { locale } from '../app/locale.svelte';
import { notices } from '../app/notices.svelte';
import type { Place } from './rule-address';

/** Shares the address of a rule, or copies it and says so. */
export async function shareRule(rule: RuleId, address: string): Promise<void> {
	const { page: m, rules } = locale.ruleTexts;
	const url = new URL(address, location.href).href;
	const done = await shareOrCopyLink(`${rule} ${rules[rule].title}`, url);
	if (done === 'copied') notices.show(m.copied({ rule }));
	if (done === 'failed') notices.show(m.notCopied);
}

/** Scrolls to the heading of a rule or chapter and focuses it. */
export function showPlace(place: Place): void {
	const heading = document.getElementById(place);
	heading?.scrollIntoView();
	heading?.focus({ preventScroll: true });
	// Rules above get their real heights only now.
	afterPaint(() => heading?.scrollIntoView());
}
