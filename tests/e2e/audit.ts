import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** What axe's script leaves in the page. */
interface Runner {
	run(root: Document, options: RunOptions): Promise<AxeResults>;
}

const OPTIONS: RunOptions = {
	resultTypes: ['violations'],
	runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
};

/** Fails if axe finds a violation on the page as it is now. */
export async function audit(page: Page, screen: string) {
	const isLoaded = await page.evaluate(() => 'axe' in window);
	if (!isLoaded) await page.evaluate(axe.source);
	const found = await page.evaluate(async (options) => {
		const { axe } = window as unknown as { axe: Runner };
		const { violations } = await axe.run(document, options);
		return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
	}, OPTIONS);
	expect(found, screen).toEqual([]);
}
