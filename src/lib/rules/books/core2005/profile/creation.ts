import { addBonus, addDice, flat, notation, timesDice, type Dice } from '$lib/dice/notation';
import type { Creation, CreationWeapon } from '../../../choices';
import type { BuiltWeapon, CreationProfile, Movement, SizeDamage } from '../../../profile';
import { kindsIn, likeOf } from '../../../packs/printed-unit';
import { wornArmor } from '../../../items/rows';
import { countOf } from '../../../terms';
import { flies, weaponSumLimit } from '../check/weapons';
import { isCoreWeapon, type CoreWeapon } from '../cost/weapons';
import type { CoreRuleset } from '../ruleset';
import { HIGHEST_LEVEL } from '../tables/structure';
import { attacksOf, isMastered, mastered, reachOf } from './attacks';
import { levelOfPart, partOfMounting } from '$lib/rules/creation-parts';
import { collisionOf } from './collision';
import { magicProfile } from './magic';

/** Armor of a structure level (PL-STR-06), at least that of level 0. */
function levelArmor({ tables }: CoreRuleset, level: number): Dice {
	const row = tables.structureLevels[Math.min(HIGHEST_LEVEL, Math.max(0, level))];
	return notation(row?.armor ?? '0');
}

/** Armor of the body: dice by level or a critter's points, plus barding or a worn suit (PL-STR-06, PL-STR-10). */
function armorOf(ruleset: CoreRuleset, creation: Creation): Dice {
	const { size = 0, structureLevel = 0, critterArmor = 0, barding, gear = [] } = creation;
	const { steeds, gear: items } = ruleset.tables;
	const bare = size === 0 && structureLevel === 0;
	const body = bare ? flat(critterArmor) : levelArmor(ruleset, structureLevel);
	const covered = barding ? bardedArmor(ruleset, size, notation(steeds.barding.armor)) : flat(0);
	return addDice(addDice(body, covered), wornArmor(items, gear, kindsIn(ruleset.tables)));
}

/** Barding adds one die, or a die per level that covers the size. */
function bardedArmor({ rulings }: CoreRuleset, size: number, armor: Dice): Dice {
	const levels = rulings.steedArmor === 'byLevel' ? Math.ceil(size / 2) : 1;
	return timesDice(armor, Math.max(1, levels));
}

/**
 * Skill of a brain; incompetence takes off 2 (PL-MND-02, PL-MND-06). Without a brain, the operator's Skill is used.
 */
function skillOf({ tables }: CoreRuleset, { brain }: Creation): { skill?: Dice } {
	if (!brain) return {};
	const { full, incompetent } = tables.brains;
	const penalty = brain.limitation === 'incompetent' ? incompetent.penalty : 0;
	return { skill: addBonus(notation(full.skill), (brain.skillBonus ?? 0) - penalty) };
}

/** Speed by medium; barding slows by an inch, another medium is free at half speed (PL-MND-08, PL-PRP-07). */
function movementOf({ tables }: CoreRuleset, creation: Creation): Movement[] {
	const { alternative } = tables.speeds;
	const burden = creation.barding ? tables.steeds.barding.burden : 0;
	return (creation.propulsion ?? []).flatMap(({ mode, name, speed: bought = 0 }): Movement[] => {
		if (bought === 0) return [];
		const speed = Math.max(0, bought - burden);
		const elsewhere = Math.min(alternative.maximum, speed * alternative.share);
		const base = { mode, speed, bought, ...(name === undefined ? {} : { name }) };
		return [mode === 'special' ? base : { ...base, alternative: elsewhere }];
	});
}

/** Special propulsion without a speed. */
function speedlessOf({ propulsion = [] }: Creation): Pick<CreationProfile, 'speedless'> {
	const speedless = propulsion
		.filter(({ mode, speed = 0 }) => mode === 'special' && speed === 0)
		.map(({ name }) => (name === undefined ? {} : { name }));
	return speedless.length > 0 ? { speedless } : {};
}

/** Armor of external and protruding parts; critters have none (PL-STR-08, PL-STR-10). */
function partsArmor(
	ruleset: CoreRuleset,
	{ size = 0, structureLevel = 0 }: Creation
): Pick<CreationProfile, 'external' | 'protruding'> {
	if (size === 0 && structureLevel === 0) return {};
	return {
		external: levelArmor(ruleset, levelOfPart(structureLevel, 'external')),
		protruding: levelArmor(ruleset, levelOfPart(structureLevel, 'protruding'))
	};
}

