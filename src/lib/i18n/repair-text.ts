import type { Army, CreationWeapon, Gear, Propulsion, Unit } from '$lib/rules/choices';
import type { Repair, RepairStep } from '$lib/rules/violation';
import type { Areas } from './languages';

type Texts = Pick<Areas['builder'], 'repaired' | 'repairs' | 'terms'>;
type Subject = Unit | Army;

/** The value at a JSON Pointer. */
function valueAt(subject: unknown, path: string): unknown {
	return path
		.split('/')
		.slice(1)
		.reduce<unknown>(
			(found, key) => (found as Record<string, unknown> | undefined)?.[key],
			subject
		);
}

const entryAt = (subject: Subject, path: string) => valueAt(subject, path) as never;

/** Names an entry by the list that contains it. */
const NAMES: Record<string, (texts: Texts, subject: Subject, entry: string) => string> = {
	weapons({ terms }, subject, entry) {
		const { name, type }: CreationWeapon = entryAt(subject, entry);
		return name ?? terms.weapons[type];
	},
	propulsion({ repaired, terms }, subject, entry) {
		const { name, mode }: Propulsion = entryAt(subject, entry);
		if (name !== undefined || mode === 'special') return name ?? terms.modes.special;
		return repaired.propulsion({ medium: terms.modes[mode] });
	},
	gear({ terms }, subject, entry) {
		const { name, item }: Gear = entryAt(subject, entry);
		return name ?? terms.gear[item];
	},
	units: (_, subject, entry) => (entryAt(subject, entry) as Unit).name,
	plates: ({ repaired }) => repaired.plate,
	explosives: ({ repaired }) => repaired.explosive,
	areaSpells: ({ repaired }) => repaired.areaSpell,
	circleCasts: ({ repaired }) => repaired.circle,
	circleShields: ({ repaired }) => repaired.circle
};

/** Matches a part of a propulsion, which the step names by its target. */
const PART = /^\/propulsion\/\d+\/(speed|modules)$/;

/** Matches a path to or into a list entry, and a launcher's payload. */
const ENTRY = /^((?:\/(?:magic|reserve))?\/(\w+)\/\d+)(\/payload)?/;

function whatAt(texts: Texts, subject: Subject, path: string): string | undefined {
	if (path === '' || path === '/count') return subject.name;
	if (path === '/magic/level') return texts.repaired.magic;
	const [, entry, list = '', payload] = ENTRY.exec(path) ?? [];
	const name = entry === undefined ? undefined : NAMES[list]?.(texts, subject, entry);
	return name !== undefined && payload ? texts.repaired.payload({ name }) : name;
}

function stepText(texts: Texts, subject: Subject, step: RepairStep): string {
	const { repairs } = texts;
	switch (step.kind) {
		case 'stow':
			return repairs.stow({ step, what: whatAt(texts, subject, `/gear/${step.gear}`) });
		case 'drop':
			return repairs.drop({ step, what: whatAt(texts, subject, `/gear/${step.gear}`) });
		case 'set': {
			const before = Number(valueAt(subject, step.path) ?? (step.field === 'count' ? 1 : 0));
			return repairs.set({ step, what: whatAt(texts, subject, step.path), before });
		}
		case 'remove':
			return repairs.remove({
				step,
				what: PART.test(step.path) ? undefined : whatAt(texts, subject, step.path)
			});
		case 'rank':
			return repairs.rank({ step });
		case 'enable':
			return repairs.enable({ step });
		case 'field':
			return repairs.field({ step, what: subject.name });
	}
}

/** A weakened weapon keeps its size, which need not be repeated beside its level. */
function isNews(step: RepairStep, _: number, steps: readonly RepairStep[]): boolean {
	if (step.kind !== 'set' || step.field !== 'builtSize') return true;
	const level = step.path.replace(/builtSize$/, 'level');
	return !steps.some((other) => other.kind === 'set' && other.path === level);
}

/** Describes what a repair changes, in the language of the texts. */
export function repairText(texts: Texts, subject: Subject, { steps }: Repair): string {
	const all = steps.filter(isNews).map((step) => stepText(texts, subject, step));
	return [...new Set(all)]
		.map((text) => {
			const times = all.filter((other) => other === text).length;
			return times > 1 ? `${times} × ${text}` : text;
		})
		.join(' · ');
}
