import { describe, expect, it } from 'vitest';
import { assess } from '$lib/rules/assessment/assess';
import { rowsIn } from '$lib/rules/packs/pack';
import { isError } from '$lib/rules/violation';
import { armyOfPack } from '../carried-packs';
import { packDigest } from '../format/digest';
import { readPack } from '../format/read-pack';
import { examplePack } from '.';
import { EXAMPLE_PACKS, type ExamplePackId } from './ids';

const KEYS = Object.keys(EXAMPLE_PACKS) as ExamplePackId[];

describe.each(KEYS)('the example pack %s', (key) => {
	const pack = examplePack(key, 'en');

	it('is a pack like any other, and the same in both languages', () => {
		expect(readPack(JSON.parse(JSON.stringify(pack)))).toEqual({ ok: true, pack });
		expect(packDigest(examplePack(key, 'pl'))).toBe(packDigest(pack));
	});

	it('has names and texts in both languages for every row', () => {
		for (const language of ['pl', 'en'] as const) {
			for (const { id, row } of rowsIn(pack)) {
				expect([id, !!pack.names?.[language]?.[id]]).toEqual([id, true]);
				expect([id, !!pack.texts?.[language]?.[row.rule]]).toEqual([id, true]);
			}
		}
	});

	it('has ready units without errors', () => {
		expect(assess(armyOfPack(pack)).violations.filter(isError)).toEqual([]);
	});
});

it('marks the prices of the weapons of 2010 as ours', () => {
	const { rows, texts } = examplePack('weapons2010', 'en');
	for (const { rule, set } of Object.values(rows?.gear ?? {}))
		expect(texts?.en?.[rule]).toContain(`The price (${set?.cost} CP) is ours`);
});

it('has prefixes that differ', () => {
	expect(new Set(KEYS.map((key) => examplePack(key, 'en').prefix)).size).toBe(KEYS.length);
});
