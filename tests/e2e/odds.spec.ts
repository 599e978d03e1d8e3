import { longUnless } from './long';
import { browserLocale, catalogues, expect, openExample, PHONE, saved, test } from './support';

const LANGUAGES = ['en', 'pl'] as const;

for (const language of LANGUAGES) {
	const { odds: m, oddsParts: parts } = catalogues[language];

	test.describe(language, () => {
		test.use({ locale: browserLocale[language] });

		test(
			'the odds of a usual attack follow every change, and the address holds them',
			longUnless(language === 'en'),
			async ({ page }) => {
				await page.goto('/');
				const nav = page.getByRole('navigation', { name: catalogues[language].app.sections });
				await nav.getByRole('link', { name: catalogues[language].app.odds }).click();
				await expect(page.getByRole('heading', { level: 1, name: m.page.title })).toBeVisible();
				const choice = (name: string) => page.getByRole('combobox', { name, exact: true });
				const answer = page.getByRole('status').filter({ hasText: '%' });
				await expect(answer).toContainText(
					m.kills({ chance: { kind: 'times', times: 3, of: 11 } })
				);
				await choice(m.page.weapon).selectOption('twoHanded');
				await choice(m.page.whom).selectOption('hero');
				await choice(m.page.rules).selectOption('2020');
				await expect(page.getByRole('row', { name: m.outcomes.somethingBad })).toBeVisible();
				await page.getByText(m.page.fraction, { exact: true }).click();
				await expect(page.getByRole('row', { name: /\d+\/\d+/ }).first()).toBeVisible();
				await page.locator('summary').filter({ hasText: m.page.situation }).click();
				await page.getByText(parts.situation.blind).click();
				await expect(page.getByRole('listitem').filter({ hasText: 'E20-MOD-09' })).toContainText(
					'−5'
				);
				const text = (await answer.textContent()) ?? '';
				await expect(page).toHaveURL(/rules=2020.*blind=true/);
				await page.reload();
				await expect(answer).toHaveText(text);
			}
		);

		test('wrong dice change nothing and are explained @long', async ({ page }) => {
			await page.goto('/odds?skill=99d6&attackers=1000&damage=%3Cscript%3E&visible=9&armor=2d6');
			const field = page.getByRole('textbox', { name: m.terms.damage, exact: true });
			await expect(field).toHaveValue('1d6');
			await expect(page.getByRole('textbox', { name: m.terms.armor, exact: true })).toHaveValue(
				'2d6'
			);
			const answer = page.getByRole('status').filter({ hasText: '%' });
			const before = (await answer.textContent()) ?? '';
			await field.fill('two');
			await field.blur();
			await expect(page.getByText(m.page.wrongDice)).toBeVisible();
			await expect(answer).toHaveCount(0);
			await field.fill('3d6');
			await expect(answer).not.toHaveText(before);
			await expect(page.getByText(m.page.wrongDice)).toHaveCount(0);
		});
	});
}

test.describe('on a phone', () => {
	test.use({ viewport: PHONE });

	test('Back and a reload return to the answer that was on the screen @long', async ({ page }) => {
		await page.goto('/odds');
		const answer = page.getByRole('status').filter({ hasText: '%' });
		await expect(answer).not.toBeInViewport();
		await answer.evaluate((element) => element.scrollIntoView({ block: 'start' }));
		const place = await page.evaluate(() => scrollY);
		expect(place).toBeGreaterThan(500);
		const nav = page.getByRole('navigation', { name: catalogues.en.app.sections });
		await nav.getByRole('link', { name: catalogues.en.app.settings }).click();
		await expect(page).toHaveURL(/settings/);
		await page.goBack();
		await expect(answer).toBeInViewport();
		expect(await page.evaluate(() => scrollY)).toBe(place);
		await page.reload();
		await expect(answer).toBeInViewport();
		expect(await page.evaluate(() => scrollY)).toBe(place);
	});
});

test('a unit of the builder is asked about with each of its weapons @long', async ({ page }) => {
	const m = catalogues.en;
	await page.goto('/');
	await openExample(page, 'en');
	await page.getByRole('button', { name: m.army.edit({ name: m.example.archer }) }).click();
	await page.getByRole('link', { name: m.unit.odds }).click();
	await expect(page.getByRole('heading', { level: 1, name: m.odds.page.title })).toBeVisible();
	await expect(page.getByText(m.example.archer, { exact: true })).toBeVisible();
	await expect(page).toHaveURL(/attacker=/);
	const weapon = page.getByRole('combobox', { name: m.odds.page.weapon, exact: true });
	const [use, kills] = [
		page.getByRole('textbox', { name: m.odds.terms.use, exact: true }),
		page.getByRole('status')
	];
	const answers = new Set<string>();
	for (const option of await weapon.getByRole('option').all()) {
		await weapon.selectOption((await option.getAttribute('value')) ?? '');
		const number = await use.inputValue();
		answers.add(`${number} ${(await kills.filter({ hasText: '%' }).textContent()) ?? ''}`);
	}
	expect(answers.size).toBeGreaterThan(1);
	await page.getByRole('button', { name: m.app.backToWhere }).click();
	await expect(page.getByRole('link', { name: m.unit.odds })).toBeVisible();
});

