import { describe, expect, it } from 'vitest';
import { loadArea, type Language } from '$lib/i18n/languages';
import type { Army, Unit } from '$lib/rules/choices';
import type { CardTexts } from '../model/card';
import { cardsOf } from '../model/cards';
import { flattened, type FlatMark } from '../print/flat';
import { POINT, type BoxMark, type TextMark } from '../print/marks';
import { widthOf } from '../type/measure';
import { printedCards, type PrintedCard } from './face';
import { MIN_FONT_SIZE } from './flow';
import { DEFAULT_SETTINGS, FORMAT_IDS, type FormatId } from './settings';

const LANGUAGES = ['pl', 'en'] as const;
/** How far letters extend above and below the baseline, as a share of their size; digits have no descent. */
const ABOVE = 0.72;
const below = (face: TextMark['face']) => (face === 'display' ? 0.02 : 0.22);

async function textsOf(language: Language): Promise<CardTexts> {
	const builder = {
		...(await loadArea(language, 'shell')),
		...(await loadArea(language, 'builder'))
	};
	return { builder, cards: await loadArea(language, 'cards') };
}

function firstCard(
	unit: Unit,
	texts: CardTexts,
	format: FormatId,
	rulebook: Army['rulebook'] = unit.kind === 'figure' ? 'skirmish' : 'core2005',
	saving = false
): PrintedCard {
	const army: Army = {
		format: 'brikmuster/army',
		version: 1,
		id: '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11',
		name: 'Próba',
		rulebook,
		units: [unit]
	};
	const [card] = cardsOf(army, texts, { each: 'kind' });
	const [printed] = card ? printedCards(card, { ...DEFAULT_SETTINGS, format, saving }, texts) : [];
	if (!printed) throw new Error('No card');
	return printed;
}

const isPlate = (mark: FlatMark): mark is BoxMark => mark.kind === 'box' && mark.radius === 1.2;
const isText = (mark: FlatMark): mark is TextMark => mark.kind === 'text';

/** True if the text is entirely on the plate, false if only its middle is, undefined if it is elsewhere. */
function isOnPlate({ text, x, y, face, size }: TextMark, plate: BoxMark): boolean | undefined {
	const [top, bottom] = [y - ABOVE * size * POINT, y + below(face) * size * POINT];
	const [middle, level] = [x + widthOf(text, { face, size }) / 2, (top + bottom) / 2];
	const beside = middle < plate.x || middle > plate.x + plate.width;
	if (beside || level < plate.y - 2 || level > plate.y + plate.height) return undefined;
	return top >= plate.y && bottom <= plate.y + plate.height;
}

const machine: Unit = {
	kind: 'creation',
	id: 'u1',
	name: 'Rumak',
	form: 'creature',
	size: 2,
	structureLevel: 0,
	propulsion: [{ mode: 'ground', speed: 10 }],
	brain: { type: 'half', limitation: 'dependent' }
};

describe.each(LANGUAGES)('the head of a card: %s', (language) => {
	it.each(FORMAT_IDS)(
		'has all of its numbers and labels inside their plates: %s',
		async (format) => {
			const { front } = firstCard(machine, await textsOf(language), format);
			const marks = flattened(front.marks);
			const plates = marks.filter(isPlate);
			expect(plates).toHaveLength(6);
			for (const plate of plates) {
				const found = marks.filter(isText).filter((text) => isOnPlate(text, plate) !== undefined);
				expect(found.length).toBeGreaterThanOrEqual(2);
				const cut = found.filter((text) => !isOnPlate(text, plate)).map(({ text }) => text);
				expect(cut).toEqual([]);
			}
		}
	);

	it('has numbers of one size that fill high plates, each statistic in its color unless ink is saved', async () => {
		const texts = await textsOf(language);
		const lone: Unit = { kind: 'minifig', id: 'u1', name: 'Woj', rank: 'mercenary' };
		const marks = flattened(firstCard(lone, texts, 'sixes').front.marks);
		const plates = marks.filter(isPlate);
		const numbers = marks
			.filter(isText)
			.filter(({ face }) => face === 'bold')
			.filter((text) => plates.some((plate) => isOnPlate(text, plate)));
		const digits = numbers.filter(({ text }) => /^\d/.test(text));
		expect(Math.min(...digits.map(({ size }) => size))).toBeGreaterThanOrEqual(20);
		expect(new Set(digits.map(({ size }) => size)).size).toBe(1);
		expect(new Set(plates.map(({ fill }) => fill)).size).toBe(4);
		const saved = flattened(firstCard(lone, texts, 'sixes', 'core2005', true).front.marks);
		expect(saved.filter(isPlate).flatMap(({ fill }) => fill ?? [])).toEqual([]);
	});

	it.each(FORMAT_IDS)('has each of many speeds on a plate: %s', async (format) => {
		const texts = await textsOf(language);
		const modes = ['air', 'ground', 'underwater', 'water'] as const;
		const guns = Array.from({ length: 6 }, (_, index) => ({ type: 'gun' as const, level: index }));
		for (const [count, rulebook, weapons] of [
			[1, 'lugpolwars', []],
			[2, 'core2005', []],
			[3, 'core2005', guns],
			[4, 'core2005', guns]
		] as const) {
			const propulsion = modes.slice(0, count).map((mode) => ({ mode, speed: 10 }));
			const unit: Unit = {
				...machine,
				...{ form: 'vehicle', structureLevel: 1, propulsion, weapons: [...weapons] },
				gear: rulebook === 'lugpolwars' ? [{ item: 'shield', count: 2 }] : []
			};
			const marks = flattened(firstCard(unit, texts, format, rulebook).front.marks);
			const plates = marks.filter(isPlate);
			const [first, last] = [plates[0], plates.at(-1)];
			if (!first || !last) throw new Error('No plates');
			const head = marks.filter(isText).filter(({ y }) => y > first.y && y < last.y + last.height);
			const numbers = head.filter(({ face }) => face === 'bold');
			const speeds = numbers.filter(({ text }) => text === '10');
			expect(speeds).toHaveLength(count);
			for (const { text, x, face, size } of head) {
				const right = x + widthOf(text, { face, size });
				expect(size).toBeGreaterThanOrEqual(MIN_FONT_SIZE);
				const around = plates.filter((plate) => x >= plate.x && right <= plate.x + plate.width);
				expect(around.length, text).toBeGreaterThan(0);
			}
			for (const plate of plates) {
				const cut = head.filter((text) => isOnPlate(text, plate) === false);
				expect(cut.map(({ text }) => text)).toEqual([]);
			}
		}
	});

	it.each(FORMAT_IDS)('keeps its plates below the band for every name: %s', async (format) => {
		const texts = await textsOf(language);
		for (const name of ['Villager with a pitchfork', 'Ork', 'Bardzo długie imię '.repeat(5)]) {
			for (const count of [1, 3]) {
				const unit: Unit = { kind: 'figure', id: 'u1', name, count, stature: 'minion' };
				const marks = flattened(firstCard(unit, texts, format).front.marks);
				const [band] = marks.filter((mark) => mark.kind === 'box');
				const tops = marks.filter(isPlate).map(({ y }) => y);
				expect(tops.length).toBeGreaterThan(2);
				expect(Math.min(...tops) - ((band?.y ?? 0) + (band?.height ?? 0))).toBeGreaterThan(1);
			}
		}
	});
});
