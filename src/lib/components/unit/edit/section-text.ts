import { clicheText } from '$lib/cards/model/unit-text';
import type { BuilderMessages } from '$lib/i18n/languages';
import { ledgerText } from '$lib/i18n/sentences';
import type { Creation, Unit } from '$lib/rules/choices';
import type { LedgerLine } from '$lib/rules/ledger';
import { countOf } from '$lib/rules/terms';
import { unitText } from '$lib/cards/model/unit-text';
import { linesIn, type SectionId } from './sections';

/** The title of a section. */
export function sectionTitle(m: BuilderMessages, section: SectionId): string {
	const { sections } = m.editors;
	if (section === 'rank' || section === 'gear' || section === 'training') return m.unit[section];
	return section === 'magic' ? m.profile.magic.title : sections[section];
}

const times = (name: string, count: number) => (count > 1 ? `${name} × ${count}` : name);

function drives({ terms }: BuilderMessages, { propulsion = [] }: Creation): string[] {
	return propulsion.map(({ mode, name, speed = 0, modules = 0 }) => {
		const what = name ?? terms.modes[mode];
		if (modules > 0) return times(what, modules);
		return speed === 0 && mode === 'special' ? what : `${speed}″ ${what}`;
	});
}

function arms(m: BuilderMessages, { weapons = [] }: Creation): string[] {
	return weapons.map(({ type, name, level, count = 1 }) => {
		const what = name ?? m.terms.weapons[type];
		return times(level === undefined ? what : `${what} ${level}`, count);
	});
}

/** One line that sums up what the unit has in a section. */
export function sectionNote(
	m: BuilderMessages,
	section: SectionId,
	unit: Unit,
	lines: readonly LedgerLine[]
): string {
	if (section === 'notes') return unit.notes ?? '';
	if (section === 'cliche' && unit.kind === 'minifig') return clicheText(m, unit.cliche ?? '');
	if (section === 'gear' && unit.kind !== 'figure') {
		const gear = unit.gear ?? [];
		return gear
			.map((entry) => times(entry.name ?? m.terms.gear[entry.item], countOf(entry)))
			.join(', ');
	}
	if (unit.kind === 'creation') {
		if (section === 'body') return unitText(m, unit);
		if (section === 'movement') return drives(m, unit).join(', ');
		if (section === 'weapons') return arms(m, unit).join(', ');
		if (section === 'brain' && unit.brain?.limitation) {
			const { brains, limitations } = m.editors;
			return `${brains.half} · ${limitations[unit.brain.limitation]}`;
		}
	}
	return linesIn(section, lines)
		.map((line) => times(ledgerText(m, line), line.quantity / countOf(unit)))
		.join(', ');
}
