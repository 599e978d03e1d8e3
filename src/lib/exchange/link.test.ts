import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { armyDigest } from '$lib/army/format/digest';
import { linkedArmy } from '$lib/army/format/linked';
import { templateArmy, TEMPLATE_IDS } from '$lib/army/templates';
import { templates as en } from '$lib/i18n/en/templates';
import { templates } from '$lib/i18n/pl/templates';
import type { Army, Minifig } from '$lib/rules/choices';
import { assess } from '$lib/rules/assessment/assess';
import { readBrik } from './brik';
import { armyLink } from './link';

const ID = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';
const BASE = 'https://example.org/sub/path';

/** Decodes the army in a link, independently of the code under test. */
function readBack(link = ''): Army {
	const [start, letters = ''] = link.split('#b1.');
	expect(start).toBe(`${BASE}/open`);
	expect(letters).toMatch(/^[\w-]+$/);
	const reading = readBrik(inflateRawSync(Buffer.from(letters, 'base64url')));
	if (!reading.ok) throw new Error(reading.problem.code);
	return reading.army;
}

describe('the link of an army', () => {
	it.each(TEMPLATE_IDS)('contains the whole army: %s', async (slug) => {
		const army = templateArmy(slug, ID, templates[slug] as never);
		const back = readBack(await armyLink(army, BASE));
		const [before, after] = [assess(army), assess(back)];
		expect(after.total).toBe(before.total);
		expect(after.violations.map(({ code }) => code)).toEqual(
			before.violations.map(({ code }) => code)
		);
		expect(back.units.map(({ id }) => id)).toEqual(army.units.map((_, index) => `u${index + 1}`));
		expect(armyDigest(back)).toBe(armyDigest(linkedArmy(army)));
		// Renumbering happens once, so the digest of a linked army stays the same.
		expect(armyDigest(readBack(await armyLink(back, BASE)))).toBe(armyDigest(back));
	});

	const knight: Minifig = { kind: 'minifig', id: 'b', name: 'Zawisza', rank: 'hero' };
	const army: Army = {
		format: 'brikmuster/army',
		version: 1,
		id: ID,
		name: 'Żółw',
		rulebook: 'core2005',
		notes: 'secret',
		units: [
			{ ...knight, mount: 'u1', notes: 'secret', portrait: { figure: { face: 'grin' } } },
			{ kind: 'creation', id: 'u1', name: 'Koń', form: 'creature', size: 2 },
			{ ...knight, id: 'c', mount: 's', portrait: { photo: `sha256:${'a'.repeat(64)}` } }
		],
		squads: [{ id: 'q1', name: 'Jazda', members: [{ unit: 'u1' }, { unit: 'b' }], banner: 'b' }],
		reserve: {
			summons: [
				{ kind: 'creation', id: 's', name: 'Smok', form: 'creature', size: 5, notes: 'secret' }
			],
			unspent: 2
		},
		photos: { [`sha256:${'a'.repeat(64)}`]: 'data:image/jpeg;base64,AAAA' }
	};

	it('numbers units, and updates all references to them', async () => {
		const back = readBack(await armyLink(army, BASE));
		expect(back.units).toMatchObject([
			{ id: 'u1', name: 'Zawisza', mount: 'u2' },
			{ id: 'u2', name: 'Koń' },
			{ id: 'u3', mount: 'u4' }
		]);
		expect(back.squads).toEqual([
			{ id: 'q1', name: 'Jazda', members: [{ unit: 'u2' }, { unit: 'u1' }], banner: 'u1' }
		]);
		expect(back.reserve).toMatchObject({ summons: [{ id: 'u4', name: 'Smok' }], unspent: 2 });
	});

	it('omits notes and photos, and leaves the given army unchanged', async () => {
		const before = structuredClone(army);
		const text = JSON.stringify(readBack(await armyLink(army, BASE)));
		expect(text).not.toMatch(/secret|sha256|jpeg/);
		expect(text).toContain('grin');
		expect(army).toEqual(before);
	});
});

describe('the length of a link', () => {
	const lettersOf = async (army: Army) => (await armyLink(army, BASE))?.split('#')[1]?.length;

	it.each(TEMPLATE_IDS)('is at most 1,100 characters for a template: %s', async (slug) => {
		for (const names of [templates, en]) {
			const letters = await lettersOf(templateArmy(slug, ID, names[slug] as never));
			expect(letters).toBeGreaterThan(300);
			expect(letters).toBeLessThanOrEqual(1100);
		}
	});

	it('is at most 1,800 characters for 30 different units with names, portraits and squads', async () => {
		const file = new URL('../../../tests/fixtures/links/thirty-units.brik', import.meta.url);
		const reading = readBrik(readFileSync(file));
		if (!reading.ok) throw new Error(reading.problem.code);
		const { army } = reading;
		expect(new Set(army.units.map(({ name }) => name)).size).toBe(30);
		expect(new Set(army.units.map(({ portrait }) => JSON.stringify(portrait))).size).toBe(30);
		expect(army.squads).toHaveLength(4);
		expect(assess(army).violations.filter(({ severity }) => severity === 'error')).toEqual([]);
		expect(await lettersOf(army)).toBeLessThanOrEqual(1800);
	});
});

it('is undefined for an army that is too large', async () => {
	const unit: Minifig = { kind: 'minifig', id: 'u', name: 'x'.repeat(80), rank: 'hero' };
	const gear = Array.from({ length: 200 }, () => ({ item: 'shield' as const }));
	const units = Array.from({ length: 300 }, (_, index) => ({ ...unit, id: `u${index}`, gear }));
	const army: Army = {
		format: 'brikmuster/army',
		version: 1,
		id: ID,
		name: 'Horda',
		rulebook: 'core2005',
		units
	};
	expect(await armyLink(army, BASE)).toBeUndefined();
	expect(await armyLink({ ...army, units: units.slice(0, 100) }, BASE)).toBeDefined();
});
