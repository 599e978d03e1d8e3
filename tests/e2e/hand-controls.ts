import type { Locator, Page } from '@playwright/test';
import { catalogues, expect, type Language } from './support';

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Matches a label that starts with `text`, after the verb of a button; hints may follow. */
export function startingWith(text: string, verb?: string): RegExp {
	const before = verb === undefined ? '' : `${literally(verb)}\\s*:\\s*`;
	return new RegExp(`^\\s*${before}${literally(text)}(\\s|$)`);
}

/** Matches a whole label with an optional number, which tells equal names apart. */
export const numbered = (text: string) => new RegExp(`^${literally(text)}( \\(\\d+\\))?$`);

/** Difference up to which the buttons are tapped; for more, the number is typed. */
const MAXIMUM_TAPS = 2;

/** Operates the controls of the builder: by touch on a phone, by mouse on a desktop. */
export function handAt(page: Page, language: Language, phone: boolean) {
	const m = catalogues[language];
	const press = (target: Locator) => (phone ? target.tap() : target.click());

	/** Types into a field and commits it. */
	async function write(field: Locator, text: string) {
		await field.fill(text);
		await field.press('Enter');
		await expect(field).toHaveValue(text);
	}

	/** Sets a stepper; of several with one label the last, which is the newest. */
	async function count(within: Locator, what: string, wanted: number) {
		const field = within.getByRole('textbox', { name: numbered(what) }).last();
		const missing = wanted - Number(await field.inputValue());
		if (missing === 0) return;
		if (Math.abs(missing) > MAXIMUM_TAPS) return write(field, String(wanted));
		const name = numbered(missing > 0 ? m.unit.more({ what }) : m.unit.fewer({ what }));
		const button = within.getByRole('button', { name }).last();
		for (let tap = 0; tap < Math.abs(missing); tap += 1) await press(button);
		await expect(field).toHaveValue(String(wanted));
	}

	async function check(box: Locator) {
		if (await box.isChecked()) return;
		await press(box);
		await expect(box).toBeChecked();
	}

	/** Selects a radio option of a group. */
	const choose = (within: Locator, group: string, option: string) =>
		check(
			within
				.getByRole('group', { name: numbered(group) })
				.last()
				.getByRole('radio', { name: startingWith(option) })
		);

	/** Checks a box. */
	const have = (within: Locator, what: string) =>
		check(within.getByRole('checkbox', { name: startingWith(what) }));

	/** Selects a row with a unit, such as a mount or rider. */
	const pick = (within: Locator, role: 'radio' | 'checkbox', unit: string) =>
		check(
			within
				.getByRole('listitem')
				.filter({ has: page.getByText(unit, { exact: true }) })
				.getByRole(role)
		);

	const buy = (within: Locator, verb: string, what: string) =>
		press(within.getByRole('button', { name: startingWith(what, verb) }));

	/** Opens the section with a heading and returns it. */
	async function unfold(within: Locator, title: string): Promise<Locator> {
		const heading = page.locator('summary').filter({ hasText: startingWith(title) });
		const fold = within.locator('details', { has: heading }).last();
		const isOpen = await fold.evaluate((details) => (details as HTMLDetailsElement).open);
		if (!isOpen) await press(fold.locator('summary').first());
		return fold;
	}

	return { page, language, phone, m, press, write, count, check, choose, have, pick, buy, unfold };
}

export type Hand = ReturnType<typeof handAt>;
