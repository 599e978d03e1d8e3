import { describe, expect, it } from 'vitest';
import { comparison } from './comparison';

describe('a comparison', () => {
	it('calculates only the chances asked for, each once', () => {
		const made: string[] = [];
		const chance = (name: string, value: number) => () => {
			made.push(name);
			return value;
		};
		const { above, equal } = comparison({
			above: chance('above', 0.25),
			equal: chance('equal', 0),
			below: chance('below', 0.75)
		});
		expect([above, equal]).toEqual([0.25, 0]);
		expect(made).toEqual(['above', 'equal']);

		const all = comparison({
			above: chance('above', 0.25),
			equal: chance('equal', 0),
			below: chance('below', 0.75)
		});
		expect([all.below, all.equal, all.equal, all.below]).toEqual([0.75, 0, 0, 0.75]);
		expect(made).toEqual(['above', 'equal', 'below', 'equal']);
		expect({ ...all }).toEqual({ above: 0.25, equal: 0, below: 0.75 });
	});
});
