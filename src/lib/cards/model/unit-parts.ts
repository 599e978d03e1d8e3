import { named as nameIn } from '$lib/i18n/named';
import { LOWEST_RANK } from '$lib/rules/items/ranks';
import type { BuilderMessages } from '$lib/i18n/languages';
import { formatPoints } from '$lib/points/format';
import { cpUp, toCp } from '$lib/points/points';
import type {
	Abilities,
	Brain,
	Creation,
	CreationWeapon,
	Figure,
	Gear,
	LeveledPieces,
	Magic,
	Minifig,
	Propulsion,
	Unit
} from '$lib/rules/choices';
import { countOf, handsOf } from '$lib/rules/terms';

/** The chapters of a unit's choices. */
export const PART_SECTIONS = [
	'rank',
	'body',
	'movement',
	'weapons',
	'explosives',
	'plates',
	'gear',
	'brain',
	'magic',
	'training',
	'abilities'
] as const;
export type PartSection = (typeof PART_SECTIONS)[number];

/** One choice of a unit in words, such as “Area spell 3 × 4”. */
export interface UnitPart {
	readonly section: PartSection;
	readonly text: string;
}

/** The texts of each section, in the order of `PART_SECTIONS`. */
type Texts = Partial<Record<PartSection, readonly string[]>>;

const USUAL_HANDS = 2;

/** A name with its number, if that is not 1: Dagger × 2. */
export const times = (name: string, count: number) =>
	count === 1 ? name : `${name}\u00a0×\u00a0${count}`;
const leveled = (name: string, level: number | undefined) =>
	level === undefined ? name : `${name}\u00a0${level}`;
const rated = (name: string, value: number | undefined) => (value ? [leveled(name, value)] : []);
const repeated = (name: string, count: number | undefined) => (count ? [times(name, count)] : []);
const present = (name: string, isPresent: boolean | undefined) => (isPresent ? [name] : []);

/** Names with their numbers, equal ones once. */
function summed(entries: readonly (readonly [name: string, count: number])[]): string[] {
	const counts = new Map<string, number>();
	for (const [name, count] of entries) counts.set(name, (counts.get(name) ?? 0) + count);
	return [...counts].map(([name, count]) => times(name, count));
}

function piecesText(name: string, pieces: readonly LeveledPieces[] = []): string[] {
	return summed(pieces.map((piece) => [leveled(name, piece.level), countOf(piece)]));
}

/** The name of a gear item: the player's or that of the rulebook. */
export const gearName = ({ terms }: BuilderMessages, { item, name }: Pick<Gear, 'item' | 'name'>) =>
	name ?? nameIn(terms.gear, item);

function gearTexts(m: BuilderMessages, unit: Minifig | Creation): string[] {
	const { gear = [] } = unit;
	const hands = handsOf(unit);
	const named = summed(gear.map((entry) => [gearName(m, entry), countOf(entry)]));
	return hands === USUAL_HANDS ? named : [...named, leveled(m.unit.hands, hands)];
}

/** The names of the weapons that a unit has mastered. */
export function masteredNames(
	{ terms }: BuilderMessages,
	{ weaponMaster = [] }: Abilities
): string[] {
	const names: Readonly<Record<string, string>> = { ...terms.weapons, ...terms.gear };
	return weaponMaster.map((entry) => {
		const { item, name } = typeof entry === 'string' ? { item: entry, name: undefined } : entry;
		return name ?? names[item] ?? item;
	});
}

type Trained = Pick<Brain, 'skillBonus' | 'superdexterity' | 'multitasking'>;

function trainingTexts(
	{ terms }: BuilderMessages,
	{ skillBonus, superdexterity, multitasking }: Trained,
	{ pilot }: Abilities
): string[] {
	return [
		...(skillBonus ? [`${terms.statistics.skill}\u00a0+${skillBonus}`] : []),
		...repeated(terms.ledger.superdexterity, superdexterity),
		...repeated(terms.ledger.multitasking, multitasking),
		...present(terms.ledger.pilot, pilot)
	];
}

function abilityTexts(m: BuilderMessages, abilities: Abilities): string[] {
	const { ledger } = m.terms;
	const mastered = masteredNames(m, abilities).map((name) => [
		`${ledger.weaponMaster}: ${name}`,
		1
	]) satisfies [string, number][];
	return [
		...present(ledger.healing, abilities.healing),
		...present(ledger.stealth, abilities.stealth),
		...present(ledger.perception, abilities.perception),
		...summed(mastered)
	];
}

