import {
	billRows,
	catalogues,
	closeDialog,
	DESKTOP,
	expect,
	openExample,
	PHONE,
	saved,
	startArmy,
	stored,
	test
} from './support';

const m = catalogues.en;

test.describe('on a desktop', () => {
	test.use({ viewport: DESKTOP });

	test('gear that hands cannot hold is stowed, and has a repair if it is taken @long', async ({
		page
	}) => {
		await page.goto('/');
		await startArmy(page, 'Hands');
		await page.getByRole('button', { name: m.army.add, exact: true }).click();
		await page.getByRole('button', { name: m.presets.empty }).click();
		const editor = page.getByRole('region', { name: m.unit.title });
		const bill = page.getByRole('region', { name: m.army.bill });
		const offer = (item: 'heavyHand' | 'shortHand') =>
			editor.getByRole('button', { name: `${m.unit.addGear}: ${m.terms.gear[item]}` });
		await offer('heavyHand').click();
		await expect(offer('shortHand')).toContainText(m.unit.stowed);
		await expect(offer('shortHand')).toContainText('+2 CP');
		await offer('shortHand').click();
		await expect(bill.getByText(m.army.legal)).toBeVisible();
		await editor
			.getByRole('button', { name: m.unit.take({ item: m.terms.gear.shortHand }) })
			.click();
		await expect(bill.getByText(m.army.problems({ count: 1 }))).toBeVisible();
		await expect(editor.getByText(m.unit.inHand, { exact: true })).toHaveCount(2);

		await editor.getByRole('button', { name: 'Stow: Short hand weapon' }).click();
		await expect(bill.getByText(m.army.legal)).toBeVisible();
		await expect(editor.getByText(m.unit.stowed, { exact: true })).toHaveCount(1);
		expect(await billRows(bill)).toEqual([
			[m.presets.empty, '9'],
			['Mercenary PL-CHR-02', '', '4'],
			['Short hand weapon PL-WPN-01', '', '2'],
			['Heavy hand weapon PL-WPN-02', '', '3'],
			['Total', '9']
		]);
	});

	test('prices and effects are shown before a purchase', async ({ page }) => {
		await page.goto('/');
		await openExample(page);
		await page.getByRole('button', { name: m.army.edit({ name: m.example.archer }) }).click();
		const editor = page.getByRole('region', { name: m.unit.title });
		const armor = editor.getByRole('button', {
			name: `${m.unit.addGear}: ${m.terms.gear.bodyArmor}`
		});
		await expect(armor).toContainText('+8 CP');
		await expect(armor).toContainText('Move 5″ → 4″');
		await expect(armor).toContainText('Armor 4 → 1d6+4');
	});

	test('full hands are an error although the unit has a remark with the same code @long', async ({
		page
	}) => {
		await page.goto('/');
		await openExample(page);
		await page.getByRole('button', { name: m.army.edit({ name: m.example.archer }) }).click();
		const editor = page.getByRole('region', { name: m.unit.title });
		// The archer's stowed sword is a remark with the same code; it must not hide the error.
		await expect(editor.getByText('costs 1″ of Move')).toBeVisible();
		const heavy = `${m.unit.addGear}: ${m.terms.gear.heavyHand}`;
		const offer = editor.getByRole('button', { name: heavy });
		await expect(offer).toContainText(m.unit.stowed);
		await expect(offer).toContainText('12 over');
		await offer.click();
		await editor
			.getByRole('button', { name: m.unit.take({ item: m.terms.gear.heavyHand }) })
			.click();
		await expect(editor.getByText('the other hand can hold only a shield').first()).toBeVisible();
	});

	test('each panel scrolls on its own, never the page @long', async ({ page }) => {
		await page.goto('/');
		await openExample(page);
		for (const width of [1080, 1440, 1920]) {
			await page.setViewportSize({ width, height: 900 });
			const overflow = await page.evaluate(() => {
				const { scrollHeight, scrollWidth } = document.documentElement;
				return [scrollHeight - innerHeight, scrollWidth - innerWidth];
			});
			expect(overflow, `${width} pixels wide`).toEqual([0, 0]);
		}
	});

	test('undo steps survive a visit to the army list @long', async ({ page }) => {
		await page.goto('/');
		await openExample(page);
		await page.getByRole('button', { name: m.unit.more({ what: m.example.knight }) }).click();
		await page.getByRole('link', { name: m.app.back }).click();
		await page.getByRole('link', { name: m.example.army }).click();
		await page.getByRole('button', { name: /^Undo: Knight: \d → \d$/ }).click();
		await expect(page.getByText('0 left')).toBeVisible();
	});

	test('undo and redo work by keyboard and name their step', async ({ page }) => {
		await page.goto('/');
		await openExample(page);
		const total = page.getByRole('region', { name: m.army.bill }).getByRole('status').first();
		await expect(total).toContainText('150');
		await page.getByRole('button', { name: m.unit.more({ what: m.example.knight }) }).click();
		await expect(total).toContainText('160');
		await page.keyboard.press('Control+z');
		await expect(total).toContainText('150');
		await page.keyboard.press('Control+Shift+z');
		await expect(total).toContainText('160');
		await page.getByRole('button', { name: /^Undo: Knight: \d → \d$/ }).click();
		await expect(total).toContainText('150');
	});
});

