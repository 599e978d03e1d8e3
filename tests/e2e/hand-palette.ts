import type { Locator } from '@playwright/test';
import { likeness } from '$lib/army/edits/edits';
import { READY_UNITS, type ReadyId } from '$lib/army/ready/units';
import type { Army, Unit } from '$lib/rules/choices';
import type { Hand } from './hand-controls';
import { closeDialog, expect } from './support';

/** What the palette has for who wants to make all of a unit. */
const EMPTY = {
	minifig: 'empty',
	creation: 'emptyCreation',
	figure: 'emptyFigure'
} as const satisfies Record<Unit['kind'], ReadyId>;

/** A ready unit that is just like the one wanted, but for its name, its number and its mount. */
function readyLike({ rulebook }: Army, unit: Unit): ReadyId | undefined {
	const wanted = likeness({ ...unit, name: '', ...('mount' in unit && { mount: undefined }) });
	const ready = Object.entries(READY_UNITS[rulebook]);
	const [id] = ready.find(([, kit]) => likeness({ ...kit, name: '' }) === wanted) ?? [];
	return id as ReadyId | undefined;
}

async function take({ page, m, press, phone, language }: Hand, id: ReadyId): Promise<Locator> {
	const name = m.presets[id];
	await press(page.getByRole('button', { name: m.army.add, exact: true }));
	const card = page.getByRole('dialog').getByRole('button');
	await press(card.filter({ has: page.getByText(name, { exact: true }) }));
	await closeDialog(page, language);
	if (phone) {
		const row = page.getByRole('button', { name: m.army.edit({ name }), exact: true });
		// Nobody aims at the edge of the bar that lies over half of a row.
		await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
		await press(row);
	}
	const editor = phone
		? page.getByRole('dialog')
		: page.getByRole('region', { name: m.unit.title, exact: true });
	await expect(editor.getByRole('textbox', { name: m.unit.name, exact: true })).toHaveValue(name);
	return editor;
}

/** Who comes out of the palette, in the editor: somebody ready, or one who is nothing yet. */
export interface Recruit {
	readonly editor: Locator;
	readonly ready: boolean;
}

/** On a phone all is made from nothing; at a desk what is ready is taken. */
export async function recruit(hand: Hand, army: Army, unit: Unit): Promise<Recruit> {
	const ready = hand.phone ? undefined : readyLike(army, unit);
	const editor = await take(hand, ready ?? EMPTY[unit.kind]);
	return { editor, ready: ready !== undefined };
}