function partArmor(
	ruleset: CoreRuleset,
	level: number,
	mounting: CreationWeapon['mounting']
): Dice {
	return levelArmor(ruleset, levelOfPart(level, partOfMounting(mounting)));
}

function builtWeapon(ruleset: CoreRuleset, creation: Creation, weapon: CoreWeapon): BuiltWeapon {
	const { tables } = ruleset;
	const { type, name, level = 0, mounting = 'fixed', payload = [] } = weapon;
	const row = tables.weapons[type];
	const damage = timesDice(notation(row.damage ?? '0'), level);
	const reach = reachOf(row, level);
	const like = likeOf(tables.weapons, type);
	return {
		type,
		...(like && { like }),
		...(name === undefined ? {} : { name }),
		count: countOf(weapon),
		level,
		use: row.use * level,
		reach: reach.kind === 'thrown' ? { ...reach, thrown: timesDice(reach.thrown, level) } : reach,
		damage: isMastered(creation, type, name) ? mastered(damage) : damage,
		mounting,
		armor: partArmor(ruleset, creation.structureLevel ?? 0, mounting),
		payload: payload.map((load) => ({
			level: load.level,
			count: countOf(load),
			damage: timesDice(notation(tables.pieces.explosive.damage), load.level)
		}))
	};
}

/**
 * Each marker takes an inch of speed (down to one) and of size; the last one destroys the creation (PL-DMG-03).
 */
function sizeDamageOf(
	ruleset: CoreRuleset,
	creation: Creation,
	movement: readonly Movement[]
): SizeDamage[] {
	const { size = 0 } = creation;
	return Array.from({ length: Math.max(0, size - 1) }, (_, index) => {
		const markers = index + 1;
		return {
			markers,
			size: size - markers,
			speeds: movement.map(({ speed }) => Math.min(speed, Math.max(1, speed - markers))),
			weaponSum: weaponSumLimit(ruleset, creation, size - markers)
		};
	});
}

function piecesProfile({ tables }: CoreRuleset, { plates = [], explosives = [] }: Creation) {
	const { plate, explosive } = tables.pieces;
	return {
		plates: plates.map((entry) => ({
			level: entry.level,
			count: countOf(entry),
			use: plate.use * entry.level,
			armor: timesDice(notation(plate.armor), entry.level),
			area: plate.area * entry.level
		})),
		explosives: explosives.map((entry) => ({
			level: entry.level,
			count: countOf(entry),
			use: explosive.use * entry.level,
			damage: timesDice(notation(explosive.damage), entry.level)
		}))
	};
}

/** The most that size adds to hit a large target (PL-CMB-03). */
const MOST_TARGET_BONUS = 5;

/** One for each full 2″ beyond the first inch (PL-CMB-03, X-51). */
const targetBonus = (size: number) =>
	Math.min(MOST_TARGET_BONUS, Math.max(0, Math.floor((size - 1) / 2)));

const isFixed = (form: Creation['form']) => form === 'building' || form === 'emplacement';

/** The profile of a creation: size, armor, movement, weapons, and the effect of size damage. */
export function creationProfile(ruleset: CoreRuleset, creation: Creation): CreationProfile {
	const { form, size = 0, structureLevel = 0, brain } = creation;
	const movement = movementOf(ruleset, creation);
	const skill = skillOf(ruleset, creation);
	const weapons = (creation.weapons ?? [])
		.filter((weapon) => isCoreWeapon(ruleset.tables, weapon))
		.map((weapon) => builtWeapon(ruleset, creation, weapon));
	const carried = weapons.reduce((sum, { level = 0, count }) => sum + level * count, 0);
	return {
		kind: 'creation',
		form,
		size,
		structureLevel,
		armor: armorOf(ruleset, creation),
		...partsArmor(ruleset, creation),
		movement,
		...speedlessOf(creation),
		...skill,
		actions: 1 + (brain?.multitasking ?? 0),
		handWeapons: 2 + 2 * (brain?.superdexterity ?? 0),
		attacks: brain ? attacksOf(ruleset, creation, skill.skill) : [],
		weapons,
		weaponSum: { carried, limit: weaponSumLimit(ruleset, creation, size) },
		...piecesProfile(ruleset, creation),
		sizeDamage: sizeDamageOf(ruleset, creation, movement),
		targetBonus: targetBonus(size),
		collision: collisionOf(size, movement.length > 0 || flies(creation), isFixed(form)),
		...magicProfile(ruleset, creation)
	};
}
