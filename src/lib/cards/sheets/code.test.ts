import { describe, expect, it } from 'vitest';
import { readCode } from '../../../../tests/setup/read-code';
import { codeOf, MAX_CODE_SIZE } from './code';

const letters = (count: number) =>
	Array.from({ length: count }, (_, index) => 'aZ09-_'[(index * index) % 6]).join('');

function made(count: number) {
	const code = codeOf(letters(count));
	if (!code || !('shapes' in code.picture)) throw new Error('No code');
	return { ...code, modules: code.picture.width, path: code.picture.shapes[0]?.d ?? '' };
}

describe('a printed QR code', () => {
	it.each([1, 71, 331, 332, 800, 1091])('holds its text: %i letters', (count) => {
		expect(readCode(made(count))).toBe(letters(count));
	});

	it.each([1, 71, 331, 332, 800, 1091])(
		'has scannable modules and is no larger than needed: %i letters',
		(count) => {
			const { width, height, modules } = made(count);
			expect(height).toBe(width);
			expect(width).toBeLessThanOrEqual(MAX_CODE_SIZE);
			expect(width / modules).toBeGreaterThanOrEqual(0.4);
			expect(width / modules).toBeLessThanOrEqual(0.6);
		}
	);

	it('leaves a quiet zone of four modules', () => {
		const { path, modules } = made(800);
		const numbers = (path.match(/\d+/g) ?? []).map(Number);
		expect(Math.min(...numbers)).toBe(4);
		expect(Math.max(...numbers)).toBe(modules - 4);
	});

	it('is undefined when its modules would be too small', () => {
		expect(codeOf(letters(1092))).toBeUndefined();
	});

	it('uses stronger error correction when the largest modules allow it', () => {
		expect(made(331).modules).toBe(77);
		expect(made(332).modules).toBeLessThanOrEqual(77);
		expect(made(1091).modules).toBe(117);
	});
});
