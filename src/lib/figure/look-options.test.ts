import { describe, expect, it } from 'vitest';
import type { Creation, Figure, Minifig, Unit } from '$lib/rules/choices';
import { effectiveLook } from './effective-look';
import { previewOf } from './preview';
import { drawUnit } from './unit';
import { lookOptionsOf, effectiveSlug, randomLook, type LookOption } from './look-options';

const knight: Minifig = { kind: 'minifig', id: 'u', name: 'Zawisza', rank: 'hero' };
const creature = (name: string): Creation => ({
	kind: 'creation',
	id: 'c',
	name,
	form: 'creature',
	size: 2
});
const castle: Creation = { kind: 'creation', id: 'c', name: 'Zamek', form: 'building' };
const boromir: Figure = { kind: 'figure', id: 'f', name: 'Boromir', stature: 'good' };
const UNITS: [string, Unit][] = [
	['a minifig', knight],
	['a skirmish figure', boromir],
	['a monster', { ...boromir, name: 'Smok', stature: 'monster' }],
	['a horse', creature('Koń')],
	['a zombie', creature('Zombie')],
	['a castle', castle]
];
const wearing = (unit: Unit, { field }: LookOption, slug: string): Unit => ({
	...unit,
	portrait: { figure: { [field]: slug } }
});
const partsOf = (unit: Unit) => lookOptionsOf(unit).map(({ part }) => part);

describe('the options of the appearance editor', () => {
	it('include clothing for people', () => {
		const parts = ['headgear', 'face', 'skin', 'torso', 'mark', 'legs', 'cape', 'held'];
		expect(partsOf(knight)).toEqual(parts);
		expect(partsOf(boromir)).toEqual(parts);
	});

	it('include only visible parts for a creation', () => {
		expect(partsOf(castle)).toEqual(['silhouette', 'main', 'second', 'emblem']);
		expect(partsOf(creature('Wilk'))).toEqual(['silhouette', 'main', 'second']);
		expect(partsOf(creature('Zombie'))).toEqual(['silhouette', 'main', 'second']);
		expect(partsOf({ ...boromir, stature: 'monster' })[0]).toBe('silhouette');
	});

	it.each(UNITS)('can all be applied to %s', (_, unit) => {
		for (const option of lookOptionsOf(unit)) {
			const portrait = option.slugs.map((slug) =>
				effectiveSlug(wearing(unit, option, slug), option)
			);
			expect(portrait).toEqual(option.slugs);
		}
	});

	it.each(UNITS)('have a preview of %s that differs for every slug', (_, unit) => {
		for (const option of lookOptionsOf(unit).filter(({ slugType }) => slugType !== 'colors')) {
			const previews = option.slugs.map((slug) => {
				const preview = previewOf(wearing(unit, option, slug), option.part);
				expect(preview, option.part).toBeDefined();
				return JSON.stringify(preview);
			});
			expect(new Set(previews).size, option.part).toBe(option.slugs.length);
		}
	});

	it.each(UNITS)('show the colors of %s as swatches', (_, unit) => {
		for (const option of lookOptionsOf(unit).filter(({ slugType }) => slugType === 'colors'))
			expect(previewOf(unit, option.part)).toBeUndefined();
	});
});

describe('a random look', () => {
	const last = <T>(from: readonly T[]): T => from.at(-1) as T;

	it('changes a person’s clothes and keeps the weapons', () => {
		expect(randomLook(knight, last)).toEqual({
			headgear: 'spaceHelmet',
			face: 'robot',
			skin: 'tomato',
			torso: 'chalk',
			mark: 'anchor',
			legs: 'chalk',
			cape: 'feathers'
		});
	});

	it.each(UNITS)('changes %s', (_, unit) => {
		const surprised: Unit = { ...unit, portrait: { figure: randomLook(unit, last) } };
		expect(drawUnit(surprised)).not.toEqual(drawUnit(unit));
	});

	it('keeps a creation’s shape', () => {
		const surprised = { ...castle, portrait: { figure: randomLook(castle, last) } };
		expect(effectiveLook(surprised)).toHaveProperty('silhouette', 'castle');
	});
});
