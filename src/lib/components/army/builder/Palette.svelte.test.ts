import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { userEvent } from 'vitest/browser';
import { nextPaint } from '$lib/browser/pause';
import type { Army, Creation } from '$lib/rules/choices';
import { carriedPack } from '$lib/army/carried-packs';
import type { AddPlace } from '$lib/army/edits/add-place';
import type { Edit } from '$lib/army/edits/edit';
import type { Pack } from '$lib/rules/packs/pack';
import { locale } from '$lib/state/app/locale.svelte';
import { knownPacks } from '$lib/state/packs/known-packs.svelte';
import { BrikmusterDatabase } from '$lib/store/database';
import { Packs } from '$lib/store/packs';
import { openedArmy, visibleTextOf } from '../../../../../tests/setup/open-army';
import Palette from './Palette.svelte';

async function palette(choices: Partial<Army>, place?: AddPlace) {
	const open = await openedArmy(choices);
	const onadd = vi.fn((edit: Edit) => open.run(edit));
	const tiles = () => document.querySelectorAll('li button').length;
	const inFirstFrame = new Promise<number>((done) => requestAnimationFrame(() => done(tiles())));
	const screen = await render(Palette, { open, onadd, onclose: vi.fn(), ...(place && { place }) });
	// The next frame has all units.
	await nextPaint();
	await tick();
	const headings = () => screen.getByRole('heading', { level: 3 }).elements().map(visibleTextOf);
	const card = (name: string) => screen.getByRole('button', { name });
	const cards = () => screen.getByRole('listitem').elements().map(visibleTextOf);
	const field = screen.getByRole('searchbox');
	return { open, screen, headings, card, cards, field, tiles, inFirstFrame };
}

beforeEach(async () => {
	localStorage.clear();
	await locale.choose('en');
	await locale.load('builder');
});

