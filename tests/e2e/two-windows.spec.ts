import { catalogues, expect, openExample, saved, stored, test } from './support';

const m = catalogues.en;
const more = m.unit.more({ what: m.example.knight });

test('a change in one window appears in the other', async ({ page, context }) => {
	await page.goto('/');
	await openExample(page);
	await saved(page);
	const other = await context.newPage();
	await other.goto(page.url());
	await expect(other.getByText('0 left').first()).toBeVisible();
	await page.getByRole('button', { name: more }).click();
	await expect(other.getByText('10 too many').first()).toBeVisible();
	await expect(other.getByText(m.army.notices.changedElsewhere)).toBeVisible();
	await other.getByRole('button', { name: m.army.undo({ step: m.edits.otherWindow() }) }).click();
	await expect(page.getByText('0 left').first()).toBeVisible();
});

test('a window that slept never overwrites what the other saved', async ({ page, context }) => {
	await page.goto('/');
	await openExample(page);
	await saved(page);
	const sleeper = await context.newPage();
	await sleeper.goto(page.url());
	await expect(sleeper.getByText('0 left').first()).toBeVisible();
	// Deaf to the other window: it neither hears of the change nor asks the database again.
	await sleeper.evaluate(() => {
		BroadcastChannel.prototype.dispatchEvent = () => true;
		const stop = (event: Event) => event.stopImmediatePropagation();
		for (const channel of ['message', 'storage', 'storagemutated', 'visibilitychange']) {
			addEventListener(channel, stop, true);
		}
	});
	await page.getByRole('button', { name: more }).click();
	await saved(page);
	const archer = m.unit.more({ what: m.example.archer });
	await sleeper.getByRole('button', { name: archer }).click();
	// Both changes count: a knight (10) and an archer (9) more than 150.
	await expect(sleeper.getByText('19 too many').first()).toBeVisible();
	await expect(page.getByText('19 too many').first()).toBeVisible();
	const [row] = JSON.parse(await stored(page)) as { army: { units: { count: number }[] } }[];
	expect(row?.army.units.map(({ count }) => count)).toEqual([1, 1, 4, 6, 5, 1]);
});

test('an army deleted in another window can be brought back', async ({ page, context }) => {
	await page.goto('/');
	await openExample(page);
	await saved(page);
	const other = await context.newPage();
	await other.goto('/');
	await other.getByRole('button', { name: m.home.more({ name: m.example.army }) }).click();
	await other.getByRole('button', { name: m.home.delete }).click();
	await expect(page.getByText(m.army.notices.deletedElsewhere)).toBeVisible();
	await page.getByRole('button', { name: m.army.restore }).click();
	await expect(other.getByRole('link', { name: m.example.army })).toBeVisible();
});
