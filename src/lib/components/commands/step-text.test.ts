import { describe, expect, it } from 'vitest';
import { builder as en } from '$lib/i18n/en/builder';
import { builder as pl } from '$lib/i18n/pl/builder';
import { stepText } from './step-text';

const count = (before?: number, after?: number) =>
	stepText(en, { key: 'setCount', name: 'Archer', change: { before, after } });

describe('the text of a step', () => {
	it('says how a count changed; one minifig has no number', () => {
		expect(count(2, 3)).toBe('Archer: 2 → 3');
		expect([count(undefined, 3), count(2)]).toEqual(['Archer: 1 → 3', 'Archer: 2 → 1']);
	});

	it('says how any other number changed, in the form of the language', () => {
		const label = { key: 'setLimits', name: '', change: { before: 75.5, after: 150 } } as const;
		expect(stepText(en, label)).toBe('Change limit (75.5 → 150)');
		expect(stepText(pl, label)).toMatch(/ \(75,5 → 150\)$/);
	});

	it('names ready units in the language of the reader, and armies and squads as they are called', () => {
		const step = (key: 'addUnit' | 'renameSquad', name: string) => stepText(pl, { key, name });
		expect(step('addUnit', en.presets.knight)).toBe(pl.edits.addUnit({ name: 'Rycerz' }));
		expect(step('addUnit', 'Zawisza')).toBe(pl.edits.addUnit({ name: 'Zawisza' }));
		expect(step('renameSquad', 'Knight')).toBe(pl.edits.renameSquad({ name: 'Knight' }));
	});

	it('has no number if there was none', () => {
		expect(stepText(en, { key: 'setLimits', name: '', change: { after: 5 } })).toBe('Change limit');
		expect(stepText(en, { key: 'setLimits', name: '' })).toBe('Change limit');
	});
});
