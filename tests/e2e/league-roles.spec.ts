import { readFileSync } from 'node:fs';
import { JAN, LeagueDevice, OLA } from './league-device';
import { codeOnScreen } from './phone-codes';
import { DESKTOP, expect, openExample, PHONE, saved, test } from './support';

const CITY = 'Kraków';

test('a founder, an organizer and a player each have their own league in one season @long', async ({
	browser
}) => {
	const hanna = await LeagueDevice.on(browser, 'en', DESKTOP);
	const cora = await LeagueDevice.on(browser, 'pl', PHONE);
	const jan = await LeagueDevice.on(browser, 'en', PHONE);
	await hanna.found('Hanna');

	await test.step('a guest can look, and reads how to take part', async () => {
		await cora.page.goto('/league');
		await cora.take(await hanna.exported(), 4);
		await expect(cora.page.getByText(cora.views.guest)).toBeVisible();
		await cora.visit('meetings');
		await expect(cora.button(cora.season.meetings.add)).toHaveCount(0);
		await expect(cora.tab('people')).toHaveCount(0);
		await expect(cora.tab('submissions')).toHaveCount(0);
	});

	await test.step('the founder makes her the organizer of a city', async () => {
		const { people } = hanna.season;
		const code = await cora.code();
		await hanna.visit('people');
		await hanna.edit(people.change({ name: JAN }), async (dialog) => {
			await dialog.getByRole('combobox', { name: people.city }).fill(CITY);
		});
		await hanna.button(people.addReferee).click();
		await hanna.dialog.getByRole('textbox', { name: people.name }).fill('Cora');
		await hanna.dialog.getByRole('radio', { name: hanna.signing.roles.organizer }).check();
		await hanna.dialog.getByRole('textbox', { name: hanna.signing.people.city }).fill(CITY);
		await hanna.dialog.getByRole('textbox', { name: hanna.signing.people.key }).fill(code);
		await hanna.save();
		await cora.take(await hanna.exported(), 2);
		await expect(cora.page.getByText(cora.views.organizer({ what: CITY }))).toBeVisible();
	});

	await test.step('the organizer announces a meeting of her city, and sees its players only', async () => {
		const { meetings, people } = cora.season;
		await cora.visit('people');
		await expect(cora.button(people.change({ name: JAN }))).toBeVisible();
		await expect(cora.button(people.change({ name: OLA }))).toHaveCount(0);
		await expect(cora.button(people.addReferee)).toHaveCount(0);
		await cora.announce();
		await cora.page.getByRole('button', { name: meetings.change({ when: '' }).trim() }).click();
		await expect(cora.dialog.getByRole('combobox', { name: people.city })).toHaveValue(CITY);
		await cora.page.keyboard.press('Escape');
		await hanna.take(await cora.exported(), 1);
	});

	await test.step('a player seals an army, which the founder accepts with the device', async () => {
		const m = jan.m.leagues.player;
		await jan.page.goto('/');
		await openExample(jan.page, 'en');
		await saved(jan.page, 'en');
		await jan.page.goto('/league');
		await jan.take(await hanna.exported(), 7);
		await jan.visit('standings');
		await jan.page.getByRole('link', { name: jan.views.tasks.join }).click();
		await jan.page.getByRole('combobox', { name: m.self.from }).selectOption(JAN);
		await jan.button(m.self.keep).click();
		await jan.page
			.getByRole('combobox', { name: m.armies.choose({ army: 'A' }) })
			.selectOption(jan.m.example.army);
		await jan.page.getByRole('checkbox', { name: m.send.toyBricksOnly }).check();
		const download = jan.page.waitForEvent('download');
		await jan.button(m.send.seal).click();
		const sealed = readFileSync(await (await download).path());
		await hanna.visit('submissions');
		const file = { name: 'jan.brik', mimeType: 'application/json', buffer: sealed };
		await hanna.page.locator('main input[type=file]').first().setInputFiles(file);
		const { referee } = hanna.m.leagues;
		await hanna.button(referee.open({ name: JAN })).click();
		await hanna.dialog.getByRole('textbox', { name: referee.decide.note }).fill('Piękne klocki');
		await expect(hanna.page.getByText(referee.notSaved.player)).toHaveCount(0);
		await hanna.page.reload();
		await hanna.button(referee.open({ name: JAN })).click();
		await expect(hanna.dialog.getByRole('textbox', { name: referee.decide.note })).toHaveValue(
			'Piękne klocki'
		);
		const accept = hanna.dialog.getByRole('radio', { name: referee.decide.choices.accept });
		await expect(accept).toBeChecked();
		await hanna.dialog.getByRole('button', { name: referee.decide.keep }).click();
		await expect(hanna.dialog.getByText(referee.decide.anew)).toBeVisible();
		await hanna.page.keyboard.press('Escape');
		await jan.visit('standings');
		await jan.take(await hanna.exported(), 4);
	});

	await test.step('the player sees what is next, reports a game, and the organizer confirms', async () => {
		await jan.visit('standings');
		await expect(jan.page.getByText(jan.views.player)).toBeVisible();
		await expect(jan.tab('people')).toHaveCount(0);
		const open = jan.page.getByRole('link', { name: jan.views.tasks.report({ count: 1 }) });
		await open.click();
		await expect(jan.page.getByRole('radio', { name: jan.views.filter.own })).toBeChecked();
		await jan.report(JAN);
		await expect(jan.page.getByText(jan.views.waits)).toBeVisible();
		await cora.take(await hanna.exported(), 4);
		await cora.take(await jan.exported(), 1);
		await cora.visit('standings');
		await cora.page.getByRole('link', { name: cora.views.tasks.confirm({ count: 1 }) }).click();
		await cora.button(cora.signing.contested.confirm).click();
		await hanna.take(await cora.exported(), 2);
		expect(await hanna.standings()).toContain(`Jan,${CITY},7,7,`);
	});

	await test.step('the organizer plans the next day of her city and sends it out', async () => {
		const { people } = hanna.season;
		const { planning } = cora.m;
		await hanna.visit('people');
		await hanna.edit(people.change({ name: OLA }), async (dialog) => {
			await dialog.getByRole('combobox', { name: people.city }).fill(CITY);
		});
		await cora.take(await hanna.exported(), 1);
		await cora.visit('standings');
		await cora.page.getByRole('link', { name: cora.views.tasks.announce }).click();
		await cora.button(planning.plan.open).click();
		const city = cora.dialog.getByRole('combobox', { name: planning.plan.city });
		await expect(city.getByRole('option')).toHaveText([CITY]);
		await cora.dialog.getByRole('button', { name: planning.plan.save({ count: 1 }) }).click();
		await expect(cora.dialog).toHaveCount(0);
		await cora.page.getByRole('button', { name: planning.texts.announcement }).first().click();
		const text = cora.dialog.getByRole('textbox', { name: planning.texts.announcement });
		await expect(text).toHaveValue(new RegExp(CITY));
		await cora.page.keyboard.press('Escape');
		await cora.button(`${planning.texts.reminders} (1)`).click();
		await expect(cora.dialog.getByRole('textbox')).toHaveValue(new RegExp(`• ${OLA}`));
		await expect(cora.dialog.getByRole('textbox')).not.toHaveValue(new RegExp(`• ${JAN}`));
		await cora.page.keyboard.press('Escape');
		const calendar = cora.page.waitForEvent('download');
		await cora.button(planning.files.calendar).click();
		expect(readFileSync(await (await calendar).path(), 'utf8')).toContain('DTSTART');
	});

	await test.step('two players agree on a result, which only a referee can change then', async () => {
		const ola = await LeagueDevice.on(browser, 'pl', PHONE);
		const { games } = jan.season;
		await ola.page.goto('/league');
		await ola.open(await cora.exported());
		await ola.dialog.getByRole('button').last().click();
		await expect(ola.dialog).toHaveCount(0);
		const code = await ola.code();
		const picture = ola.page.getByRole('img', { name: ola.views.code.alt });
		expect(await codeOnScreen(picture)).toBe(code);
		const photo = { name: 'kod.png', mimeType: 'image/png', buffer: await picture.screenshot() };
		const { people } = hanna.season;
		await hanna.visit('people');
		await hanna.button(people.change({ name: OLA })).click();
		await hanna.dialog.getByRole('button', { name: hanna.views.person.scan }).click();
		await hanna.dialog.locator('input[type=file]').setInputFiles(photo);
		await expect(
			hanna.dialog.getByRole('textbox', { name: hanna.signing.people.addKey })
		).toHaveValue(code);
		await hanna.dialog.getByRole('button', { name: hanna.signing.people.addKey }).click();
		await hanna.page.keyboard.press('Escape');
		const both = [await hanna.exported(), await cora.exported()];
		for (const { page } of [jan, ola]) await page.clock.setFixedTime('2026-03-24T10:00:00Z');
		for (const device of [jan, ola]) {
			for (const text of both) {
				await device.open(text);
				await device.dialog.getByRole('button').last().click();
				await expect(device.dialog).toHaveCount(0);
			}
		}
		await jan.visit('meetings');
		// Which sides they have in the two rounds is drawn.
		const either = (say: (pair: { name: string; what: string }) => string) =>
			new RegExp(`${say({ name: OLA, what: JAN })}|${say({ name: JAN, what: OLA })}`);
		const missing = jan.page.getByRole('button', { name: either(games.reportOf) });
		await expect(missing.first()).toBeVisible();
		const before = await missing.count();
		await missing.first().click();
		const outcome = jan.dialog.getByRole('group', { name: games.outcome });
		await outcome.getByRole('radio', { name: games.draw }).check();
		await jan.save();
		await expect(missing).toHaveCount(before - 1);
		await ola.take(await jan.exported(), 1);
		await ola.visit('standings');
		await ola.page.getByRole('link', { name: ola.views.tasks.confirm({ count: 1 }) }).click();
		await ola.button(ola.signing.contested.confirm).click();
		await ola.page
			.getByRole('button', { name: either(ola.season.games.change) })
			.first()
			.click();
		await expect(ola.dialog.getByText(ola.views.locked.agreed)).toBeVisible();
		await ola.page.keyboard.press('Escape');
		const { annul } = ola.season.meetings;
		await expect(ola.page.getByRole('button', { name: annul })).toHaveCount(0);
		await ola.visit('standings');
		const standing = ola.page.getByRole('listitem').filter({ hasText: OLA }).first();
		await expect(standing).toContainText('8');
		await ola.page.context().close();
		for (const device of [jan, hanna, cora]) await device.visit('standings');
		await jan.page.clock.setFixedTime('2026-03-20T10:00:00Z');
	});

	await test.step('the player leaves, and an organizer’s role ends', async () => {
		const { person, office } = hanna.views;
		const { people } = hanna.season;
		await hanna.visit('people');
		await hanna.button(people.change({ name: JAN })).click();
		await expect(hanna.dialog.getByRole('button', { name: person.revoke })).toHaveCount(1);
		await hanna.dialog.getByRole('button', { name: person.leave }).click();
		await hanna.dialog.getByRole('button', { name: person.back }).click();
		await hanna.dialog.getByRole('button', { name: person.leave }).click();
		await hanna.page.keyboard.press('Escape');
		await expect(hanna.dialog).toHaveCount(0);
		await expect(hanna.page.getByText(person.withdrawn({ when: '' }).trim())).toBeVisible();
		await hanna.button(people.change({ name: 'Cora' })).click();
		await hanna.dialog.getByRole('button', { name: office.end }).click();
		await expect(hanna.button(people.change({ name: 'Cora' }))).toHaveCount(0);
		await cora.take(await hanna.exported(), 5);
		await cora.visit('meetings');
		await expect(cora.button(cora.season.meetings.add)).toHaveCount(0);
	});

	await test.step('a player adds a new phone on the old one', async () => {
		const { person } = jan.views;
		await jan.visit('play');
		const devices = jan.page.getByRole('region', { name: person.devicesSelf });
		const code = 'n'.repeat(43);
		await expect(devices.getByText(person.thisDevice)).toBeVisible();
		await expect(devices.getByRole('button', { name: person.revoke })).toHaveCount(0);
		await devices.getByRole('textbox', { name: jan.signing.people.addKey }).fill(code);
		await devices.getByRole('button', { name: jan.signing.people.addKey }).click();
		await expect(devices.getByText(person.code({ key: code.slice(0, 8) }))).toBeVisible();
		await expect(devices.getByRole('button', { name: person.revoke })).toHaveCount(1);
	});
	for (const { page } of [hanna, cora, jan]) await page.context().close();
});
