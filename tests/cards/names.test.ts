import { describe, expect, it } from 'vitest';
import type { Mark } from '$lib/cards/print/marks';
import { runsOf, type Face } from '$lib/cards/type/faces';
import { widthOf } from '$lib/cards/type/measure';
import type { Unit } from '$lib/rules/choices';
import { armyOf, drawn, jobOf, minifig, pdfFile, printed } from './printing';
import type { Contents } from './reading/pdf-reader';
import { hasPoppler } from '../setup/poppler.mjs';
import { pdfjs } from './reading/pdfjs';
import { poppler } from './reading/poppler';
import { readers } from './reading/readers';

const NAME = 'Zażółć gęślą jaźń';
/** Names are set in three faces; the others have what is missing from those. */
const LETTER_FACES = ['text', 'bold', 'display'] as const satisfies readonly Face[];

const horse: Unit = {
	kind: 'creation',
	id: 'h1',
	name: NAME,
	form: 'creature',
	size: 2,
	propulsion: [{ mode: 'ground', speed: 10 }]
};
const army = armyOf(
	[minifig('u1', NAME, { count: 3 }), minifig('u2', 'Jeździec', { mount: 'h1' }), horse],
	{ name: NAME, squads: [{ id: 's1', name: NAME, members: [{ unit: 'u1' }] }] }
);

const textOf = ({ pages }: Contents) =>
	pages.map(({ words }) => words.map(({ text }) => text).join(' '));
const times = (text: string) => text.split(NAME).length - 1;

describe.each(readers)('„Zażółć gęślą jaźń”, as read by $name', (reader) => {
	it('is complete in every face', async () => {
		const marks = LETTER_FACES.map((face, index): Mark => {
			const place = { x: 20, y: 30 + 20 * index };
			return { kind: 'text', ...place, text: NAME, face, size: 12, ink: '#000000' };
		});
		const contents = await reader.read(pdfFile(await drawn(marks)));
		expect(contents.fonts.map(({ name }) => name)).toEqual([...LETTER_FACES].sort());
		expect(textOf(contents)).toEqual([LETTER_FACES.map(() => NAME).join(' ')]);
	});

	it.each(['longEdge', 'shortEdge'] as const)(
		'is complete everywhere on a card, %s',
		async (sides) => {
			const contents = await reader.read(pdfFile(await printed(jobOf(army, { sides }))));
			const [front = '', back = ''] = textOf(contents);
			// In two headings, as a squad, and as the rider's mount.
			expect(times(front)).toBe(4);
			// As on the front.
			expect(times(back)).toBe(4);
			expect(contents.title).toBe(NAME);
		}
	);

	it('is complete in the army list', async () => {
		const contents = await reader.read(pdfFile(await printed(jobOf(army, {}, 'list'))));
		expect(times(textOf(contents).join(' '))).toBeGreaterThanOrEqual(3);
		expect(contents.title).toMatch(new RegExp(`^${NAME}, `));
	});
});

describe.each(readers)('Cyrillic, as read by $name', (reader) => {
	it('is set in its own font, in two weights, which no other PDF has', async () => {
		const army = armyOf([minifig('u1', 'Богатырь Илья')], { name: 'Ґанок ЎЉЏѓ' });
		const { pages, fonts, title } = await reader.read(pdfFile(await printed(jobOf(army))));
		const said = pages.flatMap(({ words }) => words.map(({ text }) => text));
		expect(said.filter((word) => word === 'Богатырь')).toHaveLength(2);
		expect(title).toBe('Ґанок ЎЉЏѓ');
		expect(fonts.map(({ name }) => name)).toContain('cyrillicBold');
		expect(fonts.filter(({ unicode, embedded }) => !unicode || !embedded)).toEqual([]);
		const latin = await reader.read(pdfFile(await printed(jobOf(armyOf([minifig('u1', NAME)])))));
		expect(latin.fonts.map(({ name }) => name).join(' ')).not.toContain('cyrillic');
	});
});

describe('words from right to left', () => {
	it('are drawn together, so that the system orders them, and words of other scripts apart', () => {
		const facesOf = (text: string) =>
			runsOf(text, 'text').map(({ face, text: run }) => [face, run]);
		expect(facesOf('שלום עולם')).toEqual([['system', 'שלום עולם']]);
		expect(facesOf('Gród שלום עולם 2')).toEqual([
			['text', 'Gród '],
			['system', 'שלום עולם'],
			['text', ' 2']
		]);
		expect(facesOf('武士 武士')).toHaveLength(3);
	});

	it('keep the space between them where each letter is a box', async () => {
		const army = armyOf([minifig('u1', 'שלום עולם')]);
		const { pages } = await pdfjs.read(pdfFile(await printed(jobOf(army))));
		const boxes = pages.flatMap(({ words }) => words.map(({ text }) => text));
		// Two words of four letters each, on both sides, where the system's fonts are missing.
		expect(boxes.filter((text) => text === '□□□□')).toHaveLength(4);
	});
});

describe('letters that no font of the cards has', () => {
	it('are a box each without a font of the system, and a space is none', async () => {
		const army = armyOf([minifig('u1', 'Богатырь 武士')]);
		const { pages } = await pdfjs.read(pdfFile(await printed(jobOf(army))));
		const boxes = pages.flatMap(({ words }) => words.map(({ text }) => text)).join('');
		// Two letters on both sides of the card.
		expect(boxes.match(/□/g)).toHaveLength(4);
	});

	it.skipIf(!hasPoppler())(
		'are boxes in the room for the letters, and nothing else is narrower',
		async () => {
			const room = { x: 20, y: 30, width: 23.7, size: 12, ink: '#000000', bold: false };
			const marks: Mark[] = [
				{ kind: 'systemText', ...room, text: 'Богатырь' },
				{ kind: 'text', x: 20, y: 50, text: NAME, face: 'text', size: 12, ink: '#000000' }
			];
			const { pages } = await poppler.read(pdfFile(await drawn(marks)));
			const [boxes, ...name] = pages.flatMap(({ words }) => words);
			expect(boxes?.right).toBeLessThan(20 + 23.7 + 0.1);
			const width = widthOf(NAME, { face: 'text', size: 12 });
			expect(Math.max(...name.map(({ right }) => right))).toBeCloseTo(20 + width, 0);
		}
	);

	it.skipIf(!hasPoppler())('are found by searches, whatever is drawn for them', async () => {
		const army = armyOf([minifig('u1', 'Богатырь 武士')]);
		const { pages } = await poppler.read(pdfFile(await printed(jobOf(army))));
		const said = pages.flatMap(({ words }) => words.map(({ text }) => text.trim()));
		expect(said.filter((word) => word === 'Богатырь')).toHaveLength(2);
		expect(said.filter((word) => word === '武士')).toHaveLength(2);
	});
});
