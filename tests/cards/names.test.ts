import { describe, expect, it } from 'vitest';
import type { Mark } from '$lib/cards/print/marks';
import { FACES, type Face } from '$lib/cards/type/faces';
import { widthOf } from '$lib/cards/type/measure';
import type { Unit } from '$lib/rules/choices';
import { armyOf, drawn, jobOf, minifig, pdfFile, printed } from './printing';
import type { Contents } from './reading/pdf-reader';
import { hasPoppler } from '../setup/poppler.mjs';
import { pdfjs } from './reading/pdfjs';
import { poppler } from './reading/poppler';
import { readers } from './reading/readers';

const NAME = 'Zażółć gęślą jaźń';
/** Names are set in three faces; the fourth has the signs missing from those. */
const LETTER_FACES = (Object.keys(FACES) as Face[]).filter((face) => face !== 'signs');

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

describe('letters that no font of the cards has', () => {
	it('are a box each without a font of the system, and a space is none', async () => {
		const army = armyOf([minifig('u1', 'Богатырь 武士')]);
		const { pages } = await pdfjs.read(pdfFile(await printed(jobOf(army))));
		const boxes = pages.flatMap(({ words }) => words.map(({ text }) => text)).join('');
		// Eight letters and two, on both sides of the card.
		expect(boxes.match(/□/g)).toHaveLength(20);
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
