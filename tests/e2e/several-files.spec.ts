import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { catalogues, expect, openExample, PHONE, test } from './support';

test.use({ viewport: PHONE });

const m = catalogues.en;
const army = readFileSync('tests/fixtures/doors/army.brik');
const other = Buffer.from(
	army.toString().replace('0d3f1c52', '1d3f1c52').replace('Rycerze', 'Piraci')
);
const sealed = readFileSync('tests/fixtures/doors/sealed.brik.txt');
const backup = readFileSync('tests/fixtures/formats/backup-v6.brikbackup');
const file = (name: string, buffer: Buffer) => ({ name, mimeType: '', buffer });

async function choose(page: Page, files: ReturnType<typeof file>[]) {
	await page.getByRole('button', { name: m.home.import }).first().click();
	const chooser = page.waitForEvent('filechooser');
	await page.getByRole('dialog').getByRole('button', { name: m.links.sources.chooseFile }).click();
	await (await chooser).setFiles(files);
}

test('several files are all taken: armies at once, failures by name, the others in turn', async ({
	page
}) => {
	await page.goto('/');
	await choose(page, [
		file('a.jpg', army),
		file('sealed.brik.txt', sealed),
		file('b', other),
		file('old.json', backup),
		file('nothing.brik', Buffer.from('')),
		file('c.zip', Buffer.from('PK\u0003\u0004'))
	]);
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByRole('checkbox', { name: 'Rycerze' })).toBeChecked();
	const alert = dialog.getByRole('alert');
	await expect(alert).toContainText(/nothing\.brik.*c\.zip/s);
	await dialog.getByRole('button', { name: m.links.saveSeveral({ count: 2 }) }).click();
	await expect(page.getByRole('link', { name: 'Piraci' })).toBeVisible();
	await expect(page.getByText(m.importing.more({ count: 2 }))).toBeVisible();
	await page.getByRole('button', { name: m.importing.next }).click();
	await expect(page.getByText(m.leagues.regulation.fileDialog.submission)).toBeVisible();
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: m.importing.next }).click();
	await expect(page).toHaveURL(/\/data$/);
	await expect(page.getByRole('button', { name: 'Restore 1 army' })).toBeVisible();
});

test('a text file with a link that is cut off is explained @long', async ({ page }) => {
	await page.goto('/');
	await choose(page, [file('cut.txt', Buffer.from('https://example.org/open#b1.fZBLT8MwEIT'))]);
	await expect(page.getByRole('dialog')).toContainText('cut.txt');
	await expect(page.getByRole('dialog')).toContainText(
		m.links.refusals.incompleteLink({ code: 'incompleteLink', path: '' })
	);
});

test('an army in place of a picture is named and opened in the right place @long', async ({
	page
}) => {
	await page.goto('/');
	await openExample(page);
	await page.getByRole('button', { name: m.army.edit({ name: m.example.hero }) }).click();
	await page.getByText(m.unit.picture, { exact: true }).click();
	const chooser = page.waitForEvent('filechooser');
	await page.getByRole('button', { name: m.portrait.photo.instead }).click();
	await (await chooser).setFiles([file('portrait.jpg', army)]);
	const alert = page.getByRole('alert').filter({
		hasText: m.problems.otherKind({ code: 'otherKind', path: '', kind: 'army' })
	});
	await alert.getByRole('button', { name: m.importing.elsewhere }).click();
	await expect(page.getByRole('dialog')).toContainText('Rycerze');
});

test('a submission pasted on the page of links is named @long', async ({ page }) => {
	await page.goto('/open');
	await page.getByRole('textbox', { name: m.links.field }).fill(sealed.toString());
	await page.getByRole('button', { name: m.links.show }).click();
	await expect(page.getByText(m.leagues.regulation.fileDialog.submission)).toBeVisible();
});
