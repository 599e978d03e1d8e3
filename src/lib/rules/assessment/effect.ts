import { formatDice } from '$lib/dice/notation';
import { subtract, type Points } from '$lib/points/points';
import { assess, type Assessment } from './assess';
import type { Army, Unit } from '../choices';
import { totalOf } from '../ledger';
import { memoByIdentity } from '../memo';
import { topSpeed, type Attack, type BuiltWeapon, type Profile } from '../profile';
import { rulebookFor } from '../registry';
import type { CombatRules } from '../rulebook/combat-rules';
import { unitOf } from '../terms';
import { isError, kindKeyOf, type Violation } from '../violation';

export type Statistic =
	| 'skill'
	| 'move'
	| 'armor'
	| 'quirk'
	| 'actions'
	| 'handWeapons'
	| 'weaponSum'
	| 'dice'
	| 'toughness'
	| 'defence'
	| 'reach'
	| 'pace'
	| 'freeDefence'
	| 'freeMovement'
	| 'freeAttack';

/** One statistic before and after a change, as a card prints it. */
interface StatisticChange {
	readonly statistic: Statistic;
	readonly before: string;
	readonly after: string;
}

/** A unit with its statistics. */
interface Described {
	readonly unit: Unit;
	readonly profile: Profile;
}

/** The effect of a purchase on the army, shown before it is made. */
export interface Effect {
	readonly points: Points;
	readonly statistics: readonly StatisticChange[];
	/** Attacks that the card prints only afterwards: new or changed ones, equal ones once. */
	readonly attacks: readonly (Attack | BuiltWeapon)[];
	/** The unit before and after; undefined where it has no statistics. */
	readonly before: Described | undefined;
	readonly after: Described | undefined;
	readonly combat: CombatRules;
	/** New errors and warnings of the unit and of the whole army. */
	readonly violations: readonly Violation[];
	/** Those of a kind that applies already, with other numbers or at another place. */
	readonly ongoing: readonly Violation[];
}

type Text = string | undefined;
const inches = (amount: number) => `${amount}″`;
const signed = (amount: number) =>
	amount === 0 ? inches(0) : amount < 0 ? `−${-amount}″` : `+${amount}″`;

const texts: Record<Statistic, (profile: Profile) => Text> = {
	skill: (profile) => ('skill' in profile && profile.skill ? formatDice(profile.skill) : undefined),
	move: (profile) => inches(topSpeed(profile).after),
	armor: (profile) => ('armor' in profile && profile.armor ? formatDice(profile.armor) : undefined),
	quirk: (profile) => (profile.kind === 'minifig' ? `${profile.quirk}` : undefined),
	actions: (profile) => ('actions' in profile ? `${profile.actions}` : undefined),
	handWeapons: (profile) => ('handWeapons' in profile ? `${profile.handWeapons}` : undefined),
	weaponSum: (profile) =>
		profile.kind === 'creation' && profile.weaponSum
			? `${profile.weaponSum.carried}/${profile.weaponSum.limit}`
			: undefined,
	...ofFigures()
};

/** Statistics of figures that count dice. */
function ofFigures() {
	const figure = (format: (profile: Extract<Profile, { kind: 'figure' }>) => string) => {
		return (profile: Profile): Text => (profile.kind === 'figure' ? format(profile) : undefined);
	};
	return {
		dice: figure(({ dice }) => `${dice}`),
		toughness: figure(({ toughness }) => `${toughness}`),
		defence: figure(({ defence }) => `${defence}+`),
		reach: figure(({ reach }) => inches(reach)),
		pace: figure(({ pace }) => signed(pace)),
		freeDefence: figure(({ bonusDice }) => `${bonusDice.defence}`),
		freeMovement: figure(({ bonusDice }) => `${bonusDice.movement}`),
		freeAttack: figure(({ bonusDice }) => `${bonusDice.attack}`)
	};
}

function describedIn(army: Army, id: string): Described | undefined {
	const unit = unitOf(army, id);
	const profile = unit && rulebookFor(army).profile(army, unit);
	return unit && profile && { unit, profile };
}

function attacksOf(profile: Profile): (Attack | BuiltWeapon)[] {
	if (profile.kind === 'figure') return [];
	const built = profile.kind === 'creation' ? profile.weapons : [];
	return [...built, ...profile.attacks.filter(({ item }) => item !== 'bareHands')];
}

/** Identifies an attack regardless of its count and place. */
function attackKey(attack: Attack | BuiltWeapon): string {
	return JSON.stringify({ ...attack, count: 1, place: '', mounting: '', armor: '' });
}

function newAttacks(before: Profile | undefined, after: Profile | undefined) {
	if (!before || !after) return [];
	const found = new Map(attacksOf(after).map((attack) => [attackKey(attack), attack]));
	for (const attack of attacksOf(before)) found.delete(attackKey(attack));
	return [...found.values()];
}

function changes(before: Profile | undefined, after: Profile | undefined): StatisticChange[] {
	if (!before || !after) return [];
	return (Object.keys(texts) as Statistic[]).flatMap((statistic) => {
		const [was, is] = [texts[statistic](before) ?? '–', texts[statistic](after) ?? '–'];
		return was === is ? [] : [{ statistic, before: was, after: is }];
	});
}

function isErrorOrWarning({ severity }: Violation): boolean {
	return severity !== 'info';
}

/** Cached, because many changes are tried on one army. */
const cachedTotal = memoByIdentity((army: Army) => totalOf(rulebookFor(army).price(army)));

/** The points that a change costs; fast enough for a whole palette. */
export function costOf(before: Army, after: Army): Points {
	return subtract(totalOf(rulebookFor(after).price(after)), cachedTotal(before));
}

interface CachedAssessment {
	readonly assessment: Assessment;
	/** Keys of all violations. */
	readonly violationKeys: ReadonlySet<string>;
	/** All violations as text, with their numbers. */
	readonly violationTexts: ReadonlySet<string>;
	readonly illegal: boolean;
}

/** Cached, because many changes are tried on one army. */
const cachedAssessment = memoByIdentity((army: Army): CachedAssessment => {
	const assessment = assess(army);
	const wrong = assessment.violations.filter(isErrorOrWarning);
	return {
		assessment,
		violationKeys: new Set(wrong.map(kindKeyOf)),
		violationTexts: new Set(wrong.map((violation) => JSON.stringify(violation))),
		illegal: assessment.violations.some(isError)
	};
});

/** The effect of replacing `before` by `after` on the points and on one unit. */
export function effectOf(before: Army, after: Army, unit: string): Effect {
	const old = cachedAssessment(before);
	const next = assess(after);
	const [was, is] = [describedIn(before, unit), describedIn(after, unit)];
	/** Other readings are checked in legal armies only: on a repaired army they are no effect of the change. */
	const concerns = (violation: Violation) =>
		isErrorOrWarning(violation) &&
		!(old.illegal && violation.code === 'RULING') &&
		[unit, 'army'].includes(violation.unit) &&
		!old.violationTexts.has(JSON.stringify(violation));
	const changed = next.violations.filter(concerns);
	const applies = (violation: Violation) => old.violationKeys.has(kindKeyOf(violation));
	return {
		points: subtract(next.total, old.assessment.total),
		statistics: changes(was?.profile, is?.profile),
		attacks: newAttacks(was?.profile, is?.profile),
		before: was,
		after: is,
		combat: rulebookFor(after).combat,
		violations: changed.filter((violation) => !applies(violation)),
		ongoing: changed.filter(applies)
	};
}
