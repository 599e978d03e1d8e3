import { beforeEach, describe, expect, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { Army, Creation, Minifig } from '$lib/rules/choices';
import { allUnits } from '$lib/rules/terms';
import { locale } from '$lib/state/app/locale.svelte';
import { catalogues } from '../../../../../tests/setup/catalogues';
import { inTurn } from '../../../../../tests/setup/in-turn';
import { openedArmy } from '../../../../../tests/setup/open-army';
import Framed from '../../../../../tests/setup/Framed.svelte';
import UnitPlace from './UnitPlace.svelte';

const lancers: Minifig = {
	kind: 'minifig',
	id: 'l',
	name: 'Lancer',
	rank: 'mercenary',
	count: 3
};
const guard: Minifig = { ...lancers, id: 'g', name: 'Guard', count: 1, abilities: { pilot: true } };
const horse: Creation = {
	kind: 'creation',
	id: 'h',
	name: 'Horse',
	form: 'creature',
	size: 2,
	structureLevel: 0,
	propulsion: [{ mode: 'ground', speed: 10 }]
};
const car: Creation = { ...horse, id: 'c', name: 'Car', form: 'vehicle', structureLevel: 1 };

async function place(id: string, choices: Partial<Army> = {}) {
	const open = await openedArmy({ units: [lancers, guard, horse], ...choices });
	const unit = () => {
		const found = allUnits(open.army).find((candidate) => candidate.id === id);
		if (!found) throw new Error(id);
		return found;
	};
	const screen = await render(UnitPlace, { open, unit: unit() });
	const again = () => screen.rerender({ open, unit: unit() });
	return { open, screen, again };
}

describe.each(['en', 'pl'] as const)('the place of a unit in its army: %s', (language) => {
	const itInTurn = inTurn(language);
	const m = catalogues[language];
	const { squad, ride, crew, divide, reserve } = m.structure;

	beforeEach(async () => {
		await locale.choose(language);
		await locale.load('builder');
	});

	itInTurn('can be a squad, with some or all figures', async () => {
		const { open, screen } = await place('l', { squads: [{ id: 'q1', name: 'One' }] });
		await screen.getByText(squad.title, { exact: true }).click();
		const label = squad.into({ name: 'Lancer', what: 'One' });
		await screen.getByRole('checkbox', { name: label }).click();
		await screen.getByRole('button', { name: m.unit.fewer({ what: label }) }).click();
		expect(open.army.squads?.[0]?.members).toEqual([{ unit: 'l', count: 2 }]);
		await screen.getByRole('button', { name: squad.formOf }).click();
		expect(open.army.squads?.[1]?.members).toEqual([{ unit: 'l', count: 1 }]);
		expect(open.undoable?.key).toBe('formSquad');
	});

	itInTurn('can be a mount; the effect is shown before the choice', async () => {
		const { open, screen, again } = await place('l');
		await screen.getByText(ride.title).click();
		const horses = screen.getByRole('radio', { name: /Horse/ });
		await expect.element(screen.getByText(ride.tooMany({ count: 3, number: 1 }))).toBeVisible();
		const untrained = m.violations.OPERATOR({ reason: 'untrained' });
		await expect.element(screen.getByText(untrained)).toBeVisible();
		await horses.click();
		expect(open.army.units[0]).toMatchObject({ mount: 'h' });
		await again();
		await screen.getByRole('radio', { name: ride.foot }).click();
		expect(open.army.units[0]).not.toHaveProperty('mount');
	});

	itInTurn('can be a crew; a full vehicle says so', async () => {
		const { open, screen } = await place('c', {
			rulebook: 'lugpolwars',
			units: [lancers, guard, car]
		});
		await screen.getByText(crew.title.vehicle).click();
		const full = m.violations.CREW_LPW({ crew: 3, limit: 1 });
		await expect.element(screen.getByText(full)).toBeVisible();
		await screen.getByRole('checkbox', { name: /Guard/ }).click();
		expect(open.army.units[1]).toMatchObject({ mount: 'c' });
		const fuller = m.violations.CREW_LPW({ crew: 4, limit: 1 });
		await expect.element(screen.getByText(fuller)).toBeVisible();
	});

	itInTurn('opens the palette for its crew', async () => {
		const open = await openedArmy({ units: [lancers, guard, horse] });
		const given = { open, unit: open.army.units[2] ?? horse };
		const openPalette = vi.fn();
		const frame = { reader: { open: vi.fn() }, shown: UnitPlace, given, openPalette };
		const screen = await render(Framed<typeof given>, frame);
		await screen.getByText(crew.title.creature, { exact: true }).click();
		await screen.getByRole('button', { name: m.adding.aboard.creature }).click();
		expect(openPalette).toHaveBeenCalledWith({ of: 'crew', id: 'h' });
	});

	itInTurn('splits and merges an entry', async () => {
		const { open, screen, again } = await place('l');
		await screen.getByText(divide.title).click();
		await screen.getByRole('button', { name: m.unit.more({ what: divide.count }) }).click();
		await screen.getByRole('button', { name: divide.split({ count: 2 }), exact: true }).click();
		expect(open.army.units.map(({ id, count }) => [id, count]).slice(0, 2)).toEqual([
			['l', 1],
			['u4', 2]
		]);
		await again();
		const merge = screen.getByRole('button', { name: divide.merge({ count: 1, number: 3 }) });
		await merge.click();
		expect(open.army.units[0]).toMatchObject({ id: 'l', count: 3 });
		expect(open.undoable?.key).toBe('mergeUnits');
	});

	itInTurn('can be the reserve, and shows objections', async () => {
		const { open, screen } = await place('h');
		await screen.getByText(reserve.title).click();
		const nobody = m.violations.SUMMON_PREREQ({ reason: 'nobody' });
		await expect.element(screen.getByText(nobody)).toBeVisible();
		await screen.getByRole('radio', { name: new RegExp(reserve.into) }).click();
		expect(open.army.reserve?.summons?.map(({ id }) => id)).toEqual(['h']);
		expect(open.undoable).toEqual({ key: 'intoReserve', name: 'Horse' });
	});
});
