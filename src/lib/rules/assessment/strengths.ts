import { formatDice, type Dice } from '$lib/dice/notation';
import { topSpeed, type Profile } from '../profile';

/** What is told of a figure at a glance. */
export const STRENGTHS = ['speed', 'armor', 'damage'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** A strength as a card prints it, and its place among others. */
export interface Grade {
	readonly text: string;
	readonly order: number;
}

/** What dice give on average. */
export function meanOf({ rolls, bonus }: Dice): number {
	return rolls.reduce((sum, { count, sides }) => sum + (count * (sides + 1)) / 2, bonus);
}

const graded = (dice: Dice): Grade => ({ text: formatDice(dice), order: meanOf(dice) });

function speedOf(profile: Profile): Grade | undefined {
	if (profile.kind === 'figure') return undefined;
	const { after } = topSpeed(profile);
	return { text: `${after}″`, order: after };
}

/** A figure that counts dice has the number it defends with: the lower the better. */
function armorOf(profile: Profile): Grade | undefined {
	if (profile.kind === 'figure') return { text: `${profile.defence}+`, order: -profile.defence };
	return profile.armor && graded(profile.armor);
}

/** The damage of everything that a unit can do to another. */
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

/** One strength of a unit; undefined where its rulebook does not know it or the unit has none. */
export function gradeOf(profile: Profile, strength: Strength): Grade | undefined {
	return strengths[strength](profile);
}
