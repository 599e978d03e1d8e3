const formats = new Map<string, Intl.NumberFormat>();

function formatOf(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
	const key = `${tag} ${JSON.stringify(options)}`;
	const known = formats.get(key) ?? new Intl.NumberFormat(tag, { style: 'percent', ...options });
	formats.set(key, known);
	return known;
}

/** Below this a tenth of a percent would hide how rare it is. */
const RARE = 0.01;
/** Above this a tenth of a percent would read as certain. */
const COMMON = 0.9995;

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** Returns a chance as a percentage: 33.3%, with two significant digits if it is rare; only certainty is 100%. */
export function percentText(tag: string, chance: number): string {
	if (chance <= 0 || chance >= 1) return formatOf(tag, {}).format(chance);
	if (chance < RARE) return formatOf(tag, { maximumSignificantDigits: 2 }).format(chance);
	if (chance > COMMON) return `>${formatOf(tag, ONE_DIGIT).format(0.999)}`;
	return formatOf(tag, ONE_DIGIT).format(chance);
}
