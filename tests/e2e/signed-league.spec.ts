import { JAN, LeagueDevice } from './league-device';
import { DESKTOP, expect, PHONE, test } from './support';

test('two referees report one game, settle it, and see the same standings', async ({ browser }) => {
	const anna = await LeagueDevice.on(browser, 'pl', PHONE);
	const bolek = await LeagueDevice.on(browser, 'pl', DESKTOP);
	const { signing, season } = anna;
	await anna.found('Anna');
	await anna.announce();
	const first = await anna.exported();
	expect(first.split('\n')[0]).toContain('"version":2');

	await test.step('the other referee opens the file and gets an office for a key', async () => {
		await bolek.page.goto('/league');
		await bolek.take(first, 5);
		await bolek.visitPart('keys');
		await expect(bolek.page.getByText(signing.noRole)).toBeVisible();
		const key = await bolek.code();
		await anna.appoint('Bolek', key);
		await bolek.take(await anna.exported(), 1);
		await bolek.visitPart('keys');
		await expect(
			bolek.page.getByText(signing.yourRole({ what: signing.roles.referee }))
		).toBeVisible();
	});

	await test.step('both report the game, so that it does not count', async () => {
		await bolek.report(JAN);
		await anna.report(season.games.draw);
		await bolek.visit('rules');
		await bolek.take(await anna.exported(), 1);
		await bolek.visit('meetings');
		const alert = bolek.page.getByRole('main').getByRole('alert');
		await expect(alert.filter({ hasText: signing.contested.title })).toContainText(
			signing.contested.what
		);
		for (const name of ['Anna', 'Bolek']) {
			await expect(bolek.page.getByText(signing.contested.by({ name }))).toBeVisible();
		}
		expect(await bolek.standings()).toContain('Jan;0;');
	});

	await test.step('a file that was changed after signing changes nothing and is explained', async () => {
		const file = await bolek.exported();
		const forged = file.replace('"outcome":"draw"', '"outcome":"dark"');
		expect(forged).not.toBe(file);
		await anna.visit('rules');
		await anna.open(forged);
		await expect(
			anna.dialog.getByText(
				anna.m.problems.badSignature({ code: 'badSignature', path: '/signature' })
			)
		).toBeVisible();
		await expect(anna.dialog.getByText(signing.file.refused({ count: 1 }))).toBeVisible();
		await expect(anna.dialog.getByText(signing.file.added({ count: 1 }))).toBeVisible();
		await anna.dialog.getByRole('button', { name: anna.m.app.cancel }).click();
		await expect(anna.dialog).toHaveCount(0);
		await anna.visit('meetings');
		await expect(anna.page.getByText(signing.contested.title)).toHaveCount(0);
	});

	await test.step('one report is annulled, and both see the same', async () => {
		await bolek.visit('meetings');
		const own = bolek.page
			.getByRole('listitem')
			.filter({ hasText: signing.contested.by({ name: 'Bolek' }) })
			.last();
		await own.getByRole('button', { name: signing.contested.annul }).click();
		await expect(bolek.page.getByText(signing.contested.title)).toHaveCount(0);
		const settled = await bolek.exported();
		await anna.visit('rules');
		await anna.take(settled, 2);
		const standings = await anna.standings();
		expect(standings).toContain('Jan;5;5;');
		expect(await bolek.standings()).toBe(standings);
	});
	for (const { page } of [anna, bolek]) await page.context().close();
});
