import type { MatrixMeasure } from '$lib/combat/mode';
import type { Share } from '$lib/combat/share';
import type { Situation } from '$lib/combat/situation';
import { plural } from '../plural';
import { modifiers } from './modifiers';
import { fights } from './odds-fights';
import { topics } from './odds-topics';
import { share } from './odds-words';

/** The parts of the odds page that load when they are opened or chosen. */
export const oddsParts = {
	builder: {
		against: 'Against',
		note: 'Each weapon shows its chance to kill with one attack, and each purchase what it changes. The opponent strikes with a short hand weapon; whatever the unit parries best with parries it.',
		best: (p: { chance: string; target: string }) => `Best attack: ${p.chance} (${p.target})`,
		change: (p: { before: string; after: string; target: string }) =>
			`Kill: ${p.before} → ${p.after} (${p.target})`,
		falls: (p: { chance: string; target: string }) =>
			`Is killed by one attack: ${p.chance} (${p.target})`,
		fallChange: (p: { before: string; after: string; target: string }) =>
			`Is killed: ${p.before} → ${p.after} (${p.target})`
	},
	modifiers,
	fights,
	topics,
	clear: 'Clear the situation',
	sources: {
		known: { size: 'Size of the target', heroes: 'From its army' },
		last: 'As in its last attack',
		set: 'Changed'
	},
	reset: (p: { what: string }) => `Reset: ${p.what}`,
	copied: 'Link to this question copied',
	notCopied: 'The browser doesn’t allow copying: copy the address from the address bar.',
	exact: {
		slow: 'Still calculating. Clear the tick to stop.',
		failed: 'The fraction could not be calculated. Try again, or ask with fewer dice.',
		digits: (p: { count: number }) => plural('en', p.count, { one: '# digit', other: '# digits' })
	},
	volleys: {
		turn: 'More attacks in the same turn',
		attackers: 'Attackers',
		attacks: 'Attacks',
		add: 'Add a weapon',
		entry: (p: { number: number }) => `Weapon ${p.number}`,
		remove: (p: { number: number }) => `Remove weapon ${p.number}`
	},
	worth: {
		attack: 'Kills per attack',
		turn: (p: { attacks: number }) =>
			plural('en', p.attacks, {
				one: 'Kills per turn (# attack)',
				other: 'Kills per turn (# attacks)'
			}),
		per100: 'Kills per turn for 100 CP',
		cost: 'Points for one expected kill per turn',
		points: (p: { points: string }) => `${p.points} CP`,
		price: 'Price of one attacker in CP',
		wrongPrice: 'No price. Write whole or half points.',
		noPrice: 'Enter a price to see the numbers per point.'
	},
	group: {
		title: 'Groups',
		figures: 'Attacking figures',
		targets: 'Targets',
		marks: 'Hits that destroy one target',
		marksHint: 'One for a minifig; its Size for a creation.',
		expected: (p: { kills: string; targets: number }) =>
			`On average ${p.kills} of ${p.targets} fall in one turn.`,
		all: (p: { chance: Share }) =>
			p.chance.kind === 'never'
				? 'They cannot all fall in one turn.'
				: `All of them fall ${share(p.chance)}.`,
		any: (p: { chance: Share }) =>
			p.chance.kind === 'never'
				? 'None of them can fall.'
				: `At least one falls ${share(p.chance)}.`,
		kills: 'Kills in one turn',
		count: 'Kills',
		hint: 'The figures attack one after the other and take the next target when one falls. In close combat, up to three attack the same minifig, and their damage adds up.'
	},
	armies: {
		own: 'Attacking army',
		other: 'Target army',
		choose: 'Choose an army',
		none: 'There is no army on this device yet.',
		missing:
			'This army isn’t on this device. A link to odds contains no army: import its file, or choose another one.',
		absent: 'Army not on this device',
		empty: 'This army has no units with statistics.',
		measure: 'Cells show',
		measures: {
			attack: 'Chance of the best attack to kill',
			turn: 'Kills to expect from the whole unit in one turn',
			points: 'Kills per turn for 100 CP'
		} satisfies Record<MatrixMeasure, string>,
		table: (p: { own: string; other: string }) => `${p.own} against ${p.other}`,
		units: 'Attacker',
		hint: 'Rows attack columns. Select a cell to see that attack.',
		progress: (p: { done: number; of: number }) => `${p.done} of ${p.of} units calculated`,
		failed: 'The odds could not be calculated. Reload the page to try again.',
		cell: (p: { attacker: string; target: string; value: string }) =>
			`${p.attacker} against ${p.target}: ${p.value}`,
		rows: (p: { from: number; to: number; of: number }) => `Attackers ${p.from}–${p.to} of ${p.of}`,
		columns: (p: { from: number; to: number; of: number }) =>
			`Targets ${p.from}–${p.to} of ${p.of}`,
		earlier: (p: { what: string }) => `${p.what}: previous`,
		later: (p: { what: string }) => `${p.what}: next`
	},
	situation: {
		distance: 'Distance in inches',
		height: 'Attacker higher, in inches',
		size: 'Visible size of the target in inches',
		speed: 'Inches the target moved',
		opponents: 'Opponents in close combat',
		friends: 'Own fighters in close combat',
		heroes: 'Other heroes in the attacker’s army',
		visible: 'Visible part of the target',
		stealth: 'Stealth of the target',
		still: 'The target does not move',
		aiming: 'The attacker does not move and aims',
		charging: 'The target charges',
		blind: 'The target is not seen',
		close: 'In close combat',
		countering: 'It is a counterattack',
		short: 'The target is a Short minifig'
	} satisfies Record<keyof Situation, string>,
	visible: {
		'3': 'All of it',
		'2': 'Two thirds of a minifig, or 2×2 studs',
		'1': 'One third of a minifig, or 1×1 stud'
	},
	stealth: { none: 'None', moving: 'Moves at half speed', still: 'Does not move' }
};
