import { formatDice } from '$lib/dice/notation';
import type { BuilderMessages } from '$lib/i18n/languages';
import type { Attack, Reach } from '$lib/rules/profile';

/** How far an attack reaches, in words: touch, 6″, thrown (1d6+2)″. */
export function reachText({ terms }: BuilderMessages, { reach }: { reach: Reach }): string {
	if (reach.kind === 'inches') return `${reach.inches}″`;
	if (reach.kind === 'thrown') return terms.attack.thrown({ dice: formatDice(reach.thrown) });
	return reach.thrown
		? terms.attack.touchOrThrown({ dice: formatDice(reach.thrown) })
		: terms.attack.touch;
}

/** What an attack does: its damage, what it parries, or that it only pushes. */
export function damageText({ terms }: BuilderMessages, { damage, parry }: Attack): string {
	if (damage) return formatDice(damage);
	return parry ? terms.attack.parries({ dice: formatDice(parry) }) : terms.attack.push;
}
