import fc from 'fast-check';
import { expect, it } from 'vitest';
import { itemsInLines, linesOf } from './items';

it('reads items from lines as they were, whatever their texts hold', () => {
	const item = fc.record({ kind: fc.string(), text: fc.string(), at: fc.nat() });
	fc.assert(
		fc.property(fc.array(item), (items) => {
			expect([...itemsInLines(linesOf(items))]).toEqual(items);
		})
	);
	const lines = [{ kind: 'note', text: 'a\nb\r\u2028Łódź' }, { kind: '' }];
	expect([...itemsInLines(linesOf(lines))]).toEqual(lines);
});
