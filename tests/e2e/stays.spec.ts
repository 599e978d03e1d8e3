import type { Locator, Page } from '@playwright/test';
import { newArmy } from '$lib/army/new-army';
import type { Army } from '$lib/rules/choices';
import { longUnless } from './long';
import { catalogues, DESKTOP, expect, PHONE, saved, test } from './support';

const m = catalogues.en;
const { gear, weapons, ledger } = m.terms;

/** A long army with something to repair in a figure, a creation and the whole army. */
const army: Army = {
	...newArmy('5b6a1f2c-4b5d-4e6f-8a9b-0c1d2e3f4a5d', 'Long list', { profile: 'own', points: 150 }),
	units: [
		{
			...{ kind: 'minifig', id: 'u1', name: 'Armed', rank: 'mercenary' },
			gear: [{ item: 'heavyHand' }, { item: 'heavyHand' }, { item: 'shield', place: 'stowed' }]
		},
		{
			...{ kind: 'creation', id: 'u2', name: 'Wagon', form: 'vehicle', size: 4, structureLevel: 1 },
			propulsion: [{ mode: 'ground', speed: 6 }],
			weapons: [{ type: 'launcher', level: 4, payload: [{ level: 3 }] }]
		},
		...['Brick 1', 'Brick 2', 'Brick 3'].map((name, index) => ({
			...({ kind: 'minifig', rank: 'mercenary' } as const),
			...{ id: `b${index}`, name, gear: [{ item: 'brick' } as const] }
		})),
		...Array.from({ length: 12 }, (_, index) => ({
			...({ kind: 'minifig', rank: 'mercenary' } as const),
			...{ id: `m${index}`, name: `Spear ${index + 1}`, gear: [{ item: 'twoHanded' } as const] }
		}))
	]
};

async function imported(page: Page) {
	await page.goto('/');
	await expect(page.getByRole('button', { name: m.home.import })).toBeVisible();
	await page.locator('input[type=file]').setInputFiles({
		name: 'long.brik',
		mimeType: 'text/plain',
		buffer: Buffer.from(JSON.stringify(army))
	});
	await page.getByRole('button', { name: m.importing.keep }).click();
	await expect(page.getByRole('heading', { level: 1, name: army.name })).toBeVisible();
	await saved(page);
}

/** Pixels that nobody notices: what is beside the control moves if their row becomes lower. */
const TOLERANCE = 8;

/** Where the next frame shows it: before a frame, what was just inserted above has not been scrolled away yet. */
const top = (control: Locator) =>
	control.evaluate(
		(one) =>
			new Promise<number>((done) => {
				const frame = new IntersectionObserver(([shown]) => {
					frame.disconnect();
					done(shown?.boundingClientRect.top ?? NaN);
				});
				frame.observe(one);
			})
	);

/** Presses a control in the middle of the screen; returns the pixels by which it, or what is named, moves. */
async function moved(page: Page, control: Locator, witness: Locator = control): Promise<number> {
	await page.evaluate(scrolled);
	await control.evaluate((one) => one.scrollIntoView({ block: 'center' }));
	const before = await top(witness);
	await control.click();
	await page.evaluate(
		() =>
			new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))
	);
	return Math.round((await top(witness)) - before);
}

/** As by a user who scrolls: nothing keeps the place of an earlier press. */
const scrolled = () => void dispatchEvent(new WheelEvent('wheel'));

for (const [place, viewport] of [
	['phone', PHONE],
	['desk', DESKTOP]
] as const) {
	test.describe(place, () => {
		test.use({ viewport });

		test(
			'adding, removing and repairing keep the place of what was pressed',
			longUnless(place === 'phone'),
			async ({ page }) => {
				await imported(page);
				const button = (name: string | RegExp) =>
					page.getByRole('button', { name, exact: typeof name === 'string' });
				const found: Record<string, number> = {};
				const press = async (what: string, control: Locator, witness?: Locator) => {
					found[what] = await moved(page, control.first(), witness);
				};
				const open = (name: string) => button(m.army.edit({ name })).first().click();
				const fold = (title: string) => page.locator('summary').filter({ hasText: title });
				const unfold = (title: string) => fold(title).click();

				await press('one more', button(m.unit.more({ what: 'Spear 5' })));
				await press('another', button(m.unit.more({ what: 'Spear 5' })));
				await press('one fewer', button(m.unit.fewer({ what: 'Spear 5' })));
				await press(
					'remove a unit',
					button(m.unit.remove({ item: 'Spear 6' })),
					button(m.unit.more({ what: 'Spear 5' }))
				);
				await page.evaluate(() => scrollTo(0, 0));

				await open('Armed');
				await press('add gear', button(new RegExp(`^${m.unit.addGear}: ${gear.shortRanged}`)));
				await press(
					'add gear that is there',
					button(new RegExp(`^${m.unit.addGear}: ${gear.shield}`))
				);
				await press(
					'take into a hand',
					button(m.unit.take({ item: gear.shortRanged })),
					button(m.unit.remove({ item: gear.shortRanged }))
				);
				await press(
					'remove gear',
					button(m.unit.remove({ item: gear.shortRanged })),
					button(m.unit.remove({ item: m.editors.numbered({ what: gear.heavyHand, number: 1 }) }))
				);
				await press(
					'repair gear',
					page.getByRole('listitem').locator('.repairs button'),
					fold(m.unit.gear)
				);
				await unfold(m.editors.sections.abilities);
				await press('an ability', page.getByRole('checkbox', { name: ledger.healing }));
				await press('a rank', page.getByRole('radio', { name: m.terms.ranks.hero }));
				if (place === 'phone')
					await page
						.getByRole('dialog')
						.getByRole('button', { name: m.app.close, exact: true })
						.click();

				await open('Wagon');
				await unfold(m.editors.sections.weapons);
				await press('add a weapon', button(new RegExp(`^${m.editors.add}: ${weapons.gun}`)));
				await press(
					'repair weapons',
					page.getByRole('listitem').locator('.repairs button'),
					fold(m.editors.sections.weapons)
				);
				const dialog = page.getByRole('dialog');
				if (place === 'phone') {
					await dialog.getByRole('button', { name: m.app.close, exact: true }).click();
					await button(m.army.openBill).click();
				}
				const bill = place === 'phone' ? dialog : page.getByRole('region', { name: m.army.bill });
				const heading = bill.getByRole('heading', { name: m.army.violations });
				await press('repair in the bill', bill.locator('.repairs button'), heading);
				await expect(bill).toBeVisible();

				expect(Object.entries(found).filter(([, by]) => Math.abs(by) > TOLERANCE)).toEqual([]);
				expect(Object.keys(found)).toHaveLength(14);
			}
		);

		test(
			'what appears at a time of its own does not move the list',
			{ tag: '@long' },
			async ({ page, context }) => {
				await imported(page);
				const more = page.getByRole('button', { name: m.unit.more({ what: 'Spear 5' }) });
				await more.evaluate((one) => one.scrollIntoView({ block: 'center' }));
				await more.click();
				await page.evaluate(scrolled);
				const before = await top(more);
				await expect(page.getByText(m.army.keep.why)).toBeAttached();
				expect(Math.abs((await top(more)) - before)).toBeLessThan(TOLERANCE);

				const other = await context.newPage();
				await other.goto(page.url());
				await other.getByRole('button', { name: m.unit.fewer({ what: 'Spear 5' }) }).click();
				await expect(page.getByText(m.army.notices.changedElsewhere)).toBeAttached();
				expect(Math.abs((await top(more)) - before)).toBeLessThan(TOLERANCE);
			}
		);
	});
}
