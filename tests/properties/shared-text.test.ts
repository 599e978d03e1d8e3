import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalArmy } from '$lib/army/format/canonical';
import { armyDigest } from '$lib/army/format/digest';
import { linkedArmy } from '$lib/army/format/linked';
import { armyText } from '$lib/cards/model/army-text';
import { codeTexts } from '$lib/exchange/code-parts';
import { armyLink } from '$lib/exchange/link';
import { readPasted } from '$lib/exchange/read-pasted';
import { writeBrik } from '$lib/exchange/write-brik';
import { assess } from '$lib/rules/assessment/assess';
import { cases } from '../setup/cases';
import { catalogues } from '../setup/catalogues';
import { anyArmy } from './arbitrary-army';

const BASE = 'https://example.org/app';

function pasted(text: string): string {
	const reading = readPasted(text);
	return reading.ok ? reading.armies.map(canonicalArmy).join() : JSON.stringify(reading.problem);
}

it('gives the same choices through a text in either language and style', async () => {
	const anyLanguage = fc.constantFrom('en' as const, 'pl' as const);
	const anyStyle = fc.constantFrom('plain' as const, 'markdown' as const);
	await fc.assert(
		fc.asyncProperty(anyArmy, anyLanguage, anyStyle, async (army, language, style) => {
			const link = await armyLink(army, BASE);
			const texts = { builder: catalogues[language], cards: catalogues[language].cards };
			const text = armyText({ army, assessment: assess(army) }, texts, style, link);
			expect(text.trimEnd().split('\n').at(-1)).toContain(link);
			expect(pasted(text)).toBe(canonicalArmy(linkedArmy(army)));
		}),
		{ numRuns: cases(300) }
	);
});

it('gives the same choices through QR codes in any order', async () => {
	await fc.assert(
		fc.asyncProperty(anyArmy, fc.boolean(), async (army, reversed) => {
			const link = (await armyLink(army, BASE)) ?? '';
			const codes = codeTexts(link, armyDigest(linkedArmy(army)));
			const given = reversed ? codes.toReversed() : codes;
			expect(pasted(given.join('\n'))).toBe(canonicalArmy(linkedArmy(army)));
		}),
		{ numRuns: cases(200) }
	);
});

it('gives the same choices through a file in a message', async () => {
	await fc.assert(
		fc.asyncProperty(anyArmy, async (army) => {
			const { photos: _, ...choices } = army;
			const text = `Army:\n${writeBrik(army)}\nBye`;
			expect(pasted(text)).toBe(canonicalArmy(choices));
		}),
		{ numRuns: cases(200) }
	);
});
