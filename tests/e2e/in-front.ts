import type { Locator, Page } from '@playwright/test';

/** What a user can reach: the last dialog that was opened, or else the page. */
export async function inFront(page: Page): Promise<Locator> {
	const dialogs = page.locator('dialog:modal');
	return (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body');
}
