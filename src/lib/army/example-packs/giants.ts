import type { Example } from './example';

const BRAIN = { type: 'half', limitation: 'dependent' } as const;

/** Large creatures as ready units, with weapons of their own. */
export const giants: Example = {
	prefix: 'giant',
	name: { pl: 'Olbrzymy', en: 'Giants' },
	rows: [
		{
			table: 'weapons',
			id: 'giant.club',
			row: { like: 'closeCombat', rule: 'GIANT-CWP-01', set: { cost: 3, use: 3, damage: '1d10' } },
			name: { pl: 'Maczuga olbrzyma', en: 'Giant club' },
			text: {
				pl: 'Maczugą z pnia drzewa trudniej trafić, ale kto oberwie, ten pamięta.',
				en: 'A club made of a tree is hard to aim, but those that it hits remember it.'
			}
		},
		{
			table: 'weapons',
			id: 'giant.boulder',
			row: {
				like: 'launcher',
				rule: 'GIANT-CWP-02',
				set: { cost: 3, use: 4, thrown: '1d6+2', damage: '1d6+1' }
			},
			name: { pl: 'Rzut głazem', en: 'Boulder' },
			text: {
				pl: 'Olbrzym rzuca tym, co znajdzie: głazem, beczką albo wozem.',
				en: 'A giant throws what it finds: a boulder, a barrel or a cart.'
			}
		}
	],
	units: [
		{
			name: { pl: 'Troll', en: 'Troll' },
			unit: {
				kind: 'creation',
				form: 'creature',
				size: 2,
				structureLevel: 1,
				propulsion: [{ mode: 'ground', speed: 5 }],
				weapons: [{ type: 'giant.club', level: 1 }],
				brain: BRAIN
			}
		},
		{
			name: { pl: 'Olbrzym ze wzgórz', en: 'Hill giant' },
			unit: {
				kind: 'creation',
				form: 'creature',
				size: 4,
				structureLevel: 1,
				propulsion: [{ mode: 'ground', speed: 6 }],
				weapons: [
					{ type: 'giant.club', level: 2 },
					{ type: 'giant.boulder', level: 1 }
				],
				brain: BRAIN
			}
		},
		{
			name: { pl: 'Kamienny kolos', en: 'Stone colossus' },
			unit: {
				kind: 'creation',
				form: 'creature',
				size: 6,
				structureLevel: 2,
				propulsion: [{ mode: 'ground', speed: 4 }],
				weapons: [{ type: 'giant.club', level: 3 }],
				brain: BRAIN
			}
		}
	]
};
