import type { Locator } from '@playwright/test';
import { audit } from './audit';
import type { Device } from './device';
import { test } from './hub-test';
import { expectLightRoom, expectNoRooms, scriptsOf } from './hub-weight';
import { JAN, LeagueDevice, NAME, OLA } from './league-device';
import { slowDisk } from './slow-disk';
import { DESKTOP, expect, openExample, PHONE, saved } from './support';

/** A person in the room of a league, with a device of their own. */
class Member {
	private constructor(
		readonly device: LeagueDevice,
		readonly scripts: ReadonlySet<string>
	) {}

	static async at(device: Device): Promise<Member> {
		return new Member(await LeagueDevice.at(device), scriptsOf(device.page));
	}

	get page() {
		return this.device.page;
	}

	get room() {
		return this.device.m.leagueRoom;
	}

	get joins() {
		return this.device.m.leagueJoin;
	}

	/** Opens the page of the room from the page of the league. */
	async openRoom(): Promise<void> {
		await this.page.getByRole('link', { name: this.room.strip.details }).click();
		await expect(this.page.getByRole('heading', { name: this.room.title })).toBeVisible();
	}

	async connected(): Promise<void> {
		const { connected } = this.device.m.hub.state;
		await expect(this.page.getByText(connected, { exact: true })).toBeVisible();
	}

