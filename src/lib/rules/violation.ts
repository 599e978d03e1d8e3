import type { GearItem, Rank, Supplement, WeaponType } from './choices';
import type { RuleId } from './citations';
import type { RulingId } from './rulings/rulings';

/** The most severe first. */
export const SEVERITIES = ['error', 'warning', 'info'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** A number that a repair sets, by the name of its field in the army file. */
export type RepairField =
	'size' | 'structureLevel' | 'critterArmor' | 'speed' | 'level' | 'builtSize' | 'shield' | 'count';

/** A choice that a repair removes. */
export type RepairTarget =
	| 'propulsion'
	| 'weapon'
	| 'explosive'
	| 'plate'
	| 'payload'
	| 'barding'
	| 'brain'
	| 'gear'
	| 'pilot'
	| 'healing'
	| 'stealth'
	| 'perception'
	| 'weaponMaster'
	| 'magic'
	| 'areaSpell'
	| 'magicShield'
	| 'summoning'
	| 'necromancy'
	| 'circle'
	| 'summon'
	| 'unit'
	| 'mount'
	| 'limits'
	| 'rulings'
	| 'packs'
	| 'houseRules'
	| ForeignThing;

/** Choices that some rulebooks do not have. */
export type ForeignThing =
	| 'minifig'
	| 'creation'
	| 'figure'
	| 'officer'
	| 'building'
	| 'creature'
	| 'emplacementGear'
	| 'modules'
	| 'speed'
	| 'structureLevel'
	| 'critterArmor'
	| 'specialPropulsion'
	| 'plates'
	| 'explosives'
	| 'skillBonus'
	| 'superdexterity'
	| 'multitasking'
	| 'brain'
	| 'barding'
	| 'abilities'
	| 'magic'
	| 'payload'
	| 'stock'
	| 'reserve'
	| 'propulsion';

/** One step of a repair. Paths are JSON Pointers within the unit, or within the army for its own. */
export type RepairStep =
	| {
			/** Takes pieces of a gear entry out of the hands, or gives them up. */
			readonly kind: 'stow' | 'drop';
			/** Index in the unit's gear list. */
			readonly gear: number;
			readonly item: GearItem;
			readonly count: number;
	  }
	| {
			readonly kind: 'set';
			readonly path: string;
			readonly field: RepairField;
			readonly value: number;
	  }
	| { readonly kind: 'remove'; readonly path: string; readonly target: RepairTarget }
	| { readonly kind: 'rank'; readonly rank: Rank }
	/** Moves a summon from the reserve onto the table. */
	| { readonly kind: 'field' }
	| { readonly kind: 'enable'; readonly supplement: Supplement };

/** A change that removes a violation. List indices in its steps refer to the state before the first step. */
export interface Repair {
	/** Whether its steps change a unit, fielded or in reserve, or the army itself. */
	readonly of: 'unit' | 'army';
	readonly unit: string;
	readonly steps: readonly RepairStep[];
}

export type RulingLimit = 'points' | 'weaponSum';

/** Each code with the values its text needs. Points are in CP, speeds and sizes in inches. */
interface ParamsByCode {
	HANDS:
		| { reason: 'tooMany'; needed: number; hands: number }
		| { reason: 'pair' | 'mountedPair'; item: GearItem; beside: GearItem }
		| { reason: 'dexterity'; weapons: number }
		| { reason: 'swap' | 'bow' | 'bowOneHand' | 'reload' | 'secondPistol' };
	EXCLUSIVE: { reason: 'otherWeapon' | 'bayonet' };
	REDUNDANT: { item: GearItem };
	WRONG_BOOK: { thing: GearItem | WeaponType | ForeignThing };
	FORM: {
		reason:
			| 'immobile'
			| 'brain'
			| 'barding'
			| 'magic'
			| 'gear'
			| 'minifigGear'
			| 'pilot'
			| 'perception'
			| 'weaponMaster'
			| 'bodyArmor';
	};
	MEASURE: { size: number; measured: number };
	AGREED: Record<string, never>;
	LEVEL:
		| { reason: 'tooHigh' | 'critterLevel'; level: number }
		| { reason: 'critterArmor' | 'critterArmorHigh'; armor: number };
	WEAPON_SUM: { sum: number; limit: number; size: number };
	WEAPON_SIZE:
		| { reason: 'tooLarge'; level: number; limit: number }
		| { reason: 'builtSize'; level: number; builtSize: number };
	SPEED_STD: { speed: number; limit: number };
	SPEED_MAX: { speed: number; limit: number };
	PAYLOAD: { reason: 'level'; level: number; limit: number } | { reason: 'noLauncher' };
	OPERATOR: { reason: 'nobody' | 'untrained' };
	HEALER_TYPE: Record<string, never>;
	SPELL_LEVEL: { reason: 'level' | 'circle'; level: number; limit: number } | { reason: 'alone' };
	NO_MAGIC: { reason: 'mage' | 'circle' };
	SUMMON_PREREQ: { reason: 'nobody' | 'magic' };
	SUMMON_SIZE: { size: number; limit: number };
	MAGIC_CAP: { level: number; limit: number };
	NECRO_PREREQ: Record<string, never>;
	DISCLOSE: Record<string, never>;
	SUPPLEMENT_OFF: { supplement: Supplement };
	MASTERY: Record<string, never>;
	SQUAD: {
		reason: 'overlap' | 'tooMany';
		squad: string;
		name: string;
		wanted: number;
		there: number;
	};
	SPEED_LPW: { speed: number; limit: number };
	LEVEL_LPW: { level: number; limit: number };
	CREW: { crew: number; limit: number };
	CREW_LPW: { crew: number; limit: number };
	RULESET: { reason: 'rulebook' | 'ownRules' };
	LEAGUE_POINTS: { points: number; limit: number };
	LIMIT_POINTS: { points: number; limit: number };
	LEAGUE_SPEED: { speed: number; limit: number };
	LIMIT_SPEED: { speed: number; limit: number };
	/** A row that neither the rulebook nor a pack of the army explains: it costs nothing. */
	PACK_ROW: { row: string };
	PACK_LIMIT:
		| { reason: 'withdrawn' | 'rank'; row: string }
		| { reason: 'requires' | 'excludes'; row: string; other: string }
		| { reason: 'perUnit'; row: string; pieces: number; limit: number }
		| { reason: 'perArmy'; row: string; pieces: number; limit: number };
	PACK_PREFIX: { prefix: string; name: string; other: string };
	PACK_ORDER: { row: string; field: string; name: string };
	RULING: { limit: RulingLimit; rulings: readonly RulingId[] };
}

export type ViolationCode = keyof ParamsByCode;
export type ViolationParams<C extends ViolationCode> = ParamsByCode[C];

/** Parts of the army itself, by their fields in the army file. */
export type ArmyPart = 'rulebook' | 'stock' | 'rulings' | 'packs' | 'houseRules' | 'reserve';

/** The lists of units in an army: fielded, and in reserve. */
export type UnitList = 'units' | 'summons';

/** The subject of a violation: the army or a part of it, or a squad or unit by its index. */
export type Subject =
	| { readonly of: 'army'; readonly part?: ArmyPart }
	| { readonly of: 'squad'; readonly index: number }
	| { readonly of: 'unit'; readonly list: UnitList; readonly index: number };

/** A violation of a unit or of the army, without its place in the army. */
export type Finding = {
	[C in ViolationCode]: {
		readonly code: C;
		readonly rule: RuleId;
		readonly severity: Severity;
		/** The unit's id, or `army`. */
		readonly unit: string;
		/** JSON Pointer within the subject; empty for the whole subject. */
		readonly at: string;
		readonly params: ParamsByCode[C];
		readonly repairs?: readonly Repair[];
	};
}[ViolationCode];

/** A violation as data; its sentence is in the message catalogues. */
export type Violation = Finding & { readonly subject: Subject };

/** The place of a violation for files and the command line: a JSON Pointer into the army file. */
export function pathOf({ subject, at }: Pick<Violation, 'subject' | 'at'>): string {
	if (subject.of === 'army') return (subject.part ? `/${subject.part}` : '') + at;
	if (subject.of === 'squad') return `/squads/${subject.index}${at}`;
	const list = subject.list === 'units' ? '/units' : '/reserve/summons';
	return `${list}/${subject.index}${at}`;
}

function found<C extends ViolationCode>(
	finding: Omit<Extract<Finding, { code: C }>, 'repairs'>,
	of: Repair['of'],
	repairs: readonly RepairStep[][]
): Finding {
	const { unit } = finding;
	if (!repairs.some((steps) => steps.length > 0)) return finding as unknown as Finding;
	const ways = repairs.filter((steps) => steps.length > 0).map((steps) => ({ of, unit, steps }));
	return { ...finding, repairs: ways } as unknown as Finding;
}

/** Collects the violations of a unit; `placed` adds its place in the army. */
export class Findings {
	readonly findings: Finding[] = [];

	constructor(readonly unit: string) {}

	/** Adds a finding; each of `repairs` is a list of steps that removes it. */
	add<C extends ViolationCode>(
		severity: Severity,
		code: C,
		rule: RuleId,
		at: string,
		params: ParamsByCode[C],
		...repairs: readonly RepairStep[][]
	): void {
		const { unit } = this;
		this.findings.push(found({ code, rule, severity, unit, at, params }, 'unit', repairs));
	}

	/** The same for repairs that change other units: paths of the steps are within the army. */
	addOfMany<C extends ViolationCode>(
		severity: Severity,
		code: C,
		rule: RuleId,
		at: string,
		params: ParamsByCode[C],
		...repairs: readonly RepairStep[][]
	): void {
		const { unit } = this;
		this.findings.push(found({ code, rule, severity, unit, at, params }, 'army', repairs));
	}
}

/** Collects the violations of the army, of its parts and of squads. */
export class ArmyFindings {
	readonly violations: Violation[] = [];

	/** Adds a violation; paths in the steps of `repairs` are within the army. */
	add<C extends ViolationCode>(
		severity: Severity,
		code: C,
		rule: RuleId,
		[subject, at = '']: readonly [subject: Subject | ArmyPart, at?: string],
		params: ParamsByCode[C],
		...repairs: readonly RepairStep[][]
	): void {
		const finding = found({ code, rule, severity, unit: 'army', at, params }, 'army', repairs);
		const whose: Subject = typeof subject === 'string' ? { of: 'army', part: subject } : subject;
		this.violations.push({ ...finding, subject: whose });
	}
}

/** Adds the unit's place to its findings. */
export function placed(findings: readonly Finding[], list: UnitList, index: number): Violation[] {
	const subject: Subject = { of: 'unit', list, index };
	return findings.map((finding) => ({ ...finding, subject }));
}

/** The findings of a unit, to be cached: it returns the same violations while the unit keeps its place. */
export class UnitFindings {
	#last: { list: UnitList; index: number; violations: readonly Violation[] } | undefined;

	constructor(readonly findings: readonly Finding[]) {}

	at(list: UnitList, index: number): readonly Violation[] {
		const last = this.#last;
		if (last?.list === list && last.index === index) return last.violations;
		const violations = placed(this.findings, list, index);
		this.#last = { list, index, violations };
		return violations;
	}
}

export function isError({ severity }: Pick<Violation, 'severity'>): boolean {
	return severity === 'error';
}

/** A key for violations with the same code, unit, severity and reason, whatever their numbers and places. */
export function kindKeyOf({ code, unit, severity, params }: Finding): string {
	return JSON.stringify([code, unit, severity, 'reason' in params ? params.reason : '']);
}