function magicTexts({ terms, profile }: BuilderMessages, unit: Minifig | Creation): string[] {
	const { level = 0, areaSpells, shield, summoning, necromancy }: Magic = unit.magic ?? {};
	const { ledger } = terms;
	return [
		...present(profile.magic.level({ level }), level > 0),
		...piecesText(ledger['magic.areaSpell'], areaSpells),
		...rated(ledger['magic.shield'], shield),
		...present(ledger['magic.summoning'], summoning),
		...present(ledger['magic.necromancy'], necromancy)
	];
}

function minifigTexts(m: BuilderMessages, minifig: Minifig): Texts {
	const { rank, abilities = {} } = minifig;
	return {
		rank: present(nameIn(m.terms.ranks, rank), rank !== LOWEST_RANK),
		gear: gearTexts(m, minifig),
		magic: magicTexts(m, minifig),
		training: trainingTexts(m, minifig, abilities),
		abilities: abilityTexts(m, abilities)
	};
}

function bodyTexts({ terms, profile, editors }: BuilderMessages, creation: Creation): string[] {
	const { form, size, structureLevel, critterArmor, barding } = creation;
	return [
		terms.forms[form],
		...(size === undefined ? [] : [leveled(profile.creation.size, size)]),
		...(structureLevel === undefined ? [] : [profile.creation.level({ level: structureLevel })]),
		...(critterArmor === undefined ? [] : [leveled(editors.critterArmor, critterArmor)]),
		...present(terms.ledger.barding, barding)
	];
}

/** A propulsion with its speed or its modules, and the price that the players agreed on. */
function propulsionText({ terms, editors, app }: BuilderMessages, propulsion: Propulsion): string {
	const { mode, name, speed = 0, modules = 0, agreedCost } = propulsion;
	const where = name ?? terms.modes[mode];
	const moved = modules > 0 ? `${editors.drive.count({ count: modules })} ${where}` : where;
	const what = speed > 0 ? `${speed}″ ${moved}` : moved;
	if (agreedCost === undefined) return what;
	const points = cpUp(agreedCost);
	return `${what} (${formatPoints(points)} ${app.points({ points: toCp(points) })})`;
}

/** A built-in weapon with its level, and what else its price may depend on. */
function weaponText(m: BuilderMessages, weapon: CreationWeapon): string {
	const { type, level, builtSize, payload = [] } = weapon;
	const extra = [
		...(builtSize === undefined ? [] : [`${builtSize}″`]),
		...piecesText(m.terms.gear.explosive, payload)
	];
	const text = leveled(weapon.name ?? nameIn(m.terms.weapons, type), level);
	return extra.length > 0 ? `${text} (${extra.join(', ')})` : text;
}

function brainTexts({ editors }: BuilderMessages, { brain }: Creation): string[] {
	if (!brain) return [];
	const { brains, limitations } = editors;
	const { type, limitation } = brain;
	return [limitation ? `${brains[type]} (${limitations[limitation]})` : brains[type]];
}

function creationTexts(m: BuilderMessages, creation: Creation): Texts {
	const { propulsion = [], weapons = [], explosives, plates, abilities = {} } = creation;
	return {
		body: bodyTexts(m, creation),
		movement: propulsion.map((each) => propulsionText(m, each)),
		weapons: summed(weapons.map((weapon) => [weaponText(m, weapon), countOf(weapon)])),
		explosives: piecesText(m.terms.gear.explosive, explosives),
		plates: piecesText(m.terms.ledger.plate, plates),
		gear: gearTexts(m, creation),
		brain: brainTexts(m, creation),
		magic: magicTexts(m, creation),
		training: trainingTexts(m, creation.brain ?? {}, abilities),
		abilities: abilityTexts(m, abilities)
	};
}

function figureTexts({ profile: { figure }, app }: BuilderMessages, unit: Figure): Texts {
	const { stature, dice, traits = [], weapon = 'basic', gear = [] } = unit;
	return {
		rank: [
			figure.statures[stature],
			...(dice === undefined ? [] : [`${dice} ${app.dice({ dice })}`]),
			...traits.map((trait) => figure.traits[trait])
		],
		gear: [figure.weapons[weapon], ...gear.map((item) => figure.gear[item])],
		abilities: [
			...present(figure.mounted, unit.mounted),
			...present(figure.storyProtection, unit.storyProtection)
		]
	};
}

function textsOf(m: BuilderMessages, unit: Unit): Texts {
	if (unit.kind === 'minifig') return minifigTexts(m, unit);
	return unit.kind === 'creation' ? creationTexts(m, unit) : figureTexts(m, unit);
}

/**
 * Returns all that a unit has, in words: every choice with a price. Rows, lists, chat texts, cards and editors show
 * all of it or some of its sections.
 */
export function unitParts(m: BuilderMessages, unit: Unit): UnitPart[] {
	const texts = textsOf(m, unit);
	return PART_SECTIONS.flatMap((section) =>
		(texts[section] ?? []).map((text) => ({ section, text }))
	);
}
