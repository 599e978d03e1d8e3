import type { Page } from '@playwright/test';
import { chanceOf, type Chance } from '../fuzz/chance';
import { seedOf } from '../setup/cases';
import { test } from './hub-test';
import { randomTarget } from './random-target';
import { arrived, GAME, joinButton, shareGame, storedEvents } from './shared-game';
import { catalogues, expect, forgetLoads } from './support';

/** `TAPS=2000` sets the number of taps, `SEED` repeats those of another run. */
const TAPS = Number(process.env.TAPS ?? 40);
const SEED = seedOf(11);

/** What leaves the game or the room: the menu, and the buttons that end the connection. */
const LEFT_OUT = Object.values(catalogues)
	.flatMap(({ table, twoPhones, hub }) => [
		table.menu.title,
		twoPhones.hub.leave,
		hub.off.switchOff,
		hub.devices.removeThis({ name: '' }).trim()
	])
	.map((label) => `^${label}`)
	.join('|');

/** Presses a random button; one that is covered or gone meanwhile is left alone. */
async function tap(page: Page, chance: Chance): Promise<string> {
	const target = await randomTarget(page, chance, LEFT_OUT);
	if (!target || target.href !== undefined) return 'nothing';
	await target.element.click({ timeout: 2000 }).catch((error: unknown) => {
		if (!/Timeout|not attached/.test(String(error))) throw error;
	});
	return target.name;
}

/** What the table shows of each figure. */
const board = (page: Page) =>
	page
		.locator('main [data-figure]')
		.evaluateAll((all) => all.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent));

async function closeDialogs(page: Page): Promise<void> {
	const dialogs = page.getByRole('dialog');
	await expect(async () => {
		if ((await dialogs.count()) > 0) await page.keyboard.press('Escape');
		expect(await dialogs.count()).toBe(0);
	}).toPass({ timeout: 60_000 });
}

test(`${TAPS} random taps on two phones and in a second window, with reloads and a hub that is killed: all end equal @long`, async ({
	hub,
	desk: first,
	phone: second
}, testInfo) => {
	test.setTimeout(360_000 + TAPS * 3000);
	const chance = chanceOf(SEED, 0);
	await second.page.goto(await shareGame(first));
	await joinButton(second).click();
	await arrived(second);
	const window = await first.page.context().newPage();
	await window.goto(`/table/${GAME}`);
	await closeDialogs(first.page);
	const pages = [first.page, second.page, window] as const;
	// The browser asks before it drops what is not saved yet.
	for (const page of pages) page.on('dialog', (dialog) => void dialog.accept());
	const steps: string[] = [];
	for (let step = 0; step < TAPS; step += 1) {
		const page = chance.pick(pages);
		// The app comes from the hub too, so that it is back before the next tap.
		if (chance.once(25)) await hub.restart();
		if (chance.once(12)) await page.reload();
		else if (chance.once(6)) await page.keyboard.press('Escape');
		else steps.push(`${pages.indexOf(page)} ${await tap(page, chance)}`);
	}
	await testInfo.attach('steps', { body: steps.join('\n') });
	for (const page of pages) await closeDialogs(page);
	await expect(async () => {
		const events = await storedEvents(first.page);
		expect(await storedEvents(second.page)).toEqual(events);
		expect(events.length).toBeGreaterThan(TAPS / 20);
	}).toPass({ timeout: 120_000 });
	await expect(async () => {
		const shown = await board(first.page);
		expect(shown).not.toEqual([]);
		expect(await board(window)).toEqual(shown);
	}).toPass({ timeout: 60_000 });
	for (const { page } of [first, second]) {
		const before = await board(page);
		await page.reload();
		await expect.poll(() => board(page)).toEqual(before);
	}
	// A page may have been loading a part of the app when the hub was killed.
	for (const { troubles } of [first, second]) forgetLoads(troubles);
});