test.describe('on a phone', () => {
	test.use({ viewport: PHONE });

	test('Back closes an open panel @long', async ({ page }) => {
		await page.goto('/');
		await openExample(page);
		await page.getByRole('button', { name: m.army.openBill }).click();
		await expect(page.getByRole('dialog')).toHaveCount(1);
		await page.goBack();
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.example.army);
	});

	test('a panel opened while another one closes stays open @long', async ({ page }) => {
		await page.goto('/');
		await openExample(page);
		const name = m.example.archer;
		const row = await page.getByRole('button', { name: m.army.edit({ name }) }).elementHandle();
		await page.getByRole('button', { name: m.army.add, exact: true }).click();
		const close = page.getByRole('dialog').getByRole('button', { name: m.app.close, exact: true });
		// No tap is reliably faster than the browser's step back, so the page itself clicks in time.
		await close.evaluate(async (button, archer) => {
			const heard = (target: EventTarget, event: string) =>
				new Promise((done) => target.addEventListener(event, done, { once: true }));
			const closed = heard(button.closest('dialog') ?? button, 'close');
			const back = heard(window, 'popstate');
			(button as HTMLElement).click();
			await closed;
			(archer as HTMLElement | null)?.click();
			await back;
		}, row);
		await expect(page.getByRole('dialog', { name })).toBeVisible();
		await page.goBack();
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.example.army);
	});

	test('a unit is copied, moved and removed, and the army renamed', async ({ page }) => {
		await page.goto('/');
		await openExample(page);
		const heroes = page.getByRole('button', { name: m.army.edit({ name: m.example.hero }) });
		await heroes.click();
		const title = page.getByRole('dialog').getByRole('heading', { name: m.example.hero });
		await expect(title).toBeFocused();
		await page.getByRole('button', { name: m.unit.copy }).click();
		await expect(page.getByText(m.army.copied({ name: m.example.hero }))).toBeVisible();
		await expect(heroes).toHaveCount(2);
		await expect(heroes.last()).toBeFocused();
		// Undo in the editor of the copy closes it.
		await heroes.last().click();
		await page
			.getByRole('dialog')
			.getByRole('button', { name: /^Undo: / })
			.click();
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await expect(page.locator('[data-unit]:focus')).toHaveCount(1);
		await page.getByRole('button', { name: /^Redo: / }).click();
		await expect(heroes).toHaveCount(2);
		await heroes.last().click();
		await page.getByRole('button', { name: m.unit.down, exact: true }).click();
		await page.getByRole('button', { name: m.unit.delete, exact: true }).click();
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await expect(heroes).toHaveCount(1);
		await expect(page.locator('[data-unit]:focus')).toHaveCount(1);
		await page.getByRole('button', { name: m.app.undo, exact: true }).last().click();
		await expect(heroes).toHaveCount(2);
		await page.getByRole('button', { name: m.army.more, exact: true }).click();
		await page.getByRole('textbox', { name: m.army.rename }).fill('Nowa nazwa');
		await closeDialog(page);
		await expect(page).toHaveTitle('Nowa nazwa · Brikmuster');
	});

	test('the minus removes the last figure of a unit, and undo restores it @long', async ({
		page
	}) => {
		await page.goto('/');
		await openExample(page);
		const guard = page.getByRole('button', { name: m.army.edit({ name: m.example.halberdier }) });
		const remove = m.unit.remove({ item: m.example.halberdier });
		await page.getByRole('button', { name: remove }).click();
		await expect(guard).toHaveCount(0);
		await page.getByRole('button', { name: m.app.undo, exact: true }).last().click();
		await expect(guard).toHaveCount(1);
	});

	test('three taps on one card add three figures to one unit', async ({ page }) => {
		await page.goto('/');
		await startArmy(page, 'Three');
		await page.getByRole('button', { name: m.army.add, exact: true }).click();
		for (const count of [1, 2, 3]) {
			const card = page.getByRole('dialog').getByRole('button', { name: m.presets.swordsman });
			await card.click();
			await expect(card.getByText(`× ${count}`, { exact: true })).toBeVisible();
		}
		await closeDialog(page);
		const rows = page.getByRole('button', { name: m.army.edit({ name: m.presets.swordsman }) });
		await expect(rows).toHaveCount(1);
		await expect(page.getByText('21', { exact: true }).first()).toBeVisible();
	});

	test('Back closes a rule, then the bill below it @long', async ({ page }) => {
		await page.goto('/');
		await openExample(page);
		await page.getByRole('button', { name: m.army.openBill }).click();
		const dialogs = page.getByRole('dialog');
		await dialogs.getByRole('row').getByRole('button').first().click();
		await expect(dialogs).toHaveCount(2);
		await page.goBack();
		await expect(dialogs).toHaveCount(1);
		await expect(page.getByRole('dialog', { name: m.army.bill })).toBeVisible();
		await dialogs.getByRole('row').getByRole('button').first().click();
		await page.getByRole('link', { name: m.ruleTexts.page.all }).click();
		await expect(dialogs).toHaveCount(0);
		await page.getByRole('button', { name: m.app.backToWhere }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.example.army);
	});

	test('Back closes the dialog for a new army and stays in the app @long', async ({ page }) => {
		await page.goto('/');
		await page.getByRole('button', { name: m.home.first }).click();
		await expect(page.getByRole('textbox', { name: m.newArmy.name })).toBeFocused();
		await page.goBack();
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await expect(page.getByRole('button', { name: m.home.first })).toBeVisible();
		await startArmy(page, 'Back');
		await page.goBack();
		await expect(page.getByRole('link', { name: 'Back' })).toBeVisible();
		await expect(page.getByRole('dialog')).toHaveCount(0);
	});

	test('the builder duplicates an army and deletes the copy, and one tap restores it @long', async ({
		page
	}) => {
		await page.goto('/');
		await openExample(page);
		await saved(page);
		const command = async (name: string) => {
			await page.getByRole('button', { name: m.army.more, exact: true }).click();
			await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
		};
		const copy = m.home.copyName({ name: m.example.army });
		await command(m.commands.names.duplicate);
		await expect(page.getByRole('heading', { level: 1, name: copy })).toBeVisible();
		await command(m.commands.names.deleteArmy);
		const armyLink = (name: string) => page.getByRole('link', { name, exact: true });
		await expect(armyLink(m.example.army)).toBeVisible();
		await expect(armyLink(copy)).toHaveCount(0);
		await page.getByRole('button', { name: m.app.undo }).click();
		await expect(armyLink(copy)).toBeVisible();
	});

	test('a custom limit is stored and checked @long', async ({ page }) => {
		await page.goto('/');
		await openExample(page);
		await page.getByRole('button', { name: m.army.more, exact: true }).click();
		await page.getByRole('radio', { name: m.newArmy.profiles.own }).check();
		await page.getByRole('textbox', { name: m.newArmy.points }).fill('99,5');
		await page.getByRole('textbox', { name: m.newArmy.points }).press('Tab');
		const hint = page.getByText(m.newArmy.pointsRange);
		const points = page.getByRole('textbox', { name: m.newArmy.points });
		await expect(points).toHaveValue('99.5');
		for (const wrong of ['-5', '33,3', 'abc', '99999999', '']) {
			await points.fill(wrong);
			await points.press('Tab');
			await expect(points).toHaveAttribute('aria-invalid', 'true');
		}
		await expect(hint).toBeVisible();
		await closeDialog(page);
		await expect(page.getByText('50½ over')).toBeVisible();
		await page.getByRole('button', { name: m.army.openBill }).click();
		await expect(page.getByText('150 points; your limit is 99.5.')).toBeVisible();
	});
});

