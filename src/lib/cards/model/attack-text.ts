import { named } from '$lib/i18n/named';
import { formatDice } from '$lib/dice/notation';
import type { BuilderMessages } from '$lib/i18n/languages';
import type { Attack, BuiltWeapon, Reach } from '$lib/rules/profile';

/** Returns the range of an attack in words: touch, 6″, thrown (1d6+2)″. */
export function reachText({ terms }: BuilderMessages, { reach }: { reach: Reach }): string {
	if (reach.kind === 'inches') return `${reach.inches}″`;
	if (reach.kind === 'thrown') return terms.attack.thrown({ dice: formatDice(reach.thrown) });
	return reach.thrown
		? terms.attack.touchOrThrown({ dice: formatDice(reach.thrown) })
		: terms.attack.touch;
}

/** Returns a roll with what is taken off its total, apart: all ones are read before it (PL-HER-02). */
export const lessText = (roll: string, penalty: number) =>
	penalty > 0 ? `${roll}\u00a0−${penalty}` : roll;

/** Returns what an attack does, less a `penalty`: its damage, what it parries, that it only pushes, or nothing. */
export function damageText(
	{ terms }: BuilderMessages,
	{ damage, parry, harmless }: Attack,
	penalty = 0
): string {
	if (harmless) return terms.attack.none;
	if (damage) return lessText(formatDice(damage), penalty);
	if (!parry) return terms.attack.push;
	return terms.attack.parries({ dice: lessText(formatDice(parry), penalty) });
}

/** Returns the statistics of an attack in one line: use 4, touch, 1d6+2. */
export function statsText(
	m: BuilderMessages,
	attack: Attack | BuiltWeapon,
	withName = false
): string {
	const { terms, profile } = m;
	const built = 'type' in attack;
	const name =
		attack.name ?? (built ? named(terms.weapons, attack.type) : named(terms.gear, attack.item));
	const skill = built ? undefined : attack.skill;
	return [
		...(withName ? [name] : []),
		...(attack.use === undefined ? [] : [`${terms.attack.use} ${attack.use}`]),
		reachText(m, attack),
		built ? formatDice(attack.damage) : damageText(m, attack),
		...(skill ? [profile.magic.master({ dice: formatDice(skill) })] : [])
	].join(' · ');
}
