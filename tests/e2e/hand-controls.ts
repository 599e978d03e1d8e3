import type { Locator, Page } from '@playwright/test';
import { catalogues, expect, type Language } from './support';

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The start of a name, up to a word's end, after the verb that a button begins with: hints follow it. */
function startingWith(text: string, verb?: string): RegExp {
	const before = verb === undefined ? '' : `${literally(verb)}\\s*:\\s*`;
	return new RegExp(`^\\s*${before}${literally(text)}(\\s|$)`);
}

/** A whole name, with the number that tells it from others of the same name. */
export const numbered = (text: string) => new RegExp(`^${literally(text)}( \\(\\d+\\))?$`);

/** Taps of a plus that nobody is too lazy for; beyond them a number is typed. */
const FEW = 2;

/** Somebody at the controls of the builder: with a finger on a phone, with a mouse at a desk. */
export function handAt(page: Page, language: Language, phone: boolean) {
	const m = catalogues[language];
	const press = (target: Locator) => (phone ? target.tap() : target.click());

	/** Types into a field of a page, and leaves it. */
	async function write(field: Locator, text: string) {
		await field.fill(text);
		await field.press('Enter');
		await expect(field).toHaveValue(text);
	}

	/** Sets the number of a stepper; of several of one kind the last, which is the newest. */
	async function count(within: Locator, what: string, wanted: number) {
		const field = within.getByRole('textbox', { name: numbered(what) }).last();
		const missing = wanted - Number(await field.inputValue());
		if (missing === 0) return;
		if (Math.abs(missing) > FEW) return write(field, String(wanted));
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

	/** One of several, under the name of their group. */
	const choose = (within: Locator, group: string, option: string) =>
		check(
			within
				.getByRole('group', { name: numbered(group) })
				.last()
				.getByRole('radio', { name: startingWith(option) })
		);

	/** Something that a unit has or has not. */
	const have = (within: Locator, what: string) =>
		check(within.getByRole('checkbox', { name: startingWith(what) }));

	/** A row that names a unit: a mount, a rider. */
	const pick = (within: Locator, role: 'radio' | 'checkbox', unit: string) =>
		check(
			within
				.getByRole('listitem')
				.filter({ has: page.getByText(unit, { exact: true }) })
				.getByRole(role)
		);

	const buy = (within: Locator, verb: string, what: string) =>
		press(within.getByRole('button', { name: startingWith(what, verb) }));

	/** What lies under a heading, opened where it is folded. */
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
