import type { Page } from '@playwright/test';
import { longUnless } from './long';
import { catalogues, expect, openExample, saved, stored, test } from './support';

const m = catalogues.en;
/** Milliseconds without a key press before text is stored. */
const PAUSE = 500;
const line = (page: Page) => page.locator('main p').filter({ hasText: /^\s*(Saved at|Saving)/ });

interface Row {
	army: { name: string; notes?: string; units: { name: string; notes?: string; count?: number }[] };
}
async function army(page: Page) {
	const [row] = JSON.parse(await stored(page)) as Row[];
	if (!row) throw new Error('No army is stored');
	return row.army;
}

/** Opens and saves the example on a desktop, and focuses the name of its first unit. */
async function nameField(page: Page) {
	await page.goto('/');
	await openExample(page);
	await page.getByRole('button', { name: m.unit.more({ what: m.example.knight }) }).click();
	await saved(page);
	const editor = page.getByRole('region', { name: m.unit.title });
	const field = editor.getByRole('textbox', { name: m.unit.name, exact: true });
	await field.click();
	return field;
}

/** Holds back the timer that stores text after a pause; the returned function lets it go. */
async function holdPause(page: Page): Promise<() => Promise<void>> {
	await page.evaluate((pause) => {
		const { setTimeout: later } = window;
		// Each key begins the pause again, so that only the last one counts.
		let held = () => undefined as unknown;
		const release = () => {
			Object.assign(window, { setTimeout: later });
			held();
		};
		const hold = (act: () => void, ms?: number, ...args: unknown[]) => {
			if (ms !== pause) return later(act, ms, ...args);
			held = act;
			return 0;
		};
		Object.assign(window, { setTimeout: hold, release });
	}, PAUSE);
	return () => page.evaluate(() => (window as unknown as { release: () => void }).release());
}

const question = (page: Page) =>
	page.evaluate(() => {
		const event = new Event('beforeunload', { cancelable: true });
		dispatchEvent(event);
		return event.defaultPrevented;
	});

test('typed text is stored without leaving the field, and shown as saved only then', async ({
	page
}) => {
	const field = await nameField(page);
	const release = await holdPause(page);
	await page.keyboard.press('End');
	await page.keyboard.type(' the First ', { delay: 30 });
	await expect(line(page)).toHaveText(m.app.saving);
	expect((await army(page)).units[0]?.name).toBe(m.example.hero);
	await release();
	await saved(page);
	await expect(field).toBeFocused();
	await expect(field).toHaveValue(`${m.example.hero} the First `);
	expect((await army(page)).units[0]?.name).toBe(`${m.example.hero} the First`);

	await page.keyboard.type('of his name', { delay: 30 });
	await saved(page);
	const name = `${m.example.hero} the First of his name`;
	expect((await army(page)).units[0]?.name).toBe(name);
	// One text is one step, although it was stored several times.
	await page
		.getByRole('button', { name: m.army.undo({ step: m.edits.renameUnit({ name }) }) })
		.click();
	await expect(field).toHaveValue(m.example.hero);
	await expect(
		page.getByRole('button', { name: m.army.redo({ step: m.edits.renameUnit({ name }) }) })
	).toBeEnabled();
	await saved(page);
	expect((await army(page)).units[0]?.name).toBe(m.example.hero);
});

test('the window asks before it closes on typed text, and stores it meanwhile @long', async ({
	page
}) => {
	const field = await nameField(page);
	expect(await question(page)).toBe(false);
	await field.pressSequentially('!');
	const asked = page.waitForEvent('dialog');
	await page.close({ runBeforeUnload: true });
	const dialog = await asked;
	expect(dialog.type()).toBe('beforeunload');
	await dialog.dismiss();
	await saved(page);
	expect((await army(page)).units[0]?.name).toContain('!');
	expect(await question(page)).toBe(false);
});

