import { audit } from './audit';
import type { Device } from './device';
import { test, type RestartableHub } from './hub-test';
import { filmCodes, launchFilming } from './phone-codes';
import { arrived, joinButton, openTwoPhones, shareGame, storedEvents } from './shared-game';
import { expect, PHONE } from './support';
import { TableByHand } from './table-by-hand';

/** Waits until both phones have stored the same number of events, and the same ones. */
async function equal(one: Device, other: Device, count: number): Promise<void> {
	await expect(async () => {
		const [ours, theirs] = [await storedEvents(one.page), await storedEvents(other.page)];
		expect(ours).toHaveLength(count);
		expect(theirs).toEqual(ours);
	}).toPass({ timeout: 60_000 });
}

async function closed({ page, m }: Device) {
	const close = page.getByRole('dialog').getByRole('button', { name: m.app.close, exact: true });
	await close.first().click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** A figure of a side. */
const token = ({ page }: Device, side: string, place = 0) =>
	page.locator(`main [data-figure^="${side}/"]`).nth(place);

async function fall(one: Device, side: string, place: number) {
	const id = await token(one, side, place).getAttribute('data-figure');
	const table = new TableByHand(one.page, one.language);
	await table.openSheet(id ?? '');
	await table.inside(table.m.sheet.falls).click();
	await closed(one);
}

async function play({ page }: Device, side: string) {
	await page.getByRole('radio', { name: side }).check();
}

/** The second phone's camera sees the code, and it joins. */
async function joinByCamera(second: Device, { host }: RestartableHub) {
	await second.page.goto('/table/join');
	const { scanning } = second.m.twoPhones;
	await expect(second.page.getByText(scanning.hub({ name: host }))).toBeVisible();
	await second.page.getByRole('button', { name: scanning.openHub }).click();
	await expect(joinButton(second)).toBeVisible();
	await audit(second.page, 'joining a game');
	await joinButton(second).click();
	await arrived(second);
}

test('two phones play one game through a hub that may fail, and stop sharing it @long', async ({
	hub,
	desk: first,
	open
}, testInfo) => {
	const film = testInfo.outputPath('code.y4m');
	const used = await shareGame(first);
	filmCodes(film, [{ text: used, degrees: 6 }]);
	const browser = await launchFilming(film);
	const second = await open('pl', PHONE, { browser, permissions: ['camera'] });
	await joinByCamera(second, hub);
	const { state } = first.m.hub;
	const game = first.m.twoPhones.hub;
	const theirs = second.m.hub;
	const [en, pl] = [first.m.table, second.m.table];
	await equal(first, second, 1);

	// The code is used up; each phone takes its side.
	await expect(first.page.getByText(state.connected, { exact: true }).first()).toBeVisible();
	await play(first, 'Castle');
	await second.page
		.getByRole('button', { name: second.m.twoPhones.hub.together({ count: 1 }) })
		.click();
	await audit(second.page, 'game in a room');
	await expect(
		second.page.getByText(second.m.twoPhones.who.other({ sides: 'Castle' }))
	).toBeVisible();
	await play(second, 'Orcs');
	await expect(first.page.getByText(first.m.twoPhones.who.other({ sides: 'Orcs' }))).toBeVisible();
	await closed(first);
	await closed(second);

	// A tap is on the other phone's screen, and is taken back with consent only.
	await fall(first, 's2', 0);
	await expect(token(second, 's2')).toHaveAccessibleName(new RegExp(pl.board.marks.fallen()));
	await second.page.getByRole('button', { name: pl.turns.undo, exact: true }).click();
	await expect(second.page.getByText(pl.log.waiting)).toBeVisible();
	await first.page.getByRole('button', { name: en.log.consent }).click();
	await expect(token(second, 's2')).toHaveAccessibleName(new RegExp(pl.board.standing));
	await equal(first, second, 6);

	// The hub also serves the app: load what an attack needs before the hub fails.
	await token(second, 's1').click();
	await expect(second.page.getByRole('dialog')).toBeVisible();
	await second.page.waitForLoadState('networkidle');
	await closed(second);
	await hub.kill();
	await fall(first, 's2', 1);
	await fall(second, 's1', 0);
	await fall(second, 's1', 1);
	await expect(
		second.page.getByRole('button', {
			name: [theirs.state.apart, theirs.state.unsent({ count: 2 })].join(' · ')
		})
	).toBeVisible();
	await hub.restart();
	await second.page.reload();
	await equal(first, second, 9);
	await expect(token(first, 's1', 1)).toHaveAccessibleName(new RegExp(en.board.marks.fallen()));

	await openTwoPhones(second);
	await second.page.getByRole('button', { name: theirs.off.switchOff }).click();
	await expect(second.page.getByText(second.m.twoPhones.hub.offWhat)).toBeVisible();
	await fall(first, 's2', 2);
	await second.page.getByRole('button', { name: theirs.off.switchOn }).click();
	await equal(first, second, 10);

	// A removed phone keeps the game; its code is used up, and another one lets it in again.
	await openTwoPhones(first);
	first.page.on('dialog', (dialog) => void dialog.accept());
	const { removeThis } = first.m.hub.devices;
	await first.page
		.getByRole('button', { name: removeThis({ name: second.m.hub.start.computer }) })
		.click();
	await expect(second.page.getByText(second.m.twoPhones.hub.removed).last()).toBeVisible();
	await second.page.goto(used);
	await joinButton(second).click();
	await expect(second.page.getByText(second.m.twoPhones.hub.join.used)).toBeVisible();
	await audit(second.page, 'used code of a game');
	await second.page.getByRole('button', { name: second.m.twoPhones.join.again }).click();
	await expect(second.page).toHaveURL(/\/table\/join$/);
	await first.page.getByRole('button', { name: game.add }).click();
	await second.page.goto((await first.page.getByText(/#room=/).textContent()) ?? '');
	await joinButton(second).click();
	await arrived(second);
	await fall(second, 's1', 2);
	await equal(first, second, 11);

	await first.page.getByRole('button', { name: game.leave }).click();
	await expect(first.page.getByRole('button', { name: game.share })).toBeVisible();
	await browser.close();
});
