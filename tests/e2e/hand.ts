import type { Locator } from '@playwright/test';
import type { Army, Squad, Unit } from '$lib/rules/choices';
import { allUnits, countOf, summonsOf } from '$lib/rules/terms';
import { shapeCreation } from './hand-creation';
import type { Hand } from './hand-controls';
import { shapeFigure } from './hand-figure';
import { shapeMinifig } from './hand-minifig';
import { recruit } from './hand-palette';
import { closeDialog, expect } from './support';

const several = (unit: Unit) => (countOf(unit) > 1 ? `${unit.name} × ${countOf(unit)}` : unit.name);

/** Creates an empty army with its rulebook and limits. */
async function begin({ page, m, press, check }: Hand, army: Army) {
	await press(page.getByRole('button', { name: m.home.first }));
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('textbox', { name: m.newArmy.name }).fill(army.name);
	await check(dialog.getByRole('radio', { name: m.home.rulebooks[army.rulebook] }));
	const { profile, points } = army.limits ?? { profile: 'free' };
	const limits = dialog.getByRole('group', { name: m.newArmy.limits });
	if ((await limits.count()) > 0)
		await check(limits.getByRole('radio', { name: m.newArmy.profiles[profile] }));
	const field = dialog.getByRole('textbox', { name: m.newArmy.points });
	if (points !== undefined) {
		await field.fill(String(points));
		await field.press('Tab');
		await expect(field).toHaveValue(String(points));
	}
	await press(dialog.getByRole('button', { name: m.newArmy.create }));
	await expect(page.getByRole('heading', { level: 1, name: army.name })).toBeVisible();
}

function shape(hand: Hand, editor: Locator, unit: Unit): Promise<void> {
	if (unit.kind === 'minifig') return shapeMinifig(hand, editor, unit);
	if (unit.kind === 'creation') return shapeCreation(hand, editor, unit);
	return shapeFigure(hand, editor, unit);
}

/** Mounts riders; the unit added second, rider or mount, sets the link. */
async function mount(hand: Hand, editor: Locator, army: Army, unit: Unit) {
	const { ride, crew } = hand.m.structure;
	const units = allUnits(army);
	const earlier = units.slice(0, units.indexOf(unit));
	const steed = earlier.find(({ id }) => 'mount' in unit && id === unit.mount);
	const isRider = (other: Unit) => 'mount' in other && other.mount === unit.id;
	const riders = earlier.filter(isRider);
	if (steed) await hand.pick(await hand.unfold(editor, ride.title), 'radio', several(steed));
	if (riders.length === 0 || unit.kind !== 'creation') return;
	const fold = await hand.unfold(editor, crew.title[unit.form]);
	for (const rider of riders) await hand.pick(fold, 'checkbox', several(rider));
}

async function moveToReserve(hand: Hand, editor: Locator) {
	const words = hand.m.structure.reserve;
	const fold = await hand.unfold(editor, words.title);
	await hand.press(fold.getByRole('radio', { name: words.into }));
	await expect(fold.getByRole('radio', { name: words.waiting })).toBeChecked();
}

async function addUnit(hand: Hand, army: Army, unit: Unit) {
	const { m } = hand;
	const { editor, ready } = await recruit(hand, army, unit);
	await hand.write(editor.getByRole('textbox', { name: m.unit.name, exact: true }), unit.name);
	await hand.count(editor, m.unit.count, countOf(unit));
	if (!ready) await shape(hand, editor, unit);
	await mount(hand, editor, army, unit);
	if (summonsOf(army).includes(unit)) await moveToReserve(hand, editor);
	if (hand.phone) await closeDialog(hand.page, hand.language);
}

/** Forms a squad of whole units and sets its banner. */
async function form(hand: Hand, army: Army, { name, members = [], banner }: Squad) {
	const { page, m, press } = hand;
	const words = m.structure.squad;
	const nameOf = (id?: string) => allUnits(army).find((unit) => unit.id === id)?.name ?? '';
	await press(page.getByRole('button', { name: words.form, exact: true }));
	await hand.write(page.getByRole('textbox', { name: words.name }), name);
	const squad = page.getByRole('region', { name, exact: true });
	for (const { unit } of members) {
		const label = words.into({ name: nameOf(unit), what: name });
		await hand.check(squad.getByRole('checkbox', { name: label, exact: true }));
	}
	await squad.getByRole('combobox', { name: words.banner }).selectOption(nameOf(banner));
	await press(squad.getByRole('button', { name: m.structure.arrange.done, exact: true }));
}

/** Builds an army through the interface, without files. */
export async function buildByHand(hand: Hand, army: Army) {
	await begin(hand, army);
	for (const unit of allUnits(army)) await addUnit(hand, army, unit);
	for (const squad of army.squads ?? []) await form(hand, army, squad);
}