	/** The link that a button shows. */
	async link(button: string): Promise<string> {
		await this.device.button(button).click();
		const link = await this.device.dialog.getByText(/#room=/).textContent();
		return link ?? '';
	}

	async closeDialog(): Promise<void> {
		await this.page.keyboard.press('Escape');
		await expect(this.device.dialog).toHaveCount(0);
	}

	async join(link: string, name: string): Promise<void> {
		await this.page.goto(link);
		await this.page.getByRole('textbox', { name: this.room.start.name }).fill(name);
		await this.device.button(this.joins.join.accept).click();
		await expect(this.page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
		await expect(this.page).not.toHaveURL(/#/);
	}

	/** The row of a member in the list. */
	row(name: string): Locator {
		return this.page.getByRole('listitem').filter({ hasText: name });
	}
}

test('on a slow disk, a link for players is the same when it is shown again, and ends when it is closed @long', async ({
	open
}) => {
	const anna = await Member.at(await open('en', DESKTOP));
	const { device, room, page } = anna;
	await device.found('Anna');
	await slowDisk(page, 500);
	await page.reload();
	await device.visit('standings');
	await page.getByRole('link', { name: device.views.tasks.shareHub }).click();
	await device.button(room.start.begin).click();
	await anna.connected();
	const link = await anna.link(room.invite.players);
	await anna.closeDialog();
	expect(await anna.link(room.invite.players)).toBe(link);
	await device.dialog.getByRole('button', { name: room.invite.close }).click();
	await expect(page.getByText(room.invite.closed)).toBeVisible();
	expect(await anna.link(room.invite.players)).not.toBe(link);
	await device.dialog.getByRole('button', { name: room.invite.close }).click();
	await expect(page.getByText(room.invite.playersWhat)).toBeVisible();
});

test('a league lives in a room: joined by a link, with submissions, verdicts and live standings @long', async ({
	hub,
	open
}) => {
	const anna = await Member.at(await open('pl', DESKTOP));
	const jan = await Member.at(await open('en', PHONE));
	const fan = await Member.at(await open('pl', PHONE));
	const ola = await Member.at(await open('en', DESKTOP));
	const late = await Member.at(await open('en', PHONE));
	const { page } = anna;
	let players = '';
	let live = '';

	await test.step('the referee starts sharing and opens a link for all players', async () => {
		await anna.device.found('Anna');
		await anna.device.announce();
		await anna.device.visit('standings');
		await expect(anna.device.button(anna.device.season.standings.csv)).toBeVisible();
		await anna.device.visitPart('files');
		await expect(page.getByRole('heading', { name: anna.room.part.title })).toBeVisible();
		await anna.device.visit('standings');
		const before = [...anna.scripts];
		expectNoRooms(before);
		await page.getByRole('link', { name: anna.device.views.tasks.shareHub }).click();
		await expect(page.getByRole('textbox', { name: anna.room.start.name })).toHaveValue('Anna');
		await audit(page, 'league without a room');
		await anna.device.button(anna.room.start.begin).click();
		await anna.connected();
		players = await anna.link(anna.room.invite.players);
		for (const part of [anna.room.invite.receives, anna.room.invite.hidden])
			await expect(anna.device.dialog).toContainText(part);
		await audit(page, 'link for players');
		await anna.closeDialog();
		// It lasts: the same link is shown again.
		expect(await anna.link(anna.room.invite.players)).toBe(players);
		await anna.closeDialog();
		live = await anna.link(anna.room.page.begin);
		await anna.closeDialog();
		await expect(page.getByText(anna.room.page.published)).toBeVisible();
		expectLightRoom(before, anna.scripts);
		await audit(page, 'room of a league');
	});

	await test.step('a damaged link explains itself and changes nothing', async () => {
		await jan.page.goto(players.slice(0, -5));
		await expect(jan.page.getByRole('alert')).toHaveText(jan.joins.join.bad);
		await fan.page.goto(players.replace('/league/join', '/league/live'));
		await expect(fan.page.getByRole('alert')).toHaveText(fan.joins.live.bad);
	});

	await test.step('a spectator reads the page without joining', async () => {
		await fan.page.goto(live);
		await expect(fan.page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
		await expect(fan.page.getByText(fan.joins.live.connected, { exact: true })).toBeVisible();
		await expect(fan.page.getByText(JAN).first()).toBeVisible();
		await audit(fan.page, 'public page');
	});

	await test.step('a player joins, and submits while the hub is gone', async () => {
		await jan.page.goto('/');
		await openExample(jan.page, 'en');
		await saved(jan.page, 'en');
		await jan.join(players, 'Janek');
		const m = jan.device.m.leagues.player;
		await jan.device.visit('play');
		await jan.page.getByRole('combobox', { name: m.self.from }).selectOption(JAN);
		await jan.device.button(m.self.keep).click();
		await jan.page
			.getByRole('combobox', { name: m.armies.choose({ army: 'A' }) })
			.selectOption(jan.device.m.example.army);
		await jan.page.getByRole('checkbox', { name: m.send.toyBricksOnly }).check();
		await hub.kill();
		await jan.device.button(jan.joins.submit.send).click();
		await expect(jan.page.getByText(m.sent.pending)).toBeVisible();
		await hub.restart();
	});

	await test.step('it arrives, the referee accepts it, and the verdict arrives', async () => {
		await expect(anna.row('Janek')).toBeVisible();
		await anna.device.visit('submissions');
		const { referee } = anna.device.m.leagues;
		await page.getByRole('button', { name: referee.open({ name: JAN }) }).click();
		await anna.device.dialog.getByRole('button', { name: referee.decide.keep }).click();
		await anna.closeDialog();
		const { accept } = jan.device.m.leagues.verdicts;
		await expect(jan.page.locator('summary').filter({ hasText: accept })).toBeVisible();
		await jan.device.visitPart('keys');
		const { roles, yourRole } = jan.device.signing;
		await expect(jan.page.getByText(yourRole({ what: roles.player }))).toBeVisible();
	});

	await test.step('a report changes the public page while it is open', async () => {
		await anna.device.report(JAN);
		const total = fan.page.getByRole('listitem').filter({ hasText: JAN }).first();
		await expect(total.locator('strong').first()).toHaveText('7');
		await expect(fan.page.getByText(`: ${JAN}`).first()).toBeVisible();
		// Nothing of the league is on the spectator's device.
		const stored = await fan.page.evaluate(async () => {
			const open = indexedDB.open('brikmuster');
			await new Promise((done) => (open.onsuccess = done));
			const counts = ['leagues', 'entries', 'rooms', 'roomEntries'].map(async (table) => {
				const count = open.result.transaction(table).objectStore(table).count();
				await new Promise((done) => (count.onsuccess = done));
				return count.result;
			});
			return Promise.all(counts);
		});
		expect(stored).toEqual([0, 0, 0, 0]);
	});

	await test.step('another referee joins by a link of their own, which works once, and can invite', async () => {
		await anna.device.visit('standings');
		await anna.openRoom();
		const link = await anna.link(anna.room.invite.referee);
		await ola.join(link, 'Ola');
		await expect(anna.device.dialog).toHaveCount(0);
		await ola.openRoom();
		await expect(ola.device.button(ola.room.invite.players)).toBeEnabled();
		await late.page.goto(link);
		await late.page.getByRole('textbox', { name: late.room.start.name }).fill('Late');
		await late.device.button(late.joins.join.accept).click();
		await expect(late.page.getByText(late.room.state.joinRefused)).toBeVisible();
	});

	await test.step('the referee stops publishing, and spectators see that', async () => {
		page.on('dialog', (dialog) => void dialog.accept());
		await anna.device.button(anna.room.page.end).click();
		await expect(anna.device.button(anna.room.page.begin)).toBeVisible();
		await expect(fan.page.getByText(fan.joins.live.ended)).toBeVisible();
	});

	await test.step('a removed member sees that, and the link for players no longer works', async () => {
		await anna.device.button(anna.room.members.removeThis({ name: 'Janek' })).click();
		await expect(anna.row('Janek')).toHaveCount(0);
		await jan.device.visit('standings');
		await expect(jan.page.getByText(jan.room.strip.removed)).toBeVisible();
		await fan.page.goto(players);
		await fan.page.getByRole('textbox', { name: fan.room.start.name }).fill(OLA);
		await fan.device.button(fan.joins.join.accept).click();
		await expect(fan.page.getByText(fan.room.state.joinRefused)).toBeVisible();
		await fan.device.button(fan.room.leave.leave).click();
		await expect(fan.page).toHaveURL(/\/league$/);
	});
});
