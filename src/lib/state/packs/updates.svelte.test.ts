import { beforeEach, expect, it } from 'vitest';
import { carriedPack } from '$lib/army/carried-packs';
import { priceChanges } from '$lib/army/comparison/price-changes';
import { addPack } from '$lib/army/edits/pack-edits';
import { newArmy } from '$lib/army/new-army';
import type { Army } from '$lib/rules/choices';
import type { Pack } from '$lib/rules/packs/pack';
import { Armies } from '$lib/store';
import { BrikmusterDatabase } from '$lib/store/database';
import { locale } from '../app/locale.svelte';
import { OpenArmies } from '../army/open-armies.svelte';
import { updateArmies, updatesFor } from './updates';

const edition = (number: number, cost: number): Pack => ({
	format: 'brikmuster/pack',
	version: 1,
	id: '5a0c1f0e-6d0a-4c57-9a52-2f2a7f1d0c11',
	prefix: 'kas',
	name: 'Kosmos',
	edition: number,
	extends: 'core2005',
	rows: { ranks: { 'kas.marksman': { like: 'mercenary', rule: 'KAS-CHR-01', set: { cost } } } }
});
const [older, newer] = [edition(3, 6), edition(4, 7)];
const armyOf = (id: string, carries = older): Army => {
	const units = [
		{ kind: 'minifig', id: 'u1', name: 'Riflemen', rank: 'kas.marksman', count: 3 } as const
	];
	const empty = newArmy(`0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c1${id}`, id, { profile: 'free' });
	return { ...empty, units, packs: [carriedPack(carries, { units })] };
};

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('builder');
});

it('says what an update changes for one figure', () => {
	const army = armyOf('1');
	expect(priceChanges(army, addPack(newer).apply(army))).toMatchObject([
		{ unit: { name: 'Riflemen' }, before: 12, after: 14 }
	]);
});

it('finds the armies with an older edition, updates them, and one undo takes all back', async () => {
	const armies = new Armies(new BrikmusterDatabase(`test-${crypto.randomUUID()}`), () => 0);
	for (const army of [armyOf('1'), armyOf('2'), armyOf('3', newer)]) await armies.create(army);
	const found = async () =>
		updatesFor(await armies.all(), [newer])
			.map(({ stored, edition: carried }) => [stored.army.name, carried])
			.toSorted();
	expect(await found()).toEqual([
		['1', 3],
		['2', 3]
	]);
	expect(updatesFor(await armies.all(), [older])).toEqual([]);
	const session = new OpenArmies(armies);
	const undo = await updateArmies(armies, session, updatesFor(await armies.all(), [newer]));
	expect(await found()).toEqual([]);
	undo();
	await Promise.all((await armies.all()).map(({ id }) => session.find(id)?.settled()));
	expect(await found()).toEqual([
		['1', 3],
		['2', 3]
	]);
});