for (const [how, hide] of [
	[
		'hidden',
		() => {
			Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
			document.dispatchEvent(new Event('visibilitychange'));
		}
	],
	['left', () => void dispatchEvent(new PageTransitionEvent('pagehide'))]
] as const) {
	test(
		`text that was just typed is stored when the page is ${how}`,
		longUnless(how === 'hidden'),
		async ({ page, context }) => {
			const field = await nameField(page);
			await holdPause(page);
			await field.fill('Typed in time');
			await page.evaluate(hide);
			const other = await context.newPage();
			await other.goto('/about');
			await expect.poll(async () => (await army(other)).units[0]?.name).toBe('Typed in time');
		}
	);
}

test('text that was just typed survives a reload and a navigation', async ({ page }) => {
	const field = await nameField(page);
	page.on('dialog', (dialog) => void dialog.accept());
	await field.fill('Before the reload');
	await page.reload();
	await expect(page.getByRole('button', { name: 'Before the reload' }).first()).toBeVisible();
	const address = page.url();
	const editor = page.getByRole('region', { name: m.unit.title });
	await editor.getByRole('textbox', { name: m.unit.name, exact: true }).fill('Before the address');
	await page.goto('/about');
	await page.goto(address);
	await expect(page.getByRole('button', { name: 'Before the address' }).first()).toBeVisible();
});

test('text that was just typed survives a closed window @long', async ({ page, context }) => {
	const field = await nameField(page);
	const address = page.url();
	await field.fill('Before the end');
	await page.evaluate(() => {
		// A window is hidden before it closes; after that none of its code runs.
		Object.defineProperty(document, 'hidden', { get: () => true });
		document.dispatchEvent(new Event('visibilitychange'));
		IDBObjectStore.prototype.put = () => {
			throw new Error('closed');
		};
	});
	await page.close();
	const again = await context.newPage();
	await again.goto(address);
	await expect(again.getByRole('button', { name: 'Before the end' }).first()).toBeVisible();
	const undo = m.army.undo({ step: m.edits.recovered() });
	await saved(again);
	await again.getByRole('button', { name: undo }).click();
	await expect(again.getByRole('button', { name: m.example.hero }).first()).toBeVisible();
	await saved(again);
	expect((await army(again)).units[0]?.name).toBe(m.example.hero);
	await again.reload();
	await saved(again);
	await expect(again.getByRole('button', { name: m.example.hero }).first()).toBeVisible();
});

test('notes are stored while they are typed, and when Back closes the dialog @long', async ({
	page
}) => {
	await nameField(page);
	await page.getByRole('button', { name: m.army.more, exact: true }).click();
	const notes = page.getByRole('dialog').getByRole('textbox', { name: m.structure.notes.title });
	await notes.click();
	await page.keyboard.type('Paint the ');
	await expect.poll(async () => (await army(page)).notes).toBe('Paint the');
	await expect(notes).toHaveValue('Paint the ');
	await page.keyboard.type('horses');
	await page.goBack();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await saved(page);
	expect((await army(page)).notes).toBe('Paint the horses');
});

test('an empty name is not stored and blocks nothing @long', async ({ page }) => {
	const field = await nameField(page);
	await field.fill('');
	await saved(page);
	await expect(field).toHaveValue('');
	expect((await army(page)).units[0]?.name).toBe(m.example.hero);
	await page.keyboard.press('Tab');
	await expect(field).toHaveValue(m.example.hero);
});

test('a typed number is stored as one step @long', async ({ page }) => {
	await nameField(page);
	const count = page
		.getByRole('region', { name: m.unit.title })
		.getByRole('textbox', { name: m.unit.count });
	await count.fill('1');
	await count.pressSequentially('2');
	await saved(page);
	await expect(count).toBeFocused();
	expect((await army(page)).units[0]?.count).toBe(12);
});

test('text typed in one window and an edit in another are both kept @long', async ({
	page,
	context
}) => {
	const field = await nameField(page);
	const other = await context.newPage();
	await other.goto(page.url());
	await other.getByRole('button', { name: m.unit.more({ what: m.example.archer }) }).waitFor();
	await field.fill('Typed here');
	await other.getByRole('button', { name: m.unit.more({ what: m.example.archer }) }).click();
	await saved(other);
	await expect(field).toHaveValue('Typed here');
	await saved(page);
	await expect.poll(async () => (await army(page)).units[0]?.name).toBe('Typed here');
});
