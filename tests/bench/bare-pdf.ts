import { jsPDF } from 'jspdf';
import { fontFilesFor } from '../../src/lib/cards/pdf/font-files';
import { DEFAULT_SETTINGS } from '../../src/lib/cards/layout/settings';
import { sheetsOf } from '../../src/lib/cards/print-job';
import { flattened, type FlatMark } from '../../src/lib/cards/print/flat';
import { fitted } from '../../src/lib/cards/print/marks';
import { loadPrintArea } from '../../src/lib/i18n/print-areas';
import type { Army } from '../../src/lib/rules/choices';

type Mark = Extract<FlatMark, { kind: 'text' | 'picture' }>;

/** The texts and pictures on each page of a deck's cards. */
export async function marksOfDeck(army: Army): Promise<Mark[][]> {
	const [shell, builder, cards, rules] = await Promise.all([
		loadPrintArea('en', 'shell'),
		loadPrintArea('en', 'builder'),
		loadPrintArea('en', 'cards'),
		loadPrintArea('en', 'rules')
	]);
	const texts = { builder: { ...shell, ...builder }, cards, rules };
	const choice = { each: 'kind', photos: new Map() } as const;
	const sheets = sheetsOf({ what: 'cards', army, choice, settings: DEFAULT_SETTINGS }, texts);
	return sheets.map(({ marks }) =>
		flattened(marks).flatMap((mark) =>
			mark.kind === 'text' || mark.kind === 'picture' ? [mark] : []
		)
	);
}

/** Draws each shape of a picture as a path of as many numbers, which costs jsPDF the same as the shape. */
function drawShapes(pdf: jsPDF, mark: Extract<Mark, { kind: 'picture' }>): void {
	if (!('shapes' in mark.picture)) return;
	const { x, y, scale } = fitted(mark);
	for (const { d, fill } of mark.picture.shapes) {
		const numbers = (d.match(/[\d.]+/g) ?? []).map(Number);
		const points = numbers.map((value, at) => (at % 2 === 0 ? x : y) + value * scale);
		const steps = Array.from({ length: points.length >> 1 }, (_, at) => ({
			op: at === 0 ? 'm' : 'l',
			c: points.slice(2 * at, 2 * at + 2)
		}));
		if (fill !== 'none') pdf.setFillColor(fill);
		pdf.path(steps);
		if (fill === 'none') pdf.stroke();
		else pdf.fill();
	}
}

/** The PDF that jsPDF makes of as many texts and paths, without layout, structure and outline. */
export async function barePdf(pages: readonly (readonly Mark[])[]): Promise<ArrayBuffer> {
	const pdf = new jsPDF({ unit: 'mm', compress: true, floatPrecision: 2, putOnlyUsedFonts: true });
	for (const [face, base64] of await fontFilesFor([])) {
		pdf.addFileToVFS(`${face}.ttf`, base64);
		pdf.addFont(`${face}.ttf`, face, 'normal', undefined, 'Identity-H');
	}
	for (const [index, marks] of pages.entries()) {
		if (index > 0) pdf.addPage();
		for (const mark of marks) {
			if (mark.kind === 'picture') {
				drawShapes(pdf, mark);
				continue;
			}
			pdf.setFont(mark.face).setFontSize(mark.size).setTextColor(mark.ink);
			pdf.text(mark.text, mark.x, mark.y);
		}
	}
	return pdf.output('arraybuffer');
}
