import { describe, expect, it } from 'vitest';
import { FIRST_ICONS } from './icons/first-icons';
import { MORE_ICONS } from './icons/more-icons';
import { scaledPath } from './scaled-path';

describe('a scaled path', () => {
	it('scales all its numbers', () => {
		expect(scaledPath('M12 5v14M5-12.5h14z', 0.5)).toBe('M6 2.5v7M2.5 -6.25h7z');
		expect(scaledPath('M.5.25L-4-.75', 2)).toBe('M1 0.5L-8 -1.5');
	});

	it('keeps the rotation and flags of arcs, including repeated ones', () => {
		expect(scaledPath('M12 3a9 9 30 1 0 0 18 9 9 30 0 1 0-18', 2)).toBe(
			'M24 6a18 18 30 1 0 0 36 18 18 30 0 1 0 -36'
		);
	});

	it('is unchanged at the same size', () => {
		expect(scaledPath('M1.125 2', 1)).toBe('M1.125 2');
	});

	it('matches the browser’s own scaling for every icon', () => {
		const path = (d: string) => {
			const made = document.createElementNS('http://www.w3.org/2000/svg', 'path');
			made.setAttribute('d', d);
			return made;
		};
		for (const [name, d] of Object.entries({ ...FIRST_ICONS, ...MORE_ICONS })) {
			const [whole, small] = [path(d), path(scaledPath(d, 0.75))];
			const [length, scaled] = [whole.getTotalLength(), small.getTotalLength()];
			expect(scaled, name).toBeCloseTo(length * 0.75, 0);
			for (const share of [0.21, 0.53, 0.87]) {
				const [there, here] = [
					whole.getPointAtLength(share * length),
					small.getPointAtLength(share * scaled)
				];
				expect(Math.hypot(here.x - there.x * 0.75, here.y - there.y * 0.75), name).toBeLessThan(
					0.2
				);
			}
		}
	});
});
