import type { Locator } from '@playwright/test';
import { contentKey } from '$lib/army/edits/edits';
import { READY_UNITS, type ReadyId } from '$lib/army/ready/units';
import type { Army, Unit } from '$lib/rules/choices';
import type { Hand } from './hand-controls';
import { closeDialog, expect } from './support';

/** The empty unit of each kind in the palette. */
const EMPTY = {
	minifig: 'empty',
	creation: 'emptyCreation',
	figure: 'emptyFigure'
} as const satisfies Record<Unit['kind'], ReadyId>;

/** A ready unit equal to the wanted one except for name, count and mount. */
function readyLike({ rulebook }: Army, unit: Unit): ReadyId | undefined {
	const wanted = contentKey({ ...unit, name: '', ...('mount' in unit && { mount: undefined }) });
	const ready = Object.entries(READY_UNITS[rulebook]);
	const [id] = ready.find(([, kit]) => contentKey({ ...kit, name: '' }) === wanted) ?? [];
	return id as ReadyId | undefined;
}

async function take({ page, m, press, phone, language }: Hand, id: ReadyId): Promise<Locator> {
	const name = m.presets[id];
	await press(page.getByRole('button', { name: m.army.add, exact: true }));
	const card = page.getByRole('dialog').getByRole('button');
	// A recently used unit is listed twice.
	await press(card.filter({ has: page.getByText(name, { exact: true }) }).first());
	// An empty unit opens at once.
	const isEmpty = Object.values(EMPTY).some((empty) => empty === id);
	if (!isEmpty) await closeDialog(page, language);
	if (phone && !isEmpty) {
		const row = page.getByRole('button', { name: m.army.edit({ name }), exact: true });
		// Center the row, because the bar at the bottom may cover half of it.
		await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
		await press(row);
	}
	const editor = phone
		? page.getByRole('dialog')
		: page.getByRole('region', { name: m.unit.title, exact: true });
	await expect(editor.getByRole('textbox', { name: m.unit.name, exact: true })).toHaveValue(name);
	return editor;
}

/** A unit added from the palette, ready or empty, in the editor. */
export interface Recruit {
	readonly editor: Locator;
	readonly ready: boolean;
}

/** Adds an empty unit on a phone, and a ready one on a desktop where one fits. */
export async function recruit(hand: Hand, army: Army, unit: Unit): Promise<Recruit> {
	const ready = hand.phone ? undefined : readyLike(army, unit);
	const editor = await take(hand, ready ?? EMPTY[unit.kind]);
	return { editor, ready: ready !== undefined };
}
