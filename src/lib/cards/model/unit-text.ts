import type { BuilderMessages } from '$lib/i18n/languages';
import type { Creation, Figure, Minifig, Unit } from '$lib/rules/choices';
import { hasMagic } from '$lib/rules/terms';

function minifigText({ terms, profile }: BuilderMessages, minifig: Minifig): string {
	const gear = (minifig.gear ?? []).map(({ name, item }) => name ?? terms.gear[item]);
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

/** What a figure is and carries, by the words of its card. */
export function figureText({ profile: { figure } }: BuilderMessages, unit: Figure): string {
	return [
		figure.statures[unit.stature],
		...(unit.traits ?? []).map((trait) => figure.traits[trait]),
		figure.weapons[unit.weapon ?? 'basic'],
		...(unit.gear ?? []).map((item) => figure.gear[item]),
		...(unit.mounted ? [figure.mounted] : []),
		...(unit.storyProtection ? [figure.storyProtection] : [])
	].join(' · ');
}

/** A unit in one line below its name. */
export function unitText(m: BuilderMessages, unit: Unit): string {
	if (unit.kind === 'minifig') return minifigText(m, unit);
	return unit.kind === 'creation' ? creationText(m, unit) : figureText(m, unit);
}
