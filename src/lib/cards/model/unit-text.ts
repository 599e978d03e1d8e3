import { named } from '$lib/i18n/named';
import type { BuilderMessages } from '$lib/i18n/languages';
import type { Figure, Unit } from '$lib/rules/choices';
import { unitParts, type PartSection } from './unit-parts';

/** Returns what a unit has in some sections, in words. */
export const partTexts = (
	m: BuilderMessages,
	unit: Unit,
	sections: readonly PartSection[]
): string[] =>
	unitParts(m, unit)
		.filter(({ section }) => sections.includes(section))
		.map(({ text }) => text);

/** Returns the parts of a unit's summary; the rank of a unit that has nothing else. */
export function summaryOf(m: BuilderMessages, unit: Unit): readonly string[] {
	const parts = unitParts(m, unit).map(({ text }) => text);
	return parts.length === 0 && unit.kind === 'minifig' ? [named(m.terms.ranks, unit.rank)] : parts;
}

/** Returns a one-line summary of a unit, which names every choice with a price. */
export const unitText = (m: BuilderMessages, unit: Unit): string => summaryOf(m, unit).join(', ');

/** Returns a figure's stature, traits and story protection. */
export const natureText = (m: BuilderMessages, unit: Figure): string =>
	partTexts(m, unit, ['rank', 'abilities']).join(' · ');

/** Returns what a figure holds and wears. */
export const carriedText = (m: BuilderMessages, unit: Figure): string =>
	partTexts(m, unit, ['gear']).join(' · ');

/** Returns the translated name of a known cliché, or the custom text. */
export function clicheText({ editors }: BuilderMessages, cliche: string): string {
	const known: Readonly<Record<string, string>> = editors.cliches;
	return Object.hasOwn(known, cliche) ? (known[cliche] ?? cliche) : cliche;
}
