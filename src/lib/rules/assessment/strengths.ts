import { formatDice, type Dice } from '$lib/dice/notation';
import { topSpeed, type Profile } from '../profile';

/** The statistics of a figure that are shown at a glance. */
export const STRENGTHS = ['speed', 'armor', 'damage'] as const;
type Strength = (typeof STRENGTHS)[number];

/** A strength as a card prints it, with a number for sorting. */
interface Grade {
	readonly text: string;
	readonly order: number;
}

/** The average of a roll. */
function meanOf({ rolls, bonus }: Dice): number {
	return rolls.reduce((sum, { count, sides }) => sum + (count * (sides + 1)) / 2, bonus);
}

const graded = (dice: Dice): Grade => ({ text: formatDice(dice), order: meanOf(dice) });

function speedOf(profile: Profile): Grade | undefined {
	if (profile.kind === 'figure') return undefined;
	const { after } = topSpeed(profile);
	return { text: `${after}″`, order: after };
}

/** Figures that count dice have the number that a defence needs: lower is better. */
function armorOf(profile: Profile): Grade | undefined {
	if (profile.kind === 'figure') return { text: `${profile.defence}+`, order: -profile.defence };
	return profile.armor && graded(profile.armor);
}

/** The damage of every attack of a unit. */
function damagesOf(profile: Profile): (Dice | undefined)[] {
	if (profile.kind === 'figure') return [];
	const built = profile.kind === 'creation' ? profile.weapons : [];
	return [
		...profile.attacks.map(({ damage }) => damage),
		...built.flatMap(({ damage, payload }) => [damage, ...payload.map((load) => load.damage)]),
		profile.magic?.bolt?.damage,
		...(profile.magic?.areaSpells.map(({ damage }) => damage) ?? [])
	];
}

function damageOf(profile: Profile): Grade | undefined {
	const grades = damagesOf(profile).flatMap((dice) => (dice ? [graded(dice)] : []));
	return grades.sort((a, b) => b.order - a.order)[0];
}

const strengths: Record<Strength, (profile: Profile) => Grade | undefined> = {
	speed: speedOf,
	armor: armorOf,
	damage: damageOf
};

/** One strength of a unit; undefined if its rulebook or the unit has none. */
export function gradeOf(profile: Profile, strength: Strength): Grade | undefined {
	return strengths[strength](profile);
}
