import { gapOf, gridOf } from './layout/grid';
import { formatOf, PAPERS, TOKEN_SIZES, type Size } from './layout/settings';
import type { CardTexts } from './model/card';
import type { PrintJob } from './print-job';
import { isOnCards, type PrintKind } from './print-kinds';
import { tokenPlaces } from './sheets/tokens';

/** Millimeters of the rounded corners of cards that have gaps between them; others share their edges. */
const CORNER = 3;
const CUT = 'fill="none" stroke="#ff0000" stroke-width="0.1"';
const FOLD = 'fill="none" stroke="#0000ff" stroke-width="0.1"';

/** Millimeters to a hundredth, without trailing zeros. */
const mm = (value: number) => String(Number(value.toFixed(2)));

function page({ width, height }: Size, cuts: readonly string[], folds: readonly string[]): string {
	const [wide, high] = [mm(width), mm(height)];
	const layer = (id: string, look: string, shapes: readonly string[]) =>
		shapes.length > 0 ? [`<g id="${id}" ${look}>`, ...shapes, '</g>'] : [];
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${wide}mm" height="${high}mm" viewBox="0 0 ${wide} ${high}">`,
		...layer('cut', CUT, cuts),
		...layer('fold', FOLD, folds),
		'</svg>',
		''
	].join('\n');
}

function ofCards({ settings }: PrintJob): string {
	const { cells, cell, paper } = gridOf(settings);
	const [wide, high] = [mm(cell.width), mm(cell.height)];
	const round = gapOf(settings) > 0 ? ` rx="${CORNER}"` : '';
	const cuts = cells.map(
		({ x, y }) => `<rect x="${mm(x)}" y="${mm(y)}" width="${wide}" height="${high}"${round}/>`
	);
	const folds = formatOf(settings).folded
		? cells.map(({ x, y }) => `<path d="M${mm(x + cell.width / 2)} ${mm(y)}v${high}"/>`)
		: [];
	return page(paper, cuts, folds);
}

function ofTokens({ army, settings }: PrintJob, texts: CardTexts): string {
	const size = TOKEN_SIZES[settings.tokenSize];
	const round = settings.tokenShape === 'round' ? ` rx="${mm(size / 2)}"` : '';
	const cuts = tokenPlaces(army, texts, settings).map(
		({ x, y }) =>
			`<rect x="${mm(x)}" y="${mm(y)}" width="${mm(size)}" height="${mm(size)}"${round}/>`
	);
	return page(PAPERS[settings.paper], cuts, []);
}

/** Whether a job prints something to cut out. */
export const isCut = (what: PrintKind) => isOnCards(what) || what === 'tokens';

/**
 * Returns an SVG for cutting machines: the outlines of a full sheet, in millimeters from its upper
 * left corner, and the folds in a layer of their own. Undefined for jobs with nothing to cut.
 */
export function cutFile(job: PrintJob, texts: CardTexts): string | undefined {
	if (isOnCards(job.what)) return ofCards(job);
	return job.what === 'tokens' ? ofTokens(job, texts) : undefined;
}
