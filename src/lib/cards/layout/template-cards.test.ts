import { describe, expect, it } from 'vitest';
import { templateArmy, TEMPLATE_IDS, type TemplateTexts } from '$lib/army/templates';
import { loadArea, type Language } from '$lib/i18n/languages';
import { countOf } from '$lib/rules/terms';
import { quarter } from '../../../../tests/setup/cases';
import { cardsOf } from '../model/cards';
import { CARD_CONTENTS } from '../model/contents';
import type { CardTexts } from '../model/card';
import { flattened, type FlatMark } from '../print/flat';
import { POINT, type GroupMark } from '../print/marks';
import { FACES } from '../type/faces';
import { widthOf } from '../type/measure';
import { printedCards, type PrintedCard } from './face';
import { DEFAULT_SETTINGS, type PrintSettings, FORMAT_IDS, FORMATS } from './settings';

const ID = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';
const SETTINGS: Partial<PrintSettings>[] = [
	...FORMAT_IDS.map((format) => ({ format })),
	{ format: 'poker', sides: 'one' },
	{ format: 'sixes', sides: 'one', saving: true }
];

async function words(language: Language): Promise<{ texts: CardTexts; names: TemplateTexts }> {
	const shell = await loadArea(language, 'shell');
	const builder = { ...shell, ...(await loadArea(language, 'builder')) };
	const texts = { builder, cards: await loadArea(language, 'cards') };
	return { texts, names: await loadArea(language, 'templates') };
}

