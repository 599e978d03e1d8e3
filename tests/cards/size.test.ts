import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '$lib/cards/layout/settings';
import { makePdf } from '$lib/cards/pdf/make-pdf';
import { deck } from '../bench/cards';

const TIMEOUT = 120_000;

/** The PDF of different cards in copies, as Latin letters. */
async function printed(cards: number, copies = 1): Promise<string> {
	const army = deck(cards, []);
	const choice = { each: 'kind', photos: new Map() } as const;
	const settings = { ...DEFAULT_SETTINGS, copies };
	const about = { locale: 'en', createdAt: new Date(0), build: 'test' } as const;
	const pdf = await makePdf({ job: { what: 'cards', army, choice, settings }, ...about });
	return Buffer.from(pdf).toString('latin1');
}

const count = (pdf: string, pattern: RegExp) => [...pdf.matchAll(pattern)].length;

describe('a PDF of cards', { timeout: TIMEOUT }, () => {
	it('has at most 5.5 kB a card, half a kB of which is the tags of its tables', async () => {
		expect((await printed(100)).length).toBeLessThanOrEqual(550_000);
	});

	it('stores each side of a card once for all of its copies', async () => {
		const [two, twenty] = [await printed(10, 2), await printed(10, 20)];
		const sides = count(two, /\/Subtype\/Form/g);
		expect(sides).toBeGreaterThanOrEqual(20);
		expect(count(twenty, /\/Subtype\/Form/g)).toBe(sides);
		// Ten times as many pages, and none of them repeats the cards.
		expect(twenty.length).toBeLessThan(2 * two.length);
		expect(count(await printed(10), /\/Subtype\/Form/g)).toBe(0);
	});
});
