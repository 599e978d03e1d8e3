import { formatDice } from '$lib/dice/notation';
import { subtract, type Points } from '$lib/points/points';
import { assess } from './assess';
import type { Army } from './choices';
import { totalOf } from './ledger';
import { topSpeed, type Profile } from './profile';
import { rulebookFor } from './registry';
import type { Violation } from './violation';

export type Statistic = 'skill' | 'move' | 'armor' | 'quirk' | 'actions' | 'handWeapons';

/** One statistic before and after a change, as a card prints it. */
export interface StatisticChange {
	readonly statistic: Statistic;
	readonly before: string;
	readonly after: string;
}

/** What a purchase would do to the army: shown before it is made. */
export interface Effect {
	readonly points: Points;
	readonly statistics: readonly StatisticChange[];
	/** Errors and warnings of the unit and of the whole army that are not there yet. */
	readonly violations: readonly Violation[];
}

const inches = (amount: number) => `${amount}″`;
const texts: Record<Statistic, (profile: Profile) => string | undefined> = {
	skill: (profile) => ('skill' in profile && profile.skill ? formatDice(profile.skill) : undefined),
	move: (profile) => inches(topSpeed(profile).after),
	armor: (profile) => ('armor' in profile && profile.armor ? formatDice(profile.armor) : undefined),
	quirk: (profile) => (profile.kind === 'minifig' ? `${profile.quirk}` : undefined),
	actions: (profile) => ('actions' in profile ? `${profile.actions}` : undefined),
	handWeapons: (profile) => ('handWeapons' in profile ? `${profile.handWeapons}` : undefined)
};

function profileIn(army: Army, unit: string): Profile | undefined {
	const found = army.units.find(({ id }) => id === unit);
	return found && rulebookFor(army).profile(army, found);
}

function changes(before: Profile | undefined, after: Profile | undefined): StatisticChange[] {
	if (!before || !after) return [];
	return (Object.keys(texts) as Statistic[]).flatMap((statistic) => {
		const [was, is] = [texts[statistic](before) ?? '–', texts[statistic](after) ?? '–'];
		return was === is ? [] : [{ statistic, before: was, after: is }];
	});
}

function isWrong({ severity }: Violation): boolean {
	return severity !== 'info';
}

/** What makes two violations the same to a player: not their numbers, but what, how bad and why. */
function sameWrong({ code, unit, severity, params }: Violation): string {
	return [code, unit, severity, 'reason' in params ? params.reason : ''].join(' ');
}

/** The points that turning `before` into `after` costs, and nothing else: quick enough for a whole palette. */
export function costOf(before: Army, after: Army): Points {
	const total = (army: Army) => totalOf(rulebookFor(army).price(army));
	return subtract(total(after), total(before));
}

/** The difference that turning `before` into `after` makes to the points and to one unit. */
export function effectOf(before: Army, after: Army, unit: string): Effect {
	const [old, next] = [assess(before), assess(after)];
	const known = new Set(old.violations.filter(isWrong).map(sameWrong));
	return {
		points: subtract(next.total, old.total),
		statistics: changes(profileIn(before, unit), profileIn(after, unit)),
		violations: next.violations
			.filter(isWrong)
			.filter(
				(violation) => [unit, 'army'].includes(violation.unit) && !known.has(sameWrong(violation))
			)
	};
}