interface Box {
	readonly text: string;
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

/** The boxes of the texts on one side, from the top of capitals to the baseline. */
function textBoxes(side: GroupMark): Box[] {
	const texts = flattened(side.marks).filter((mark: FlatMark) => mark.kind === 'text');
	return texts.map(({ text, x, y, face, size }) => {
		const top = y - (FACES[face].ascent / 1000) * size * POINT * 0.7;
		return { text, left: x, right: x + widthOf(text, { face, size }), top, bottom: y };
	});
}

const overlap = (a: Box, b: Box) =>
	a.left < b.right - 0.05 && b.left < a.right - 0.05 && a.top < b.bottom && b.top < a.bottom;

function faults(side: GroupMark): string[] {
	const boxes = textBoxes(side);
	const outside = boxes.filter(
		({ left, right, top, bottom }) =>
			left < 2 || right > side.width - 2 || top < 0.5 || bottom > side.height - 2.5
	);
	const overlapping = boxes.filter((box, index) =>
		boxes.slice(index + 1).some((other) => overlap(box, other))
	);
	return [
		...outside.map(({ text }) => `outside: ${text}`),
		...overlapping.map(({ text }) => `overlapping: ${text}`)
	];
}

/** The share of a side's height below its last text or picture. */
function freeShare(side: GroupMark): number {
	const pictures = flattened(side.marks).flatMap((mark) =>
		mark.kind === 'picture' ? [mark.y + mark.height] : []
	);
	const bottoms = [...textBoxes(side).map(({ bottom }) => bottom), ...pictures];
	return 1 - Math.max(0, ...bottoms) / side.height;
}

const sidesOf = ({ front, back }: PrintedCard) => [front, ...(back ? [back] : [])];
const textOf = (cards: readonly PrintedCard[]) =>
	cards.flatMap(sidesOf).flatMap((side) => textBoxes(side).map(({ text }) => text));

const LANGUAGES = ['pl', 'en'] as const;
/** The ids of rules at the foot of a card, in points. */
const SMALLEST_ID = 5.5;

/** The cases in a language that this part of the tests tries. */
const inTurn = <T>(cases: readonly T[], language: Language) =>
	quarter(LANGUAGES.flatMap((each) => cases.map((one) => ({ each, one }))))
		.filter(({ each }) => each === language)
		.map(({ one }) => one);

describe.each(LANGUAGES)('the cards of every template: %s', (language) => {
	it.each(inTurn(SETTINGS, language))('hold all their text, without overlaps: %o', async (some) => {
		const { texts, names } = await words(language);
		const settings = { ...DEFAULT_SETTINGS, ...some };
		for (const slug of TEMPLATE_IDS) {
			const army = templateArmy(slug, ID, names[slug] as never);
			for (const card of cardsOf(army, texts, { each: 'kind', contents: CARD_CONTENTS })) {
				const printed = printedCards(card, settings, texts);
				expect(printed.flatMap(sidesOf).flatMap(faults), `${slug}: ${card.name}`).toEqual([]);
				const sizes = printed
					.flatMap(sidesOf)
					.flatMap(({ marks }) => flattened(marks))
					.flatMap((mark) => (mark.kind === 'text' ? [mark.size] : []));
				expect(Math.min(...sizes)).toBeGreaterThanOrEqual(SMALLEST_ID);
			}
		}
	});

	it('show everything about the unit, on whichever card, and are numbered when there are several', async () => {
		const { texts, names } = await words(language);
		for (const slug of TEMPLATE_IDS) {
			const army = templateArmy(slug, ID, names[slug] as never);
			for (const card of cardsOf(army, texts, { each: 'kind', contents: CARD_CONTENTS })) {
				const printed = printedCards(card, { ...DEFAULT_SETTINGS, format: 'poker' }, texts);
				const said = textOf(printed).join(' ').replace(/\s+/g, ' ');
				const first = printed[0] ? textBoxes(printed[0].front) : [];
				const words = new Set(first.flatMap(({ text }) => text.split(' ')));
				for (const word of card.statistics.flatMap(({ label }) => label.split(' '))) {
					expect(words, card.name).toContain(word);
				}
				const rules = [...card.front, ...card.back].flatMap((block) =>
					(block.kind === 'text' || block.kind === 'line') && block.rule ? [block.rule] : []
				);
				for (const rule of rules) expect(said, card.name).toContain(rule);
				const parts = printed.map((_, index) =>
					texts.cards.card.part({ part: index + 1, of: printed.length })
				);
				if (printed.length > 1) for (const part of parts) expect(said).toContain(part);
			}
		}
	});

	/** The share of cards that may go on with weapons: mini cards have no room for all spells of a mage. */
	const mostGoOn = ({ format }: Partial<PrintSettings>) => (format === 'mini' ? 0.1 : 0);
	it.each(inTurn(SETTINGS, language))(
		'have statistics and weapons on the first front: %o',
		async (some) => {
			const { texts, names } = await words(language);
			const settings = { ...DEFAULT_SETTINGS, ...some };
			const cards = TEMPLATE_IDS.flatMap((slug) => {
				const army = templateArmy(slug, ID, names[slug] as never);
				return cardsOf(army, texts, { each: 'auto' });
			});
			const goOn = cards.filter((card) => {
				const [first] = printedCards(card, settings, texts);
				const said = textOf(first ? [{ ...first, back: first.front }] : []).join('');
				const rows = card.front.flatMap((block) => (block.kind === 'weapons' ? block.rows : []));
				const needed = rows.flatMap(({ name, damage }) => `${name} ${damage}`.split(' '));
				return needed.some((word) => !said.replaceAll(' ', '').includes(word));
			});
			expect(goOn.map(({ name }) => name).slice(Math.floor(mostGoOn(some) * cards.length))).toEqual(
				[]
			);
		}
	);

	it('fill both columns of the front of a large card', async () => {
		const { texts, names } = await words(language);
		const settings = { ...DEFAULT_SETTINGS, format: 'large' as const };
		const { width, height } = FORMATS.large;
		const army = templateArmy('knights', ID, names.knights);
		for (const card of cardsOf(army, texts, { each: 'kind', contents: CARD_CONTENTS })) {
			const [printed] = printedCards(card, settings, texts);
			if (!printed) throw new Error('No card');
			// Between the band and the ids of rules.
			const boxes = textBoxes(printed.front).filter(
				({ top, bottom }) => top > 16 && bottom < height - 6
			);
			const right = boxes.filter(({ left }) => left > width / 2).map(({ bottom }) => bottom);
			const left = boxes.filter(({ left }) => left < width / 2).map(({ bottom }) => bottom);
			expect(Math.abs(Math.max(...right) - Math.max(...left)), card.name).toBeLessThan(40);
		}
	});

	it.each([
		['large', 16],
		['sixes', 11]
	] as const)('grow their type into the room there is: %s', async (format, size) => {
		const { texts, names } = await words(language);
		const army = templateArmy('fellowship', ID, names.fellowship);
		const card = cardsOf(army, texts, { each: 'kind' }).at(-1);
		if (!card) throw new Error('No card');
		const [printed] = printedCards(card, { ...DEFAULT_SETTINGS, format }, texts);
		const sizes = flattened(printed?.front.marks ?? []).flatMap((mark) =>
			mark.kind === 'text' && mark.face === 'text' ? [mark.size] : []
		);
		expect(Math.max(...sizes)).toBe(size);
		expect(printed?.sizes.front).toBe(size);
	});

	it('in two by three have legible type and no empty quarters', async () => {
		const { texts, names } = await words(language);
		const printed = TEMPLATE_IDS.flatMap((slug) => {
			const army = templateArmy(slug, ID, names[slug] as never);
			return cardsOf(army, texts, { each: 'auto' }).flatMap((card) =>
				printedCards(card, DEFAULT_SETTINGS, texts)
			);
		});
		const bodies = printed.flatMap(({ sizes, back }) => [
			sizes.front,
			...(back ? [sizes.back] : [])
		]);
		expect(Math.min(...bodies)).toBeGreaterThanOrEqual(8);
		const empty = printed.filter(({ front }) => freeShare(front) > 0.25);
		expect(empty.map(({ name }) => name)).toEqual([]);
	});

	it('go on only for rules: an ability that the back has in full is no reason', async () => {
		const { texts, names } = await words(language);
		const army = templateArmy('wizards', ID, names.wizards);
		const settings = { ...DEFAULT_SETTINGS, format: 'poker' as const };
		const several = cardsOf(army, texts, { each: 'auto' })
			.map((card) => printedCards(card, settings, texts))
			.filter(({ length }) => length > 1);
		const { archmage, mages, apprentices } = names.wizards.units;
		const goOn = several.map(([first]) => first?.name);
		for (const name of [archmage, mages, apprentices]) expect(goOn).not.toContain(name);
		// The second card is in larger type than the first front, which is full.
		const [card] = cardsOf(army, texts, { each: 'auto', contents: CARD_CONTENTS });
		if (!card) throw new Error('No card');
		const [first, second] = printedCards(card, settings, texts);
		expect(second?.sizes.front).toBeGreaterThan(first?.sizes.front ?? Infinity);
	});

	it.each(['tarot', 'bridge'] as const)(
		'show the unit large above its numbers: %s',
		async (format) => {
			const { texts, names } = await words(language);
			const army = templateArmy('convoy', ID, names.convoy);
			const fronts = cardsOf(army, texts, { each: 'kind' }).flatMap((card) =>
				printedCards(card, { ...DEFAULT_SETTINGS, format }, texts).map(({ front }) => front)
			);
			expect(fronts.filter((front) => freeShare(front) > 0.25)).toEqual([]);
			const [hero] = fronts;
			const heights = flattened(hero?.marks ?? []).flatMap((mark) =>
				mark.kind === 'picture' ? [mark.height] : []
			);
			expect(Math.max(...heights)).toBeGreaterThan(FORMATS[format].height * 0.35);
		}
	);

	it('have a weapon of a poker card on one line where its name and numbers fit', async () => {
		const { texts, names } = await words(language);
		const army = templateArmy('knights', ID, names.knights);
		const [, horse] = cardsOf(army, texts, { each: 'kind' });
		const weapon = horse?.front.flatMap((block) => (block.kind === 'weapons' ? block.rows : []))[0];
		if (!horse || !weapon) throw new Error('No weapon');
		const [printed] = printedCards(horse, { ...DEFAULT_SETTINGS, format: 'poker' }, texts);
		const marks = flattened(printed?.front.marks ?? []).filter((mark) => mark.kind === 'text');
		const name = marks.find(({ text }) => text === weapon.name);
		expect(marks.filter(({ text, y }) => text === weapon.damage && y === name?.y)).toHaveLength(1);
	});

	it('have the columns of all their tables in line', async () => {
		const { texts, names } = await words(language);
		const army = templateArmy('undead', ID, names.undead);
		const { use } = texts.builder.terms.attack;
		const cards = cardsOf(army, texts, { each: 'kind' });
		const lefts = cards.map((card) => {
			const [printed] = printedCards(card, DEFAULT_SETTINGS, texts);
			return flattened(printed?.front.marks ?? []).flatMap((mark) =>
				mark.kind === 'text' && mark.text === use ? [mark.x] : []
			);
		});
		expect(Math.max(...lefts.map(({ length }) => length))).toBeGreaterThan(1);
		for (const [first, ...others] of lefts)
			for (const left of others) expect(left).toBeCloseTo(first ?? 0, 5);
	});

	it('on one side say each rule once, on however many cards', async () => {
		const { texts, names } = await words(language);
		const settings = { ...DEFAULT_SETTINGS, format: 'poker', sides: 'one' } as const;
		const army = templateArmy('wizards', ID, names.wizards);
		for (const card of cardsOf(army, texts, { each: 'kind' })) {
			const weapons = card.front.flatMap((block) => (block.kind === 'weapons' ? block.rows : []));
			const titles = [...card.front, ...card.back]
				.flatMap((block) => (block.kind === 'text' || block.kind === 'line' ? [block.title] : []))
				.filter((title) => !weapons.some(({ name }) => name.startsWith(title)));
			const bold = printedCards(card, settings, texts).flatMap(({ front }) =>
				flattened(front.marks).flatMap((mark) =>
					mark.kind === 'text' && mark.face === 'bold' ? [mark.text] : []
				)
			);
			const twice = titles.filter((title) => bold.filter((text) => text === title).length > 1);
			expect(twice, card.name).toEqual([]);
		}
	});

	it('are one per kind or one per figure', async () => {
		const { texts, names } = await words(language);
		const army = templateArmy('knights', ID, names.knights);
		const kinds = cardsOf(army, texts, { each: 'kind' });
		expect(kinds.map(({ unit }) => unit)).toEqual(army.units.map(({ id }) => id));
		expect(kinds.map(({ copies }) => copies)).toEqual(army.units.map(countOf));
		const figures = cardsOf(army, texts, { each: 'figure' });
		expect(figures).toHaveLength(army.units.reduce((sum, unit) => sum + countOf(unit), 0));
		expect(new Set(figures.map(({ copies }) => copies))).toEqual(new Set([1]));
		const [first] = army.units;
		expect(cardsOf(army, texts, { each: 'kind', units: [first?.id ?? ''] })).toHaveLength(1);
	});

	it('continue until a long note is printed to its last word', async () => {
		const { texts, names } = await words(language);
		const notes = Array.from({ length: 500 }, (_, index) => `słowo${index}`).join(' ');
		const army = templateArmy('knights', ID, names.knights);
		const units = army.units.slice(0, 1).map((unit) => ({ ...unit, notes }));
		const [card] = cardsOf({ ...army, units, squads: [] }, texts, { each: 'kind' });
		if (!card) throw new Error('No card');
		const printed = printedCards(card, { ...DEFAULT_SETTINGS, format: 'poker' }, texts);
		expect(printed.length).toBeGreaterThan(2);
		expect(printed.flatMap(sidesOf).flatMap(faults)).toEqual([]);
		const said = textOf(printed).join(' ');
		for (const word of notes.split(' ')) expect(said).toContain(word);
	});
});
