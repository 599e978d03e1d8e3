import { packEditor } from '$lib/i18n/pl/pack-editor';
import { packs as words } from '$lib/i18n/pl/packs';
import { test } from './hub-test';
import { addRow, createPack, openKlub, putArmy, ROWS, useRows } from './pack-by-hand';
import { pair } from './paired-devices';
import { closeDialog, expect, PHONE } from './support';

test('a pack written on a phone is used in an army on another one, and its next edition changes that army @long', async ({
	open,
	phone
}) => {
	const other = await open('pl', PHONE);
	const name = 'Klub Orbita';
	const { page, m } = other;
	const release = async (edition: number) => {
		const { status } = packEditor;
		await phone.page.getByRole('button', { name: status.release({ edition }) }).click();
		await expect(phone.page.getByText(status.inUse({ edition }))).toBeVisible();
	};
	await putArmy(page);
	await pair(phone, other);

	await createPack(phone.page, name);
	for (const row of ROWS) {
		await addRow(phone.page, row);
		await closeDialog(phone.page, 'pl');
	}
	await release(1);

	// The other phone gets it while its list of packs is open.
	await page.goto('/packs');
	const listed = page.locator('summary').filter({ hasText: name });
	await expect(listed).toContainText(words.edition({ edition: 1 }));
	await openKlub(page);
	await page.getByRole('button', { name: m.army.more, exact: true }).click();
	const dialog = page.getByRole('dialog');
	await dialog.locator('summary').filter({ hasText: m.app.packs }).click();
	await dialog
		.locator('summary')
		.filter({ hasText: words.inArmy.add({ name }) })
		.click();
	await dialog.getByRole('button', { name: words.inArmy.add({ name }) }).click();
	await closeDialog(page, 'pl');
	await useRows(page);

	await phone.page.getByRole('button', { name: /^Kapitan/ }).click();
	const price = packEditor.fieldOf({ field: 'CP', row: 'Kapitan' });
	await phone.page.getByRole('dialog').getByLabel(price).fill('10');
	await closeDialog(phone.page, 'pl');
	await release(2);
	await page.goto('/packs');
	const update = page.getByRole('button', {
		name: words.updates.one({ army: 'Klub', pack: name })
	});
	await update.click();
	await expect(update).toHaveCount(0);
	await openKlub(page);
	await page.getByRole('button', { name: m.army.openBill }).click();
	await expect(dialog.getByRole('row', { name: /^Kapitan/ })).toContainText('10');
});