test.describe('on a phone, in Polish @long', () => {
	test.use({ locale: browserLocale.pl, viewport: PHONE });

	test('a group is measured against a group, and the address holds both', async ({ page }) => {
		const { odds: m, oddsParts: parts } = catalogues.pl;
		await page.goto('/odds?use=3&damage=1d6%2B1&reach=10&price=9');
		await page.locator('summary').filter({ hasText: m.page.worth }).click();
		const row = (name: string) => page.getByRole('row', { name });
		await expect(row(parts.worth.attack)).toContainText('0,33');
		await expect(row(parts.worth.per100)).toContainText('3,7');
		await expect(row(parts.worth.cost)).toContainText('27 CP');
		await page.getByRole('radio', { name: m.page.modes.group }).check();
		const answer = page
			.getByRole('status')
			.filter({ hasText: parts.group.expected({ kills: '1,67', targets: 5 }) });
		await expect(answer).toBeVisible();
		await page.getByRole('button', { name: m.page.fewer({ what: parts.group.targets }) }).click();
		for (let n = 0; n < 3; n++)
			await page.getByRole('button', { name: m.page.fewer({ what: parts.group.figures }) }).click();
		// Two shots of 1/3 each.
		await page.getByText(m.page.fraction, { exact: true }).click();
		await expect(page.getByRole('row', { name: '4/9' })).toHaveCount(2);
		await expect(page.getByRole('row', { name: '1/9' })).toHaveCount(1);
		await page.locator('summary').filter({ hasText: m.page.table }).click();
		await expect(page.getByRole('row', { name: '44,4' })).toHaveCount(2);
		await expect(page).toHaveURL(/mode=group.*figures=2.*targets=4/);
		await page.reload();
		await expect(
			page.getByText(parts.group.expected({ kills: '0,67', targets: 4 }), { exact: true })
		).toBeVisible();
	});
});

test('attackers with other weapons join an attack @long', async ({ page }) => {
	const { odds: m, oddsParts: parts } = catalogues.en;
	await page.goto('/odds');
	await page.locator('summary').filter({ hasText: m.page.joining }).click();
	await page.getByRole('button', { name: parts.volleys.add }).click();
	const entry = page.getByRole('group', { name: parts.volleys.entry({ number: 1 }) });
	await entry.getByRole('textbox', { name: m.terms.damage }).fill('0');
	const answer = page.getByRole('status').filter({ hasText: '%' });
	// An attacker that does no damage changes nothing; with 9 points only all ones do nothing.
	await expect(answer).toContainText('27.8%');
	await entry.getByRole('textbox', { name: m.terms.damage }).fill('9');
	await expect(answer).toContainText('76.4%');
	await expect(page).toHaveURL(/joining=1_1d6_2_9_touch-1d6/);
	await page.getByRole('button', { name: parts.volleys.remove({ number: 1 }) }).click();
	await expect(answer).toContainText('27.8%');
});

test('two armies are a table, each cell leads to its attack, and an unknown army is explained', async ({
	page
}) => {
	const m = catalogues.en;
	const { armies } = m.oddsParts;
	await page.goto('/');
	await openExample(page, 'en');
	await saved(page);
	await page.goto('/odds?mode=armies');
	const choose = (name: string) => page.getByRole('combobox', { name, exact: true });
	await choose(armies.own).selectOption(m.example.army);
	const table = page.getByRole('table', {
		name: armies.table({ own: m.example.army, other: m.example.army })
	});
	const cells = table.getByRole('button');
	await expect(cells).toHaveCount(36);
	const archer = table.getByRole('button', {
		name: new RegExp(`^${m.example.archer} against ${m.example.halberdier}`)
	});
	await expect(archer).toHaveText('28%');
	await choose(armies.measure).selectOption('turn');
	await expect(archer).not.toHaveText('28%');
	await choose(armies.measure).selectOption('attack');
	await expect(archer).toHaveText('28%');
	await expect(page).toHaveURL(/mode=armies&own=[0-9a-f-]+&other=[0-9a-f-]+/);
	await archer.click();
	await expect(page.getByText(m.example.archer, { exact: true })).toBeVisible();
	await expect(page.getByRole('status').filter({ hasText: '27.8%' })).toBeVisible();
	await page.getByRole('radio', { name: m.odds.page.modes.armies }).check();
	await expect(cells).toHaveCount(36);
	await page.goto('/odds?mode=armies&own=abc&other=abc');
	await expect(page.getByText(armies.missing)).toBeVisible();
});

