import type { BuilderMessages } from '$lib/i18n/languages';
import type { Creation, Figure, Gear, Minifig, Unit } from '$lib/rules/choices';
import { countOf, hasMagic } from '$lib/rules/terms';

/** The names of gear, equal ones once with their number. */
function gearText({ terms }: BuilderMessages, gear: readonly Gear[]): string[] {
	const counts = new Map<string, number>();
	for (const one of gear) {
		const name = one.name ?? terms.gear[one.item];
		counts.set(name, (counts.get(name) ?? 0) + countOf(one));
	}
	return [...counts].map(([name, count]) => (count > 1 ? `${name}\u00a0×\u00a0${count}` : name));
}

function minifigText(m: BuilderMessages, minifig: Minifig): string {
	const { terms, profile } = m;
	const gear = gearText(m, minifig.gear ?? []);
	const { level = 0 } = minifig.magic ?? {};
	const magic = hasMagic(minifig) ? [profile.magic.level({ level })] : [];
	return [...gear, ...magic].join(', ') || terms.ranks[minifig.rank];
}

function creationText({ terms, profile }: BuilderMessages, creation: Creation): string {
	const { form, size, structureLevel } = creation;
	const facts = [terms.forms[form]];
	if (size !== undefined) facts.push(`${profile.creation.size} ${size}`);
	if (structureLevel !== undefined) {
		facts.push(profile.creation.level({ level: structureLevel }));
	}
	return facts.join(' · ');
}

const natureOf = ({ profile: { figure } }: BuilderMessages, unit: Figure) => [
	figure.statures[unit.stature],
	...(unit.traits ?? []).map((trait) => figure.traits[trait])
];
const carriedBy = ({ profile: { figure } }: BuilderMessages, unit: Figure) => [
	figure.weapons[unit.weapon ?? 'basic'],
	...(unit.gear ?? []).map((item) => figure.gear[item])
];
const standingOf = ({ profile: { figure } }: BuilderMessages, unit: Figure) => [
	...(unit.mounted ? [figure.mounted] : []),
	...(unit.storyProtection ? [figure.storyProtection] : [])
];

/** Returns a figure's stature and story protection. */
export function natureText(m: BuilderMessages, unit: Figure): string {
	return [...natureOf(m, unit), ...standingOf(m, unit)].join(' · ');
}

/** Returns what a figure holds and wears. */
export function carriedText(m: BuilderMessages, unit: Figure): string {
	return carriedBy(m, unit).join(' · ');
}

/** Returns a figure's traits and equipment in one line. */
export function figureText(m: BuilderMessages, unit: Figure): string {
	return [...natureOf(m, unit), ...carriedBy(m, unit), ...standingOf(m, unit)].join(' · ');
}

/** Returns a one-line summary of a unit. */
export function unitText(m: BuilderMessages, unit: Unit): string {
	if (unit.kind === 'minifig') return minifigText(m, unit);
	return unit.kind === 'creation' ? creationText(m, unit) : figureText(m, unit);
}

/** Returns the translated name of a known cliché, or the custom text. */
export function clicheText({ editors }: BuilderMessages, cliche: string): string {
	const known: Readonly<Record<string, string>> = editors.cliches;
	return Object.hasOwn(known, cliche) ? (known[cliche] ?? cliche) : cliche;
}
