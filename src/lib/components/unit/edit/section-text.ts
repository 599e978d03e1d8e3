import { clicheText, partTexts } from '$lib/cards/model/unit-text';
import type { BuilderMessages } from '$lib/i18n/languages';
import type { Unit } from '$lib/rules/choices';
import type { SectionId } from './sections';

/** The title of a section. */
export function sectionTitle(m: BuilderMessages, section: SectionId): string {
	const { sections } = m.editors;
	if (section === 'rank' || section === 'gear' || section === 'training') return m.unit[section];
	return section === 'magic' ? m.profile.magic.title : sections[section];
}

/** One line that sums up what the unit has in a section. */
export function sectionNote(m: BuilderMessages, section: SectionId, unit: Unit): string {
	if (section === 'notes') return unit.notes ?? '';
	if (section !== 'cliche') return partTexts(m, unit, [section]).join(', ');
	return unit.kind === 'minifig' ? clicheText(m, unit.cliche ?? '') : '';
}
