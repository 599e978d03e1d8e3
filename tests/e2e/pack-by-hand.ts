import type { Page } from '@playwright/test';
import { newArmy } from '$lib/army/new-army';
import { packEditor as words } from '$lib/i18n/pl/pack-editor';
import type { Army } from '$lib/rules/choices';
import { catalogues, closeDialog, expect, putRows, saved } from './support';

const m = catalogues.pl;
const ID = 'eeeeeeee-0000-4000-8000-000000000001';
const army: Army = {
	...newArmy(ID, 'Klub', { profile: 'free' }),
	units: [{ kind: 'minifig', id: 'u1', name: 'Zoja', rank: 'mercenary' }]
};

/* A phone in Polish writes packs and uses them. */

/** The rows of a club: the printed one, the name and the price. */
export const ROWS = [
	[m.terms.gear.longRanged, 'Karabin obrotowy', '8'],
	[m.terms.gear.shortRanged, 'Blaster', '4'],
	[m.terms.gear.heavyHand, 'Młot', '3,5'],
	[m.terms.gear.explosive, 'Granat dymny', '2'],
	[m.terms.gear.shield, 'Tarcza energetyczna', '3'],
	[m.terms.ranks.mercenary, 'Strzelec wyborowy', '6'],
	[m.terms.ranks.officer, 'Kapitan', '9']
] as const;

/** Stores the army of a mercenary, Zoja. */
export async function putArmy(page: Page): Promise<void> {
	await page.goto('/');
	await putRows(page, 'armies', [{ id: ID, army, revision: 1, createdAt: 1, savedAt: Date.now() }]);
	await page.reload();
}

/** Makes a pack in Polish. */
export async function createPack(page: Page, name: string, look?: (what: string) => Promise<void>) {
	const dialog = page.getByRole('dialog');
	await page.goto('/packs');
	await page.getByRole('button', { name: words.newPack }).click();
	await dialog.getByLabel(words.create.name, { exact: true }).fill(name);
	await look?.('new pack');
	await dialog.getByRole('button', { name: words.create.make }).click();
	await expect(page.getByRole('heading', { name })).toBeVisible();
}

/** Adds a row like a printed one on a phone, and fills its name and price; its dialog stays open. */
export async function addRow(page: Page, [like, name, cost]: (typeof ROWS)[number]) {
	const dialog = page.getByRole('dialog');
	await page.getByRole('button', { name: words.newRow }).click();
	await dialog.getByRole('searchbox').fill(like);
	await dialog
		.getByRole('button', { name: new RegExp(`^${like.replace(/[()]/g, '\\$&')}`) })
		.first()
		.click();
	await dialog.getByLabel(words.names.pl).fill(name);
	await dialog.getByLabel(words.fieldOf({ field: 'CP', row: name })).fill(cost);
	await expect(dialog.getByRole('heading', { name, exact: true })).toBeVisible();
}

/** Opens the army. */
export const openKlub = (page: Page) => page.goto(`/army/${ID}`);

/** Gives the unit of the open army a rank and a weapon of a pack that the army has, and opens the bill. */
export async function useRows(page: Page) {
	const dialog = page.getByRole('dialog');
	await page.getByRole('button', { name: m.army.edit({ name: 'Zoja' }) }).click();
	await dialog.getByRole('radio', { name: /^Kapitan/ }).click();
	await dialog.getByRole('button', { name: `${m.unit.addGear}: Karabin obrotowy` }).click();
	await closeDialog(page, 'pl');
	await saved(page, 'pl');
	await page.getByRole('button', { name: m.army.openBill }).click();
	await expect(dialog.getByRole('row', { name: /^Kapitan/ })).toContainText('9');
	await expect(dialog.getByRole('row', { name: /^Karabin obrotowy/ })).toContainText('8');
}
