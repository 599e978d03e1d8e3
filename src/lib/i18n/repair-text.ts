import { named } from './named';
import type { Army, CreationWeapon, Gear, Propulsion, Unit } from '$lib/rules/choices';
import type { Repair, RepairStep } from '$lib/rules/violation';
import { entryNames } from './entry-names';
import type { Areas } from './languages';

type Texts = Pick<Areas['builder'], 'editors' | 'repaired' | 'repairs' | 'terms'>;
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

/** The list that contains an entry, and the index of the entry. */
function listOf<T>(subject: Subject, entry: string): { list: readonly T[]; index: number } {
	const [, path = '', index] = /^(.*)\/(\d+)$/.exec(entry) ?? [];
	return { list: (valueAt(subject, path) ?? []) as readonly T[], index: Number(index) };
}

/** Names an entry as the editor does, which numbers entries of one name. */
function numbered<T>(nameOf: (texts: Texts, entry: T) => string) {
	return (texts: Texts, subject: Subject, entry: string, exact: boolean): string => {
		const { list, index } = listOf<T>(subject, entry);
		const names = list.map((one) => nameOf(texts, one));
		return (exact ? entryNames(texts, names) : names)[index] ?? '';
	};
}

/** Names pieces that only their level tells apart. */
function leveled(nameOf: (texts: Texts) => string) {
	return (texts: Texts, subject: Subject, entry: string): string => {
		const { list, index } = listOf<{ readonly level?: number }>(subject, entry);
		const level = list[index]?.level;
		const name = nameOf(texts);
		if (list.length < 2 || level === undefined) return name;
		return texts.repaired.leveled({ name, level });
	};
}

/** Names an entry, exactly if its number matters. */
type NameOf = (texts: Texts, subject: Subject, entry: string, exact: boolean) => string;

/** The names of entries by the list that contains them. */
const NAMES: Record<string, NameOf> = {
	weapons: numbered<CreationWeapon>(
		({ terms }, { name, type }) => name ?? named(terms.weapons, type)
	),
	propulsion: numbered<Propulsion>(({ repaired, terms }, { name, mode }) =>
		name !== undefined || mode === 'special'
			? (name ?? terms.modes.special)
			: repaired.propulsion({ medium: terms.modes[mode] })
	),
	gear: numbered<Gear>(({ terms }, { name, item }) => name ?? named(terms.gear, item)),
	units: (_, subject, entry) => (entryAt(subject, entry) as Unit).name,
	plates: leveled(({ repaired }) => repaired.plate),
	explosives: leveled(({ repaired }) => repaired.explosive),
	areaSpells: leveled(({ repaired }) => repaired.areaSpell),
	circleCasts: ({ repaired }) => repaired.circle,
	circleShields: ({ repaired }) => repaired.circle
};

/** Matches a part of a propulsion, which the step names by its target. */
const PART = /^\/propulsion\/\d+\/(speed|modules)$/;

/** Matches a path to or into a list entry, and a launcher's payload. */
const ENTRY = /^((?:\/(?:magic|reserve))?\/(\w+)\/\d+)(\/payload(?:\/\d+)?)?/;

function whatAt(texts: Texts, subject: Subject, path: string, exact: boolean): string | undefined {
	if (path === '' || path === '/count') return subject.name;
	if (path === '/magic/level') return texts.repaired.magic;
	const [, entry, list = '', payload] = ENTRY.exec(path) ?? [];
	const name = entry === undefined ? undefined : NAMES[list]?.(texts, subject, entry, exact);
	if (name === undefined || !payload) return name;
	const load = texts.repaired.payload({ name });
	return leveled(() => load)(texts, subject, `${entry}${payload}`);
}

function stepText(texts: Texts, subject: Subject, step: RepairStep, exact: boolean): string {
	const { repairs } = texts;
	const named = (path: string) => whatAt(texts, subject, path, exact);
	switch (step.kind) {
		case 'stow':
			return repairs.stow({ step, what: named(`/gear/${step.gear}`) });
		case 'drop':
			return repairs.drop({ step, what: named(`/gear/${step.gear}`) });
		case 'set': {
			const before = Number(valueAt(subject, step.path) ?? (step.field === 'count' ? 1 : 0));
			return repairs.set({ step, what: named(step.path), before });
		}
		case 'remove':
			return repairs.remove({
				step,
				what: PART.test(step.path) ? undefined : named(step.path)
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

/** Describes what a repair changes, in the language of the texts. Equal changes are counted. */
export function repairText(texts: Texts, subject: Subject, { steps }: Repair): string {
	const changes = steps.filter(isNews).map((step) => ({
		general: stepText(texts, subject, step, false),
		exact: stepText(texts, subject, step, true)
	}));
	return [...new Set(changes.map(({ general }) => general))]
		.map((text) => {
			const equal = changes.filter(({ general }) => general === text);
			return equal.length > 1 ? `${equal.length} × ${text}` : equal[0]?.exact;
		})
		.join(' · ');
}
