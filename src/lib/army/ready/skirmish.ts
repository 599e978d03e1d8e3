import type { Kit } from './kit';

/** The ready-made figures of the narrative skirmish. */
export const skirmish = {
	swordsman: { kind: 'figure', stature: 'average', weapon: 'basic', gear: ['buckler'] },
	guard: { kind: 'figure', stature: 'average', weapon: 'basic', gear: ['shield'] },
	spearman: { kind: 'figure', stature: 'average', weapon: 'spear', gear: ['shield'] },
	halberdier: { kind: 'figure', stature: 'average', weapon: 'halberd' },
	berserker: {
		kind: 'figure',
		stature: 'average',
		weapon: 'heavyTwoHanded',
		traits: ['athletic']
	},
	knight: {
		kind: 'figure',
		stature: 'good',
		weapon: 'basic',
		gear: ['shield', 'heavyArmor']
	},
	rider: {
		kind: 'figure',
		stature: 'good',
		weapon: 'spear',
		gear: ['shield', 'heavyArmor'],
		mounted: true
	},
	bladeMaster: { kind: 'figure', stature: 'good', weapon: 'basic', gear: ['buckler'] },
	peasant: { kind: 'figure', stature: 'minion', weapon: 'basic' },
	militia: { kind: 'figure', stature: 'minion', weapon: 'spear' },
	goblin: { kind: 'figure', stature: 'minion', weapon: 'close', traits: ['short'] },
	archer: { kind: 'figure', stature: 'average', weapon: 'missile' },
	hunter: { kind: 'figure', stature: 'minion', weapon: 'missile' },
	officer: { kind: 'figure', stature: 'good', weapon: 'basic', gear: ['shield'] },
	hero: { kind: 'figure', stature: 'good', weapon: 'heavyTwoHanded', storyProtection: true },
	scout: { kind: 'figure', stature: 'average', weapon: 'close', traits: ['athletic'] },
	wolf: { kind: 'figure', stature: 'average', weapon: 'close', traits: ['athletic', 'short'] },
	troll: { kind: 'figure', stature: 'monster', weapon: 'heavyTwoHanded' },
	dragon: { kind: 'figure', stature: 'monster', dice: 5, weapon: 'close', gear: ['heavyArmor'] },
	emptyFigure: { kind: 'figure', stature: 'average' }
} satisfies Record<string, Kit>;
