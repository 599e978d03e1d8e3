import { withoutBidiMarks } from '$lib/army/format/direction';
import { placeOf, settingOf, type ArmySetting } from '$lib/army/violation-place';
import { sectionTitle } from '$lib/components/unit/edit/section-text';
import { sectionOf, sectionsOf } from '$lib/components/unit/edit/sections';
import type { BuilderMessages } from '$lib/i18n/languages';
import type { Army } from '$lib/rules/choices';
import type { Violation } from '$lib/rules/violation';

function partText(m: BuilderMessages, part: ArmySetting): string {
	if (part === 'houseRules') return m.structure.houseRules.title;
	if (part === 'rulings') return m.ownRules.rulings;
	return part === 'limits' ? m.newArmy.limits : m.army[part];
}

/** Names the place of a violation: unit and section, squad, or part of the army. */
export function placeText(m: BuilderMessages, army: Army, violation: Violation): string {
	const place = placeOf(army, violation);
	if (place.of === 'army') return partText(m, settingOf(place.part));
	if (place.of === 'squad') return withoutBidiMarks(place.squad.name);
	const section = sectionOf(violation);
	const shown = section && (section === 'rank' || sectionsOf(army, place.unit).includes(section));
	const name = withoutBidiMarks(place.unit.name);
	return shown ? `${name} · ${sectionTitle(m, section)}` : name;
}