test('a failed save is reported, keeps the edit on the screen and can be retried', async ({
	page
}) => {
	await page.goto('/');
	await openExample(page);
	await saved(page);
	const before = await stored(page);
	await page.evaluate(() => {
		const { put } = IDBObjectStore.prototype;
		const page = window as unknown as { repair: () => void };
		page.repair = () => (IDBObjectStore.prototype.put = put);
		IDBObjectStore.prototype.put = () => {
			throw new DOMException('The disk is full', 'QuotaExceededError');
		};
	});
	await page.getByRole('button', { name: m.unit.more({ what: m.example.knight }) }).click();
	await expect(page.getByRole('alert')).toContainText(m.army.saveFailed);
	await expect(page.getByText('10 over').first()).toBeVisible();
	expect(await stored(page)).toBe(before);
	await page.evaluate(() => (window as unknown as { repair: () => void }).repair());
	await page.getByRole('button', { name: m.app.retry }).click();
	await saved(page);
	await page.reload();
	await expect(page.getByText('10 over').first()).toBeVisible();
});

test('a window with an unsaved change asks before it closes, on any page @long', async ({
	page
}) => {
	await page.goto('/');
	await openExample(page);
	await saved(page);
	await page.evaluate(() => {
		IDBObjectStore.prototype.put = () => {
			throw new DOMException('The disk is full', 'QuotaExceededError');
		};
	});
	await page.getByRole('button', { name: m.unit.more({ what: m.example.knight }) }).click();
	await expect(page.getByRole('alert')).toBeVisible();
	const questions: string[] = [];
	page.on('dialog', (dialog) => {
		questions.push(dialog.type());
		void (dialog.type() === 'confirm' ? dialog.accept() : dialog.dismiss());
	});
	await page.getByRole('link', { name: m.app.back }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.home.title);
	await page.close({ runBeforeUnload: true });
	await expect.poll(() => questions).toEqual(['confirm', 'beforeunload']);
	await page.getByRole('link', { name: m.example.army }).click();
	await expect(page.getByText('10 over').first()).toBeVisible();
	page.removeAllListeners('dialog');
	page.on('dialog', (dialog) => void dialog.accept());
});
