import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { catalogues, expect, PHONE, stored, test } from './support';

test.use({ serviceWorkers: 'allow', newcomer: true, viewport: PHONE });

const m = catalogues.en;
const fixture = (name: string) => readFileSync(`tests/fixtures/doors/${name}`, 'utf8').trim();
const link = fixture('01-percent-hash.txt');
const path = new URL(link).pathname;
const { sources } = m.links;

test('an address with an encoded number sign leads to its page', async ({ page }) => {
	for (const address of [path, path.replace('%23', '%2523')]) {
		await page.goto(address);
		await expect(page.getByRole('heading', { level: 2, name: 'Rycerze' })).toBeVisible();
		await expect(page).toHaveURL(/\/open#b1\./);
	}
	await page.goto('/league/join%23room=AAAA');
	await expect(page.getByText(m.leagueJoin.join.bad)).toBeVisible();
});

test('a text that does not read stays in the field, and a whole link saves its army', async ({
	page
}) => {
	await page.goto('/');
	await page.getByRole('button', { name: m.home.import }).first().click();
	const dialog = page.getByRole('dialog', { name: sources.title });
	const field = dialog.getByRole('textbox', { name: m.links.field });
	const cut = `Moja armia:\n${link.slice(0, -20)}`;
	await field.fill(cut);
	await dialog.getByRole('button', { name: sources.read }).click();
	await expect(dialog.getByRole('alert')).toContainText(
		m.links.refusals.incompleteLink({ code: 'incompleteLink', path: '' })
	);
	await expect(field).toHaveValue(cut);
	await field.fill(`> ${link}…\nDo zobaczenia!`);
	await dialog.getByRole('button', { name: sources.read }).click();
	await page.getByRole('button', { name: m.importing.keep }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Rycerze' })).toBeVisible();
});

test('the dialog takes a backup by its content, and the clipboard', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto('/');
	const importFrom = async () => {
		await page.getByRole('button', { name: m.home.import }).first().click();
		return page.getByRole('dialog', { name: sources.title });
	};
	await page.evaluate((text) => navigator.clipboard.writeText(text), fixture('wrapped-76.txt'));
	await (await importFrom()).getByRole('button', { name: sources.paste }).click();
	await expect(page.getByText(m.leagues.regulation.fileDialog.submission)).toBeVisible();
	await page.keyboard.press('Escape');
	const chooser = page.waitForEvent('filechooser');
	await (await importFrom()).getByRole('button', { name: sources.chooseFile }).click();
	const buffer = readFileSync('tests/fixtures/formats/backup-v6.brikbackup');
	await (await chooser).setFiles({ name: 'backup.json', mimeType: 'application/json', buffer });
	await expect(page).toHaveURL(/\/data$/);
	await expect(page.getByRole('button', { name: 'Restore 1 army' })).toBeVisible();
	expect(await stored(page)).toBe('[]');
});

/** What the system does when another app shares something: a form is posted to the address of the manifest. */
async function share(
	page: Page,
	texts: Record<string, string>,
	files: { name: string; text: string }[] = []
) {
	await page.evaluate(
		async ([values, given]) => {
			const body = new FormData();
			for (const [name, value] of Object.entries(values)) body.append(name, value);
			for (const { name, text } of given) body.append('files', new File([text], name));
			await fetch('/share', { method: 'POST', body, redirect: 'manual' });
		},
		[texts, files] as const
	);
	await page.goto('/share');
}

test('what another app shares passes the service worker and opens', async ({ page }) => {
	await page.goto('/');
	await page.evaluate(() => navigator.serviceWorker.ready);
	await page.reload();
	await expect
		.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
		.toBe(true);
	await page.context().setOffline(true);
	await share(page, { title: 'Rycerze', text: `Moja armia ${link}`, url: '' });
	await expect(page.getByRole('dialog')).toContainText('Rycerze');
	await page.keyboard.press('Escape');
	await share(page, {}, [
		{ name: 'army.jpg', text: fixture('army.brik') },
		{ name: 'sealed.brik.txt', text: fixture('sealed.brik.txt') },
		{ name: 'nothing.brik', text: '' }
	]);
	const dialog = page.getByRole('dialog');
	await expect(dialog).toContainText('Rycerze');
	await expect(dialog.getByRole('alert')).toContainText('nothing.brik');
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: m.importing.next }).click();
	await expect(page.getByText(m.leagues.regulation.fileDialog.submission)).toBeVisible();
});

test('the page for shared things says when nothing arrived @long', async ({ page }) => {
	await page.goto('/share');
	await expect(page.getByRole('alert')).toContainText(sources.nothingShared);
});

test('what is shared before the service worker runs leads to a page that says so', async ({
	page,
	baseURL
}) => {
	await page.evaluate((action) => {
		const form = document.createElement('form');
		Object.assign(form, { action, method: 'post', enctype: 'multipart/form-data' });
		document.body.append(form);
		form.submit();
	}, new URL('/share', baseURL).href);
	await expect(page).toHaveURL(/\/share$/);
	await expect(page.getByRole('alert')).toContainText(sources.nothingShared);
});

test('a file that the system opens with the app is imported', async ({ page }) => {
	await page.addInitScript((text) => {
		const file = new File([text], 'army.brik');
		const setConsumer = (consume: (params: object) => void) =>
			consume({ files: [{ name: file.name, getFile: () => Promise.resolve(file) }] });
		Object.defineProperty(globalThis, 'launchQueue', { value: { setConsumer } });
	}, fixture('army.brik'));
	await page.goto('/');
	await page.getByRole('button', { name: m.importing.keep }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Rycerze' })).toBeVisible();
});

test('the manifest names what the app takes @long', async ({ request }) => {
	const manifest = (await (await request.get('/manifest.webmanifest')).json()) as Record<
		string,
		never
	>;
	expect(manifest).toMatchObject({
		lang: 'en',
		share_target: { action: './share', method: 'POST', enctype: 'multipart/form-data' },
		file_handlers: [{ action: './' }],
		launch_handler: { client_mode: ['navigate-existing', 'auto'] }
	});
});

test('an address with a strange id is not found @long', async ({ page }) => {
	for (const id of ['__proto__', 'constructor', 'toString']) {
		await page.goto(`/army/${id}`);
		await expect(page.getByText(m.army.notFound)).toBeVisible();
	}
});

test('an old browser names what it lacks, and still opens a link @long', async ({ page }) => {
	await page.addInitScript(() => {
		Reflect.deleteProperty(globalThis, 'CompressionStream');
		Reflect.deleteProperty(globalThis, 'DecompressionStream');
	});
	await page.goto(path.replace('%23', '#'));
	const notice = page.getByRole('alert').filter({ hasText: 'too old' });
	await expect(notice).toContainText('CompressionStream');
	await expect(notice).not.toContainText('IndexedDB');
	await notice.getByRole('button').click();
	await expect(page.getByRole('heading', { level: 2, name: 'Rycerze' })).toBeVisible();
});

test('an answer about odds is hidden while a field does not read', async ({ page }) => {
	await page.goto('/odds');
	const answer = page.getByRole('heading', { name: m.odds.page.answer });
	await expect(answer).toBeVisible();
	const skill = page.getByLabel(m.odds.terms.skill, { exact: true }).first();
	await skill.fill('60d6');
	await skill.blur();
	await expect(page.getByText(m.odds.page.wrongDice).first()).toBeVisible();
	await expect(answer).toBeHidden();
	await skill.fill('d6');
	await skill.blur();
	await expect(answer).toBeVisible();
});
