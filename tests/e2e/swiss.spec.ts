import { idOf, league, LEAGUE, player } from '../setup/league';
import { storeLeague } from './league-screens';
import { browserLocale, catalogues, expect, PHONE, test } from './support';

const m = catalogues.pl;
const { plan } = m.planning;
const { games } = m.leagues.season;
const NAMES = ['Ala', 'Bartek', 'Celina', 'Darek', 'Ewa', 'Filip', 'Gosia', 'Hubert', 'Iga'];
const ROUNDS = 5;

test.use({ viewport: PHONE, locale: browserLocale.pl, timezoneId: 'Europe/Warsaw' });

test('nine players play five Swiss rounds, and nobody sits out twice @long', async ({ page }) => {
	await page.clock.setFixedTime('2026-03-01T10:00:00Z');
	await page.goto('/league');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	const players = NAMES.map((name, index) => player(idOf(3, index + 1), { name }));
	await storeLeague(page, league({ players, meetings: [] }));
	const dialog = page.getByRole('dialog');
	const [resting, met]: [string[], string[]] = [[], []];
	for (let round = 0; round < ROUNDS; round += 1) {
		const announced = new Date(Date.UTC(2026, 2, 1 + round * 7, 10));
		await page.clock.setFixedTime(announced);
		await page.goto(`/league/${LEAGUE}/meetings`);
		await page.getByRole('button', { name: plan.open, exact: true }).click();
		await dialog.getByRole('radio', { name: plan.modes.swiss }).check();
		const out = dialog.getByText(plan.resting({ names: '' }).trim());
		resting.push((await out.innerText()).slice(plan.resting({ names: '' }).length).trim());
		await dialog.getByRole('button', { name: plan.save({ count: 1 }) }).click();
		await expect(dialog).toHaveCount(0);

		await page.clock.setFixedTime(announced.getTime() + 5 * 86_400_000);
		await page.reload();
		const reports = page.getByRole('button', { name: /^Protokół: / });
		await expect(reports).toHaveCount(4);
		for (let left = 4; left > 0; left -= 1) {
			const text = (await reports.first().getAttribute('aria-label')) ?? '';
			met.push(NAMES.filter((name) => text.includes(name)).join(' – '));
			await reports.first().click();
			const outcomes = dialog.getByRole('group', { name: games.outcome }).getByRole('radio');
			await outcomes.nth(left % 3).check();
			await dialog.locator('button[type=submit]').click();
			await expect(dialog).toHaveCount(0);
			await expect(reports).toHaveCount(left - 1);
		}
	}
	expect(new Set(resting).size).toBe(ROUNDS);
	for (const name of resting) expect(NAMES).toContain(name);
	expect(new Set(met).size).toBe(ROUNDS * 4);
});