test('the builder shows chances to kill, and what a purchase changes, if one wants to see them @long', async ({
	page
}) => {
	const m = catalogues.en;
	await page.goto('/');
	await openExample(page, 'en');
	await page.getByRole('button', { name: m.army.edit({ name: m.example.archer }) }).click();
	const weapon = (name: string) => page.getByRole('link', { name });
	const short = m.terms.gear.shortRanged;
	await expect(weapon(m.unit.oddsOf({ what: short }))).toBeVisible();
	await page.getByRole('checkbox', { name: m.unit.chances }).check();
	await expect(weapon(m.unit.chanceOf({ what: short, value: '22.2%' }))).toBeVisible();
	const change = m.oddsParts.builder.change({
		before: '27.8%',
		after: '33.3%',
		target: 'Mercenary'
	});
	await expect(page.getByText(change).first()).toBeVisible();
	// What protects the unit says so, too.
	const saves = m.oddsParts.builder.fallChange({ before: '#', after: '#', target: 'Mercenary' });
	const saved = new RegExp(saves.replace(/[()]/g, '.').replaceAll('#', '[0-9.]+%'));
	await expect(page.getByText(saved).first()).toBeVisible();
	await page.getByRole('combobox', { name: m.oddsParts.builder.against }).selectOption('hero');
	await expect(page.getByText(change)).toHaveCount(0);
	await page.reload();
	await page.getByRole('button', { name: m.army.edit({ name: m.example.archer }) }).click();
	await expect(page.getByRole('checkbox', { name: m.unit.chances })).toBeChecked();
	await page
		.getByRole('link', { name: new RegExp(`^${m.unit.oddsOf({ what: short })}: `) })
		.click();
	await expect(page.getByRole('combobox', { name: m.odds.page.weapon, exact: true })).toHaveValue(
		/\d/
	);
	await expect(page.getByRole('textbox', { name: m.odds.terms.use, exact: true })).toHaveValue('3');
});

test.describe('on a phone, in Polish, close combat', () => {
	test.use({ locale: browserLocale.pl, viewport: PHONE });

	test('a parry, a strike back, a charge and damage to a creation are answered, and the address holds them', async ({
		page
	}) => {
		const { odds: m, oddsParts: parts } = catalogues.pl;
		const words = parts.fights;
		const times = (times: number, of: number) => ({ kind: 'times', times, of }) as const;
		await page.goto('/odds');
		const fold = (title: string) =>
			page.locator('details').filter({ has: page.locator('summary').filter({ hasText: title }) });
		const close = fold(m.page.fights.close);
		await close.locator('summary').click();
		const choose = (name: string) => close.getByRole('combobox', { name });
		await choose(words.parry).selectOption('shield');
		await expect(close.getByRole('status')).toContainText(
			words.kills({ chance: times(2, 11), without: times(3, 11) })
		);
		await choose(words.counter).selectOption('shortHand');
		await expect(close.getByRole('row', { name: words.attackerKilled })).toBeVisible();
		await expect(close.getByRole('listitem').filter({ hasText: 'PL-CC-13' })).toHaveCount(2);
		await close.getByText(m.page.fraction, { exact: true }).click();
		await expect(close.getByRole('row', { name: words.parried })).toContainText(/\d+\/\d+/);

		const charge = fold(m.page.fights.charge);
		await charge.locator('summary').first().click();
		await charge.getByText(words.braced).click();
		const said = charge.getByRole('status');
		await expect(said).toContainText(words.dice({ momentum: 1, opposition: 1 }));
		await expect(said).toContainText(words.sentences.chargerKilled({ chance: times(1, 3) }));
		await charge.locator('summary').filter({ hasText: m.page.table }).click();
		// Momentum less opposition and the Size: 24/35 stay where they are.
		await expect(charge.getByRole('row', { name: /^0 / })).toContainText('68,6');
		await expect(charge.getByRole('listitem').filter({ hasText: 'PL-CHG-12' })).toContainText('−1');

		const creation = fold(m.page.fights.creation);
		await creation.locator('summary').first().click();
		await creation.getByRole('button', { name: m.page.more({ what: words.targetSize }) }).click();
		await creation.getByText(m.page.fraction, { exact: true }).click();
		await expect(creation.getByRole('row', { name: words.destroyed })).toContainText(/\d+\/\d+/);
		await expect(page).toHaveURL(/marks=2.*parry=shield.*counter=shortHand.*braced=true/);
		const answer = (await said.textContent()) ?? '';
		await page.reload();
		await expect(said).toHaveText(answer);
		await expect(close.getByRole('row', { name: words.attackerKilled })).toBeVisible();
		await page.getByRole('combobox', { name: m.page.rules, exact: true }).selectOption('2020');
		await expect(choose(words.parry)).toHaveValue('shield');
		await expect(choose(words.counter)).toHaveCount(0);
		await expect(creation).toHaveCount(0);
		await page.getByRole('combobox', { name: m.page.rules, exact: true }).selectOption('quickwars');
		await expect(close).toHaveCount(0);
	});
});
