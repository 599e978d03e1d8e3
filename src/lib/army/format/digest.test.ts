import { describe, expect, it } from 'vitest';
import type { Army } from '$lib/rules/choices';
import { core2005 } from '$lib/rules/books/core2005';
import { canonicalArmy } from './canonical';
import { armyDigest, rulebookDigest } from './digest';

const army: Army = {
	version: 1,
	format: 'brikmuster/army',
	id: '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11',
	name: 'Rycerze „znad” Wisły 🐉',
	rulebook: 'core2005',
	supplements: ['magic', 'healing', 'specialists'],
	rulings: { oddSpeed: 'linear', heroQuirkCount: 'all' },
	limits: { profile: 'own', points: 150.5 },
	heroDiscount: false,
	units: [
		{
			kind: 'minifig',
			id: 'u1',
			name: 'Zawisza',
			count: 3,
			rank: 'hero',
			hands: 4,
			gear: [
				{ item: 'heavyHand', name: 'miecz długi', place: 'hand', count: 1 },
				{ item: 'shield', bow: false },
				{ item: 'shortHand', place: 'stowed' },
				{ item: 'shortRanged', bow: true, place: 'stowed' },
				{ item: 'bodyArmor' },
				{ item: 'explosive', count: 2 }
			],
			skillBonus: 1,
			multitasking: 0,
			abilities: { pilot: true, healing: false },
			notes: ''
		}
	],
	squads: [{ id: 'q1', name: 'Straż', members: [{ unit: 'u1', count: 3 }], banner: 'u1' }],
	stock: { explosives: 3 },
	notes: 'a/b \\ "c"',
	photos: {}
};
const CANONICAL =
	'{"format":"brikmuster/army","heroDiscount":false,"id":"0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11","limits":{"points":150.5,"profile":"own"},"name":"Rycerze „znad” Wisły 🐉","notes":"a/b \\\\ \\"c\\"","rulebook":"core2005","rulings":{"heroQuirkCount":"all"},"squads":[{"banner":"u1","id":"q1","members":[{"count":3,"unit":"u1"}],"name":"Straż"}],"stock":{"explosives":3},"units":[{"abilities":{"pilot":true},"count":3,"gear":[{"item":"heavyHand","name":"miecz długi"},{"item":"shield"},{"item":"shortHand","place":"stowed"},{"bow":true,"item":"shortRanged","place":"stowed"},{"item":"bodyArmor"},{"count":2,"item":"explosive"}],"hands":4,"id":"u1","kind":"minifig","name":"Zawisza","rank":"hero","skillBonus":1}],"version":1}';
const BY_PYTHON = 'sha256:17ed327518a366dd10625a6e5296cd4aa9af0ea334c458842dc208e0feba7c97';

describe('the digest of an army', () => {
	it('is computed over the canonical form', () => {
		expect(canonicalArmy(army)).toBe(CANONICAL);
	});

	it('equals what Python’s hashlib computes', () => {
		expect(armyDigest(army)).toBe(BY_PYTHON);
	});
});

describe('the digest of the rulebook', () => {
	const plain = rulebookDigest(core2005, {});

	it('is frozen: a change needs a CHANGELOG entry', () => {
		expect(plain).toBe('sha256:bc189ab6388cb166219919f1781b0c962587110d485894e32e06bcf9d33fbd03');
	});

	it('ignores explicit defaults', () => {
		const spelledOut = rulebookDigest(core2005, {
			rulings: { oddSpeed: 'linear', sumCounts: 'weapons' },
			supplements: ['specialists', 'magic', 'healing'],
			houseRules: { changes: [] }
		});
		expect(spelledOut).toBe(plain);
	});

	it('ignores the order of supplements', () => {
		expect(rulebookDigest(core2005, { supplements: ['magic', 'healing'] })).toBe(
			rulebookDigest(core2005, { supplements: ['healing', 'magic'] })
		);
	});

	it.each([
		['a ruling', { rulings: { heroQuirkCount: 'all' } }],
		['another ruling', { rulings: { oddSpeed: 'up' } }],
		['no supplements', { supplements: [] }],
		['fewer supplements', { supplements: ['magic'] }],
		[
			'a house rule',
			{ houseRules: { changes: [{ table: 'gear', row: 'shield', field: 'cost', value: 2 }] } }
		]
	] satisfies [string, Parameters<typeof rulebookDigest>[1]][])('changes with %s', (_, pricing) => {
		expect(rulebookDigest(core2005, pricing)).not.toBe(plain);
	});

	it.each([
		['a price', { gear: { ...core2005.tables.gear, shield: { rule: 'PL-WPN-07', cost: 2 } } }],
		['a table', { potions: {} }]
	])('changes with %s', (_, changed) => {
		const tables = { ...core2005.tables, ...changed };
		expect(rulebookDigest({ ...core2005, tables }, {})).not.toBe(plain);
	});
});
