import { shareOf, type Chance } from '$lib/combat/share';
import type { TargetId } from '$lib/combat/targets';
import { weaponChances } from '$lib/combat/weapon-chances';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import type { Profile } from '$lib/rules/profile';
import type { Block, CardTexts } from './card';

/** Whose odds are printed: those of a unit under its rules, against a usual opponent. */
interface Fight {
	readonly rules: CombatRules;
	readonly profile: Profile;
	readonly against: TargetId;
}

/** Adds to each weapon its chance to kill with one attack; a figure without weapons gets a line of its own. */
export function withOdds(blocks: readonly Block[], fight: Fight, { cards }: CardTexts): Block[] {
	const { rules, profile, against } = fight;
	const chances = weaponChances(rules, { profile }, against);
	if (!chances) return [...blocks];
	const target = cards.card.targets[rules === 'skirmish' ? 'average' : against];
	const text = (chance: Chance) => cards.card.kills({ chance: shareOf(chance), name: target });
	if (rules === 'skirmish')
		return [...blocks, { kind: 'text', title: cards.card.odds, text: text(chances.best) }];
	return blocks.map((block) => {
		if (block.kind !== 'weapons') return block;
		const rows = block.rows.map((row) => {
			const chance = row.weapon === undefined ? undefined : chances.byWeapon.get(row.weapon);
			return chance === undefined ? row : { ...row, notes: [...row.notes, text(chance)] };
		});
		return { ...block, rows };
	});
}
