import type { Page } from '@playwright/test';
import { shownName } from '$lib/i18n/ready-names';
import type { Device } from './device';
import { catalogues, expect, openExample, saved } from './support';

/** What a device has stored, by table: the keys of its rows, and the counts of the units of its armies. */
function contents(page: Page): Promise<object> {
	return page.evaluate(async () => {
		const open = indexedDB.open('brikmuster');
		await new Promise((done) => (open.onsuccess = done));
		const read = async (table: string) => {
			const all = open.result.transaction(table).objectStore(table).getAll();
			await new Promise((done) => (all.onsuccess = done));
			return all.result as Record<string, unknown>[];
		};
		const armies = await read('armies');
		const entries = await read('entries');
		const found = {
			armies: armies.map((row) => {
				const army = row.army as { name: string; units: { count?: number }[] };
				return [army.name, row.tags ?? [], army.units.map(({ count }) => count ?? 1)];
			}),
			ownUnits: (await read('ownUnits')).map(({ id }) => id),
			photos: (await read('photos')).map(({ digest }) => digest),
			leagues: (await read('leagues')).map(({ id }) => id),
			entries: entries.filter(({ signature }) => signature).map(({ digest }) => digest)
		};
		open.result.close();
		return found;
	});
}

/** Waits until two devices have stored the same and returns it. */
export async function equal(
	one: Device,
	other: Device,
	figures?: readonly number[]
): Promise<object> {
	await expect(async () => {
		const [ours, theirs] = await Promise.all([contents(one.page), contents(other.page)]);
		expect(theirs).toEqual(ours);
		if (figures) expect(await sizes(one)).toEqual(figures);
	}).toPass({ timeout: 60_000 });
	return contents(one.page);
}

/** The number of figures in each army, in order. */
export async function sizes({ page }: Device): Promise<number[]> {
	const { armies } = (await contents(page)) as { armies: [string, string[], number[]][] };
	return armies.map(([, , counts]) => counts.reduce((sum, count) => sum + count, 0)).sort();
}

/** Opens the example army without loading the page, as the hub may be gone afterwards. */
export async function openArmy({ page, language }: Device): Promise<void> {
	await page.goto('/');
	await page.getByRole('link', { name: catalogues.en.example.army }).first().click();
	await saved(page, language);
}

export async function change(
	{ page, m, language }: Device,
	unit: 'knight' | 'archer',
	by: 'more' | 'fewer'
) {
	await page
		.getByRole('button', {
			name: m.unit[by]({ what: shownName(m.presets, catalogues.en.example[unit]) }),
			exact: true
		})
		.click();
	await saved(page, language);
}

/** Renames the knight in its editor, which a phone opens over the list. */
export async function rename({ page, m, language }: Device, name: string): Promise<void> {
	await page
		.getByRole('button', {
			name: m.army.edit({ name: shownName(m.presets, catalogues.en.example.knight) })
		})
		.click();
	const field = page.getByRole('textbox', { name: m.unit.name, exact: true });
	await field.fill(name);
	await field.press('Enter');
	await saved(page, language);
	const close = page.getByRole('dialog').getByRole('button', { name: m.app.close });
	if (await close.isVisible()) await close.click();
}

/** The first device begins a room; returns the link of an invitation that it shows. */
export async function begin({ page, m }: Device, look?: (what: string) => Promise<void>) {
	const { start, state } = m.hub;
	await page.getByRole('textbox', { name: start.name }).fill('Desk');
	await page.getByRole('button', { name: start.begin }).click();
	await expect(page.getByText(state.connected, { exact: true })).toBeVisible();
	return invite({ page, m }, look);
}

/** The link of a new invitation that a paired device shows. */
export async function invite(
	{ page, m }: Pick<Device, 'page' | 'm'>,
	look?: (what: string) => Promise<void>
): Promise<string> {
	const texts = m.hub.invite;
	await page.getByRole('button', { name: texts.add }).click();
	await expect(page.getByRole('img', { name: texts.alt })).toBeVisible();
	await look?.('invitation of a device');
	return (await page.getByText(/#room=/).textContent()) ?? '';
}

/** A device joins by a link; the invitation of the first one is used up then, and its secret gone from the address. */
export async function join(link: string, first: Device, second: Device): Promise<void> {
	await second.page.goto(link);
	const { hub } = second.m;
	await second.page.getByRole('textbox', { name: hub.start.name }).fill('Telefon');
	await second.page.getByRole('button', { name: hub.join.accept }).click();
	await expect(second.page.getByText('Desk')).toBeVisible();
	await expect(first.page.getByRole('dialog')).toHaveCount(0);
	await expect(second.page).toHaveURL(/\/devices$/);
}

/** Two devices become a pair. */
export async function pair(one: Device, other: Device): Promise<void> {
	await one.page.goto('/devices');
	await join(await begin(one), one, other);
}

/** Two devices become a pair with the example army, which both have open then. Returns the number of its figures. */
export async function pairWithExample(one: Device, other: Device): Promise<number> {
	await one.page.goto('/');
	await openExample(one.page);
	// Devices share an example once it has been changed.
	await change(one, 'knight', 'more');
	await pair(one, other);
	await equal(one, other);
	const [figures = 0] = await sizes(one);
	await openArmy(one);
	await openArmy(other);
	return figures;
}
