import type { Page } from '@playwright/test';
import type { Unit } from '../../src/lib/rules/choices';
import { armyOf, figureId, gameOf } from '../setup/table-games';
import { expect, PHONE, test } from './support';
import { TableByHand } from './table-by-hand';
import { openStoredGame } from './table-screens';

/** Tiles that a tap may draw: those of the figure, of the line that says when it was saved, twice, and of the footer. */
const MOST = 7;

/** The number of tiles that the page draws during a task and until the change is saved. */
async function tilesDrawn(page: Page, task: () => Promise<void>): Promise<number> {
	const browser = page.context().browser();
	await browser?.startTracing(page, {
		categories: ['-*', 'disabled-by-default-devtools.timeline']
	});
	await task();
	await expect(page.getByText(/^\s*Saved at/)).toBeVisible();
	await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
	const trace = (await browser?.stopTracing())?.toString() ?? '{}';
	const { traceEvents = [] } = JSON.parse(trace) as { traceEvents?: { name: string }[] };
	return traceEvents.filter(({ name }) => name === 'RasterTask').length;
}

test.use({ viewport: PHONE, hasTouch: true });

test('an undo at the table draws only what it changes, not the whole screen @long', async ({
	page
}) => {
	const units = Array.from({ length: 12 }, (_, place): Unit => {
		return { kind: 'minifig', rank: 'mercenary', id: `u${place}`, name: `Unit ${place}` };
	});
	await openStoredGame(page, gameOf([armyOf(1, 'Ours', units), armyOf(2, 'Theirs', units)]));
	const table = new TableByHand(page, 'en');
	await table.button(table.m.turns.begins({ name: 'Ours' })).click();
	const figure = figureId(1, 'u0');
	await table.openSheet(figure);
	await table.inside(table.m.sheet.falls).click();
	await table.leave();
	await expect(table.token(figure)).toHaveAccessibleName(/fallen/);
	await expect(page.getByText(/^\s*Saved at/)).toBeInViewport();
	const undo = table.button(table.m.turns.undo);
	const redo = table.button(table.m.turns.redo);
	// The pointer is there before: what is hovered looks different.
	await undo.hover();
	const drawn = await tilesDrawn(page, async () => {
		await undo.click();
		await expect(redo).toBeEnabled();
	});
	expect(drawn).toBeGreaterThan(0);
	expect(drawn).toBeLessThanOrEqual(MOST);
});
