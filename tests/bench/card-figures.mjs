import { runMain } from '../setup/run.mjs';
import { loadBundled } from './bundle.mjs';

/** A quarter of a front, above which it counts as empty, and the body size that cards should have. */
const QUARTER = 0.25;
const BODY = 8;

const percent = (/** @type {number} */ share) => `${Math.round(100 * share)}%`;

/** Prints sheets, type sizes and the free share of the fronts of all templates in 2 × 3. */
async function main() {
	const { cardFigures } = await loadBundled('card-figures', { cards: 'card-figures.ts' });
	for (const language of ['pl', 'en']) {
		/** @type {import('./card-figures').CardFigures[]} */
		const figures = await cardFigures(language);
		console.log(`\n${language}: template, cards, sheets, body sizes, free share of the fronts`);
		for (const { template, cards: count, sheets, body, free } of figures) {
			const sizes = `${Math.min(...body)}–${Math.max(...body)} pt`;
			const shares = free.map(percent).join(' ');
			console.log(`${template.padEnd(14)}${count}  ${sheets}  ${sizes.padEnd(12)}${shares}`);
		}
		const free = figures.flatMap((one) => one.free);
		const body = figures.flatMap((one) => one.body);
		const over = free.filter((share) => share > QUARTER).length;
		const legible = body.filter((size) => size >= BODY).length;
		const sheets = figures.reduce((sum, one) => sum + one.sheets, 0);
		console.log(
			`${over} of ${free.length} fronts over a quarter free; ${legible} of ${body.length} sides ` +
				`with ${BODY} pt or more; smallest ${Math.min(...figures.map(({ smallest }) => smallest))} pt; ${sheets} sheets`
		);
	}
	return 0;
}

await runMain(main);
