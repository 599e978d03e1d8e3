import type { Share } from '$lib/combat/share';
import type { ChargeResult, Longer } from '$lib/combat/charge/words';
import type { Part } from '$lib/rules/creation-parts';
import { plural } from '../plural';
import { share } from './odds-words';

interface Chance {
	readonly chance: Share;
}

const dice = (count: number) => plural('en', count, { one: '# die', other: '# dice' });
const orNever = (never: string, start: string) => (p: Chance) =>
	p.chance.kind === 'never' ? never : `${start} ${share(p.chance)}.`;

/** Close combat, charges and damage to creations on the odds page. */
export const fights = {
	nothing: 'Nothing',
	item: (p: { name: string; use: number; parry?: string; counter?: string }) =>
		[
			`${p.name} (Use ${p.use}`,
			...(p.parry ? [`absorbs ${p.parry}`] : []),
			...(p.counter ? [p.counter] : [])
		].join(', ') + ')',
	parry: 'The target parries with',
	counter: 'The target strikes back with',
	counterParry: 'The attacker parries that with',
	foeSkill: 'Skill of the target',
	ownArmor: 'Armor of the attacker',
	twoHanded: 'The attack is made with a two-handed weapon',
	piercing: 'The attack is made with a heavy weapon in both hands',
	piercingNote: 'It pierces: a parry takes the bonus first, and never the last die.',
	parried: 'Hits and is parried',
	killWithout: 'Kills without the parry',
	attackerKilled: 'The attacker is killed',
	structure: 'A structure doesn’t parry or strike back. Choose a minifig as the target.',
	notClose: 'Only hand weapons within reach can be parried, and only they are struck back at.',
	oneAttack: 'For one attack of one attacker. A target that is killed doesn’t strike back.',
	kills: (p: { chance: Share; without: Share }) =>
		`Kills ${share(p.chance)}; without the parry, ${share(p.without)}.`,
	falls: orNever('The attacker cannot be killed in return.', 'The attacker is killed in return'),
	crowded: 'At most three fight one minifig at once.',
	gang: (p: { count: number }) => `${p.count} against one`,
	counters: 'Weapons that it strikes back with',
	victimKilled: 'The target is killed',
	attackersKilled: (p: { count: number }) =>
		p.count === 1 ? 'At least one attacker is killed' : `At least ${p.count} attackers are killed`,
	gangKills: orNever('Together they cannot kill it.', 'Together they kill it'),
	gangFalls: orNever(
		'None of them can be killed in return.',
		'At least one of them is killed in return'
	),
	gangHint:
		'Their damage is one sum. A target that is still standing strikes back with each weapon once, at one attacker each, and parries nothing.',
	run: 'Straight run in inches',
	headOn: 'Head-on run of the target in inches',
	chargerSize: 'Size of the charger',
	targetSize: 'Size of the target',
	lance: 'The weapon is a charging weapon',
	lanceNote: 'Large and pointed, like a lance. Without it, the body charges.',
	laterLanceNote: 'Made for thrusting, like a lance. Without it, there is only a collision.',
	braced: 'The target is braced',
	bracedNote: 'It saw the charge coming, or never moves.',
	pike: 'The target’s weapon is a charging weapon too',
	longer: 'Longer weapon',
	lengths: {
		equal: 'Neither',
		charger: 'The charger’s',
		target: 'The target’s'
	} satisfies Record<Longer, string>,
	obstacle: 'Something stops the flight: Smash',
	obstacleNote: 'The charger reaches the target again in the same move.',
	laterObstacleNote: 'Every inch that is missing to the end of the flight is a point of damage.',
	room: 'Free way behind the target in inches',
	shove: 'Charging Shove',
	shoved: 'Inches of a Charging Shove',
	chargeHint:
		'Choose what the target holds under “Parry and close combat”. Only a shield parries a charge.',
	noMomentum: 'The run is too short for a charge: it gives no momentum.',
	dice: (p: { momentum: number; opposition: number }) =>
		`Momentum: ${dice(p.momentum)}. Physical opposition: ${dice(p.opposition)}.`,
	charge: {
		targetKilled: 'The target is killed',
		chargerKilled: 'The charger is killed',
		bothKilled: 'Both are killed',
		somethingBad: 'Something Bad',
		targetKnocked: 'The target is knocked back',
		chargerKnocked: 'The charger is knocked back',
		smashKills: 'A hit and the Smash kill'
	} satisfies Record<ChargeResult, string>,
	sentences: {
		targetKilled: orNever('The charge cannot kill the target.', 'The charge kills the target'),
		chargerKilled: orNever('The charger cannot be killed.', 'The charger is killed'),
		targetKnocked: orNever(
			'The target cannot be knocked back.',
			'In a collision, the target is knocked back'
		)
	},
	flight: 'Knockback of the target',
	inches: 'Inches',
	aim: 'Aimed at',
	whole: 'The main structure',
	parts: {
		structure: 'Some bricks of the structure',
		external: 'Something on its surface',
		protruding: 'Something that sticks out'
	} satisfies Record<Part, string>,
	noLevel: 'To aim at a part, give the target the Armor of a structure level.',
	grinds: 'Earlier Grinding attacks',
	grindsHint: 'Made with the same weapon at the same part.',
	removed: 'The part is destroyed',
	partRemoved: orNever('This attack cannot destroy the part.', 'This attack destroys the part'),
	attacks: 'Attacks',
	overkill: 'Overkill',
	overkillNote: 'Damage that is left over meets the Armor again.',
	destroys: (p: { attacks: number; chance: Share }) => {
		const attacks = plural('en', p.attacks, { one: '# attack', other: '# attacks' });
		return p.chance.kind === 'never'
			? `It cannot be destroyed by ${attacks}.`
			: `It is destroyed by ${attacks} ${share(p.chance)}.`;
	},
	damaged: 'Gets at least one size mark',
	destroyed: 'Is destroyed',
	marks: 'Size marks',
	mark: 'Marks'
};
