import { flat, formatDice } from '$lib/dice/notation';
import type { Edition } from '../edition';
import { engage } from '../engagement';
import { behaviorOf, fighterOf, type Strike } from '../fighter';
import { fallsOf, type Blow, type Falls, type FigureTurn } from '../groups';
import { named } from '../outcomes';
import { known } from '../situation';
import { strikesOf, type Combatant } from '../strikes';
import { turnsOf } from '../turn';
import type { Fighting, GroupFight } from './fighting';

/** A weapon as one attack of a turn. A weapon without a Use hits by itself. */
const blowOf = ({ skill, use = 0, damage = flat(0), reach, explosive }: Strike): Blow => ({
	skill,
	use,
	damage,
	reach,
	...(explosive && { explosive })
});

/** Damage above the Armor that destroys a target: one for each full inch of a creation (PL-DMG-01, PL-DMG-03). */
export const marksOf = (size: number, { sizeDamage }: Edition): number =>
	sizeDamage ? Math.max(1, Math.ceil(size)) : 1;

/** The turns a unit may choose from against a target. */
function figureTurns(edition: Edition, { attacker, target, situation }: GroupFight): FigureTurn[] {
	const victim = fighterOf(edition, target.profile);
	if (!victim) return [];
	const { armor, size } = victim;
	const quirk = fighterOf(edition, attacker.profile)?.quirk ?? 0;
	return turnsOf(edition.id, attacker).map((strikes) => ({
		blows: strikes.map(blowOf),
		armor,
		marks: marksOf(size, edition),
		situation: known({ size, quirk }, situation)
	}));
}

const worth = (falls: Falls<number>) => falls.reduce((sum, fall, i) => sum + fall / (i + 1), 0);

function attackKey(edition: Edition, { profile }: Combatant): string {
	if (profile.kind === 'figure') return '';
	const { kind, handWeapons } = profile;
	const operated = kind === 'creation' && profile.skill === undefined;
	const { strikes = [], quirk = 0 } = fighterOf(edition, profile) ?? {};
	const words = strikes.map((strike) => {
		const { count, skill, use, damage, reach, stowed, explosive } = strike;
		const thrown = reach.kind !== 'inches' && reach.thrown ? formatDice(reach.thrown) : '';
		const far = reach.kind === 'inches' ? reach.inches : thrown;
		const roll = damage ? formatDice(damage) : '';
		const ram = behaviorOf(strike).rams ? 'ram' : '';
		return [count, formatDice(skill), use, roll, reach.kind, far, ram, stowed, explosive].join();
	});
	return [operated, handWeapons, quirk, ...words].join(' ');
}

/** How units fight under an edition that rolls Skill and Damage. */
export const rolling = (edition: Edition): Fighting => ({
	choices: (attacker) => strikesOf(edition.id, attacker),
	duel(chances, { attacker, target, strike, situation }) {
		const victim = fighterOf(edition, target.profile);
		if (!strike || !victim) return undefined;
		const { armor, size } = victim;
		const quirk = fighterOf(edition, attacker.profile)?.quirk ?? 0;
		const asked = { ...strike, armor, situation: known({ size, quirk }, situation) };
		const { outcome, modifiers } = engage(chances, edition, asked);
		return { outcomes: named(chances, edition, outcome), modifiers, strike };
	},
	bestFalls: (chances, fight) =>
		figureTurns(edition, fight)
			.map((turn) => fallsOf(chances, edition, turn, fight.figures))
			.reduce((best, falls) => (worth(falls) > worth(best) ? falls : best), [0]),
	attackKey: (attacker) => attackKey(edition, attacker),
	targetKey({ profile }) {
		const { armor, size } = fighterOf(edition, profile) ?? { armor: flat(0), size: 1 };
		return `${formatDice(armor)} ${size}`;
	}
});
