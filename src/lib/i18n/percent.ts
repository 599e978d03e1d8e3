import type { Chance } from '$lib/combat/share';

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
	const key = `${tag} ${JSON.stringify(options)}`;
	const known = formats.get(key) ?? new Intl.NumberFormat(tag, { style: 'percent', ...options });
	formats.set(key, known);
	return known;
}

/** Below this a tenth of a percent would hide how rare it is. */
const RARE = 0.01;
/** Below this a double may be mostly rounding error, and digits would promise too much. */
const RAREST = 0.0001;
/** Above this a tenth of a percent would read as certain. */
const COMMON = 0.9995;

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const TWO_PLACES = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const TWO_DIGITS = { maximumSignificantDigits: 2 };

/** Returns a chance as a percentage: 33.3%, with two significant digits if it is rare; only certainty is 0% or 100%. */
export function percentText(tag: string, chance: Chance): string {
	if (chance === 0 || chance === 1) return formatOf(tag, {}).format(chance);
	if (chance < RAREST) return `<${formatOf(tag, TWO_PLACES).format(RAREST)}`;
	if (chance < RARE) return formatOf(tag, TWO_DIGITS).format(chance);
	if (chance > COMMON) return `>${formatOf(tag, ONE_DIGIT).format(0.999)}`;
	return formatOf(tag, ONE_DIGIT).format(chance);
}

/** The same in little room, as a whole percentage. */
export function wholePercentText(tag: string, chance: Chance): string {
	const format = formatOf(tag, {});
	const percent = Math.round(chance * 100);
	if (percent === 0 && chance > 0) return `<${format.format(0.01)}`;
	if (percent === 100 && chance < 1) return `>${format.format(0.99)}`;
	return format.format(chance);
}
