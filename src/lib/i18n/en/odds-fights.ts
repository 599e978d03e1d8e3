import type { Share } from '$lib/combat/share';
import type { ChargeResult, Longer } from '$lib/combat/charge/words';
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
	foeSkill: 'Skill of the target',
	ownArmor: 'Armor of the attacker',
	twoHanded: 'The attack is made with a two-handed weapon',
	parried: 'Hits and is parried',
	killWithout: 'Kills without the parry',
	attackerKilled: 'The attacker is killed',
	structure: 'A structure doesn’t parry or strike back. Choose a minifig as the target.',
	notClose: 'Only hand weapons within reach can be parried, and only they are struck back at.',
	oneAttack: 'For one attack of one attacker. A target that is killed doesn’t strike back.',
	kills: (p: { chance: Share; without: Share }) =>
		`Kills ${share(p.chance)}; without the parry, ${share(p.without)}.`,
	falls: orNever('The attacker cannot be killed in return.', 'The attacker is killed in return'),
	run: 'Straight run in inches',
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
		chargerKnocked: 'The charger is knocked back'
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