describe('the palette', () => {
	it('lists the ready units of PL-2005 by role with their price', async () => {
		const { open, headings, card } = await palette({});
		const { scratch: _, ...roles } = locale.builder.roles;
		expect(headings()).toEqual(Object.values(roles));
		await expect.element(card('Warhorse')).toHaveTextContent('+9 CP');
		await card('Galleon').click();
		await card('Galleon').click();
		await expect.element(card('Galleon')).toHaveTextContent('× 2');
		expect(open.army.units).toMatchObject([{ kind: 'creation', name: 'Galleon', count: 2 }]);
	});

	it('shows the first group of units at once, and all in the next frame', async () => {
		const { tiles, inFirstFrame } = await palette({});
		expect(await inFirstFrame).toBeGreaterThan(3);
		expect(tiles()).toBeGreaterThan(3 * (await inFirstFrame));
	});

	it('says what a unit has, and why a second hero is cheaper', async () => {
		const { card } = await palette({});
		const { gear, ledger } = locale.builder.terms;
		const hero = card(`Hero +`);
		await expect
			.element(hero)
			.toHaveAccessibleDescription(`${gear.heavyHand}, ${gear.shield}, ${gear.bodyArmor}`);
		await expect.element(hero).toHaveTextContent('+17 CP');
		await expect.element(hero).not.toHaveTextContent(ledger.heroDiscount);
		await hero.click();
		await expect.element(hero).toHaveTextContent(`+15 CP ${ledger.heroDiscount} (17 CP alone)`);
	});

	it('turns on a missing supplement and announces it first', async () => {
		const { open, card } = await palette({ supplements: ['healing'] });
		await expect.element(card('Archmage')).toHaveTextContent('turns on: Magic');
		await expect.element(card('Medic')).not.toHaveTextContent('turns on');
		await card('Archmage').click();
		await expect.element(card('Archmage')).not.toHaveTextContent('turns on');
		expect(open.army.supplements).toEqual(['healing', 'magic']);
		expect(open.assessment.violations).toEqual([]);
	});

	it('lists skirmish figures with their dice', async () => {
		const { open, headings, card, screen } = await palette({ rulebook: 'skirmish' });
		expect(headings()).not.toContain(locale.builder.roles.vehicles);
		await expect.element(card('Goblin')).toHaveTextContent(/^Goblin .+ 1 die/);
		await card('Goblin').click();
		expect(open.army.units).toMatchObject([{ kind: 'figure', name: 'Goblin' }]);
		expect(screen.getByText('CP').elements()).toEqual([]);
	});

	it('has the empty units on top', async () => {
		const { cards } = await palette({});
		expect(cards().slice(0, 2)).toEqual(['Empty minifig +4 CP', 'Empty creation +½ CP']);
	});

	it('searches with folded letters and synonyms of both languages', async () => {
		const { headings, cards, field, screen } = await palette({});
		await field.fill('lucznik');
		expect(headings()).toEqual([locale.builder.adding.results]);
		await expect
			.poll(() => cards().map((text) => text.split(' ')[0]))
			.toEqual(['Archer', 'Crossbowman']);
		const found = locale.builder.adding.found({ count: 2 });
		await expect.element(screen.getByRole('status').first()).toHaveTextContent(found);
	});

	it('offers all categories, all units and the empty ones when nothing is found', async () => {
		const { cards, card, field, screen, headings } = await palette({});
		const { adding } = locale.builder;
		await card(adding.chips.vehicles).click();
		expect(headings()).toEqual([locale.builder.roles.vehicles]);
		await field.fill('archer');
		await expect.element(screen.getByText(adding.none({ text: 'archer' }))).toBeVisible();
		await card(adding.everywhere).click();
		expect(cards()[0]).toMatch(/^Archer/);
		expect(document.activeElement?.textContent).toContain('Archer');
		await field.fill('xyz');
		expect(cards()).toHaveLength(2);
		await card(adding.showAll).click();
		await expect.element(field).toHaveValue('');
		expect(headings().length).toBeGreaterThan(5);
	});

	it('moves focus from the search to the first match', async () => {
		const { field, card } = await palette({});
		await field.fill('drag');
		await userEvent.keyboard('{Enter}');
		await expect.element(card('Dragon')).toHaveFocus();
	});

	it('lists recently used units first, from the next time on', async () => {
		const first = await palette({});
		await first.card('Dragon').click();
		await first.card('Knight').click();
		await first.card('Empty minifig').click();
		expect(first.headings()).not.toContain(locale.builder.adding.recent);
		await first.screen.unmount();
		const { headings, cards } = await palette({});
		expect(headings()[0]).toBe(locale.builder.adding.recent);
		expect(
			cards()
				.slice(2, 4)
				.map((text) => text.split(' ')[0])
		).toEqual(['Knight', 'Dragon']);
	});

	it('adds only riders to a mount, and says whose', async () => {
		const horse: Creation = {
			kind: 'creation',
			id: 'h',
			name: 'Hussar',
			form: 'creature',
			size: 2
		};
		const { open, card, screen, headings } = await palette(
			{ units: [horse] },
			{ of: 'crew', id: 'h' }
		);
		await expect.element(screen.getByRole('dialog')).toHaveAccessibleName('Add riders: Hussar');
		expect(headings()).not.toContain(locale.builder.roles.vehicles);
		await card('Knight').click();
		await card('Knight').click();
		await expect.element(card('Knight')).toHaveTextContent('× 2');
		expect(open.army.units[1]).toMatchObject({ name: 'Knight', mount: 'h', count: 2 });
	});

	it('offers the ready units of the packs that the army carries', async () => {
		const pack: Pack = {
			...{ format: 'brikmuster/pack', version: 1, id: crypto.randomUUID(), name: 'Space' },
			...{ prefix: 'spc', edition: 1, extends: 'core2005' },
			rows: { ranks: { 'spc.guard': { like: 'mercenary', rule: 'SPC-CHR-01', set: { cost: 6 } } } },
			names: { en: { 'spc.guard': 'Guard' } },
			units: [{ kind: 'minifig', id: 'u1', name: 'Sentry', rank: 'spc.guard' }]
		};
		const packs = new Packs(new BrikmusterDatabase(`test-${crypto.randomUUID()}`), Date.now);
		await packs.keep(pack);
		knownPacks.open(() => Promise.resolve(packs));
		const end = knownPacks.watch();
		await expect.poll(() => knownPacks.ready).toBe(true);
		const { open, card, headings, field } = await palette({
			packs: [carriedPack(pack, { units: [] })]
		});
		expect(headings()).toContain('Space');
		await expect.element(card('Sentry')).toHaveTextContent('+6 CP');
		await card('Sentry').click();
		expect(open.army.units).toMatchObject([{ name: 'Sentry', rank: 'spc.guard' }]);
		expect(open.assessment.violations).toEqual([]);
		await field.fill('sent');
		expect(headings()).toEqual(['Space']);
		end();
	});

	it('adds to a squad and to the reserve', async () => {
		const squad = { id: 'q1', name: 'One' };
		const { open, card, screen } = await palette({ squads: [squad] }, { of: 'squad', id: 'q1' });
		await card('Knight').click();
		expect(open.army.squads).toEqual([{ ...squad, members: [{ unit: 'u1', count: 1 }] }]);
		await screen.unmount();
		const reserve = await palette({}, { of: 'reserve' });
		await reserve.card('Wolf').click();
		expect(reserve.open.army.reserve?.summons).toMatchObject([{ name: 'Wolf' }]);
	});
});
