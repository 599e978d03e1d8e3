import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails if axe finds a violation on the page as it is now. */
export async function audit(page: Page, screen: string) {
	const { violations } = await new AxeBuilder({ page })
		.options({ resultTypes: ['violations'] })
		.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
		// The app has no frames, whose results would be collected in a page of their own.
		.setLegacyMode()
		.analyze();
	const found = violations.map(
		({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`
	);
	expect(found, screen).toEqual([]);
}
