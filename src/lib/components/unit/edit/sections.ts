import { rankKind } from '$lib/rules/items/kinds';
import type { PartSection } from '$lib/cards/model/unit-parts';
import { assortmentOf, rulebookOf } from '$lib/rules/registry';
import type { Army, Creation, Minifig, Unit } from '$lib/rules/choices';
import type { LedgerLine } from '$lib/rules/ledger';
import { hasMagic } from '$lib/rules/terms';
import type { Violation } from '$lib/rules/violation';

/** A section of the unit editor: one chapter of the rulebook. */
export type SectionId = PartSection | 'cliche' | 'notes';

/** The fields of a unit that a section edits, as named in the paths of violations. */
const FIELDS: Record<SectionId, readonly string[]> = {
	rank: ['rank'],
	body: ['form', 'size', 'measured', 'structureLevel', 'critterArmor', 'barding'],
	movement: ['propulsion'],
	weapons: ['weapons'],
	explosives: ['explosives'],
	plates: ['plates'],
	brain: ['brain'],
	gear: ['gear', 'hands'],
	cliche: ['cliche'],
	training: ['skillBonus', 'superdexterity', 'multitasking', 'abilities/pilot'],
	abilities: ['abilities'],
	magic: ['magic'],
	notes: ['notes']
};

/** The prefixes of the ledger keys of each section. */
const KEYS: Record<SectionId, readonly string[]> = {
	rank: ['rank', 'heroDiscount'],
	body: ['structure', 'critterArmor', 'critterLevel', 'barding'],
	movement: ['propulsion'],
	weapons: ['weapon', 'payload'],
	explosives: ['explosive'],
	plates: ['plate'],
	brain: ['brain'],
	gear: ['gear'],
	cliche: [],
	training: ['skillBonus', 'superdexterity', 'multitasking', 'pilot'],
	abilities: ['healing', 'stealth', 'perception', 'weaponMaster'],
	magic: ['magic'],
	notes: []
};

const OF_ANY = Object.keys(FIELDS) as SectionId[];

/** The section of a violation; undefined if it concerns the whole unit. */
export function sectionOf({ at }: Pick<Violation, 'at'>): SectionId | undefined {
	const inner = at.slice(1);
	const [first] = inner.split('/');
	return (
		OF_ANY.find((section) => FIELDS[section].includes(inner)) ??
		OF_ANY.find((section) => FIELDS[section].includes(first ?? ''))
	);
}

/** The ledger lines of a unit that belong to a section. */
export function linesIn(section: SectionId, lines: readonly LedgerLine[]): LedgerLine[] {
	return lines.filter(({ key }) => KEYS[section].includes(key.split('.')[0] ?? key));
}

function isTrained(unit: Minifig | Creation): boolean {
	const trained = unit.kind === 'minifig' ? unit : unit.brain;
	const { skillBonus = 0, superdexterity = 0, multitasking = 0 } = trained ?? {};
	return skillBonus + superdexterity + multitasking > 0 || unit.abilities?.pilot === true;
}

function hasAbilities({ abilities }: Minifig | Creation): boolean {
	const { healing, stealth, perception, weaponMaster = [] } = abilities ?? {};
	return [healing, stealth, perception].includes(true) || weaponMaster.length > 0;
}

type Asked = readonly [section: SectionId, shown: boolean];

function ofMinifig(army: Army, minifig: Minifig): Asked[] {
	const { advanced } = assortmentOf(army);
	const { rank, gear = [], cliche } = minifig;
	return [
		['gear', rulebookOf(army.rulebook).gearItems.length > 0 || gear.length > 0],
		['cliche', rankKind(rank).heroic === true || cliche !== undefined],
		['training', advanced || isTrained(minifig)],
		['abilities', advanced || hasAbilities(minifig)],
		['magic', advanced || hasMagic(minifig)]
	];
}

function ofCreation(army: Army, creation: Creation): Asked[] {
	const { advanced, drive, weapons: sold, creationGear } = assortmentOf(army);
	const { form, propulsion = [], weapons = [], explosives = [], plates = [] } = creation;
	const { brain, gear = [] } = creation;
	/** A mount has nothing to buy where modules move a creation (PL-QW-09). */
	const plain = drive === 'modules' && form === 'creature';
	const hasBrain = advanced && brain !== undefined;
	return [
		['body', true],
		['movement', (sold.length > 0 && !plain) || propulsion.length > 0],
		['weapons', (sold.length > 0 && !plain) || weapons.length > 0],
		['explosives', advanced || explosives.length > 0],
		['plates', advanced || plates.length > 0],
		['brain', advanced || brain !== undefined],
		['training', hasBrain || isTrained(creation)],
		['gear', hasBrain || (!advanced && creationGear.includes(form)) || gear.length > 0],
		['abilities', hasBrain || hasAbilities(creation)],
		['magic', hasBrain || hasMagic(creation)]
	];
}

/** The sections of a unit in the order of the rulebook: those of the book, and others that the unit uses. */
export function sectionsOf(army: Army, unit: Unit): readonly SectionId[] {
	if (unit.kind === 'figure') return ['notes'];
	const asked = unit.kind === 'minifig' ? ofMinifig(army, unit) : ofCreation(army, unit);
	return [...asked.filter(([, shown]) => shown).map(([section]) => section), 'notes'];
}
