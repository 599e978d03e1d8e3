import { describe, expect, it } from 'vitest';
import known from './fixtures/spec-rule-ids.json';
import { AMBIGUITIES } from '$lib/rules/ambiguities';
import { CHAPTERS } from '$lib/rules/citations';
import { COMBAT_CHAPTERS } from '$lib/rules/combat-citations';
import { LEFT_OUT } from '$lib/rules/left-out';

const listed: string[] = [...Object.values(CHAPTERS), ...Object.values(COMBAT_CHAPTERS)].flat();

describe('the rules of the specifications', () => {
	it('are all on the rules page or left out for a reason', () => {
		expect(known.rules.length).toBeGreaterThan(500);
		expect([...listed, ...Object.keys(LEFT_OUT)].sort()).toEqual([...known.rules].sort());
	});

	it('refer to a rule with a text where they are left out', () => {
		const seen: string[] = Object.values(LEFT_OUT).map(({ see }) => see);
		expect(seen.filter((rule) => !listed.includes(rule))).toEqual([]);
	});

	it('have all their open questions answered', () => {
		expect(Object.keys(AMBIGUITIES).sort()).toEqual([...known.ambiguities].sort());
	});
});

describe('the chapters', () => {
	it('have names of their own, as addresses ignore case', () => {
		const names = [...Object.keys(CHAPTERS), ...Object.keys(COMBAT_CHAPTERS), ...listed];
		expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
	});

	it('of combat hold the rules of their prefix', () => {
		for (const chapter of ['E10-ATT', 'E10-MOD', 'E20-COMB', 'E05-TURN', 'DICE'] as const) {
			const rules: readonly string[] = COMBAT_CHAPTERS[chapter];
			expect(rules.filter((rule) => !rule.startsWith(`${chapter}-`))).toEqual([]);
		}
	});
});
