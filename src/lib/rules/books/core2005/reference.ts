import type { Reference, ReferenceSection } from '../../rulebook/reference';

const people: readonly ReferenceSection[] = [
	{
		title: { table: 'ranks' },
		entries: [
			{ table: 'ranks', columns: ['skill', 'move', 'armor', 'cost'] },
			{ table: 'gear', columns: ['use', 'range', 'damage', 'cost'] },
			{ rules: ['PL-WPN-11'] },
			{ abilities: ['shield'] }
		]
	},
	{
		title: { section: 'dice' },
		entries: [{ short: ['PL-GEN-07', 'PL-GEN-04', 'PL-GEN-05', 'PL-GEN-06'] }]
	}
];

const turn: readonly ReferenceSection[] = [
	{
		title: { section: 'turn' },
		entries: [
			{
				short: [
					'PL-TRN-01',
					'PL-TRN-02',
					'PL-TRN-03',
					'PL-TRN-04',
					'PL-TRN-05',
					'PL-TRN-08',
					'PL-TRN-09'
				]
			},
			{ rules: ['PL-TRN-07'] },
			{ short: ['PL-TRN-13', 'PL-TRN-14', 'PL-TRN-15', 'PL-TRN-16'] }
		]
	},
	{
		title: { section: 'attack' },
		entries: [
			{
				short: [
					'PL-CMB-01',
					'PL-CMB-03',
					'PL-CMB-04',
					'PL-CMB-05',
					'PL-CMB-06',
					'PL-CMB-08',
					'PL-CMB-09',
					'PL-RNG-02',
					'PL-RNG-03'
				]
			},
			{ abilities: ['explosive'] }
		]
	}
];

const fight: readonly ReferenceSection[] = [
	{
		title: { section: 'close' },
		entries: [
			{
				short: [
					'PL-CC-01',
					'PL-CC-02',
					'PL-CC-04',
					'PL-CC-06',
					'PL-CC-08',
					'PL-CC-10',
					'PL-CC-11',
					'PL-CC-12',
					'PL-CC-13'
				]
			}
		]
	},
	{
		title: { section: 'charge' },
		entries: [
			{ short: ['PL-CHG-01'] },
			{ rules: ['PL-CHG-03', 'PL-CHG-04'] },
			{ short: ['PL-CHG-08'] },
			{ rules: ['PL-CHG-07', 'PL-CHG-12'] }
		]
	}
];

const abilities: readonly ReferenceSection[] = [
	{
		title: { section: 'abilities' },
		entries: [
			{ abilities: ['quirk', 'feat', 'sacrifice', 'command'] },
			{ abilities: ['superdexterity', 'multitasking', 'pilot'], priced: true },
			{
				supplement: 'specialists',
				abilities: ['stealth', 'perception', 'weaponMaster'],
				priced: true
			}
		]
	},
	{
		title: { section: 'healing' },
		supplement: 'healing',
		entries: [
			{ abilities: ['wounds'] },
			{ rules: ['PL-MED-03'] },
			{ abilities: ['healing'], priced: true },
			{ rules: ['PL-MED-05'] }
		]
	},
	{
		title: { table: 'spells' },
		supplement: 'magic',
		entries: [
			{ table: 'spells', columns: ['use', 'range', 'damage', 'cost'], per: 'levelOrSize' },
			{ abilities: ['bolt'] },
			{ rules: ['PL-MAG-04'] },
			{ abilities: ['magicShield', 'summoning', 'necromancy'] },
			{ rules: ['PL-MAG-06'] }
		]
	}
];

const creations: readonly ReferenceSection[] = [
	{
		title: { section: 'creations' },
		entries: [
			{ table: 'weapons', columns: ['use', 'range', 'damage', 'cost'], per: 'level' },
			{ table: 'pieces', columns: ['use', 'range', 'damage', 'cost'], per: 'level' },
			{ table: 'structureLevels', columns: ['armor'] },
			{ table: 'propulsion', columns: ['maximum', 'cost', 'costPerLevel'], per: 'twoInches' },
			{ abilities: ['operator', 'arc', 'ram', 'plate', 'outOfElement'] },
			{ rules: ['PL-PRP-08'] },
			{ short: ['PL-CCB-02'] },
			{ rules: ['PL-STR-08', 'PL-DMG-02'] },
			{ abilities: ['sizeDamage', 'targeted'] },
			{ short: ['PL-DMG-06', 'PL-DMG-07'] }
		]
	},
	{
		title: { section: 'squads' },
		entries: [
			{ rules: ['PL-SQD-03', 'PL-SQD-04', 'PL-SQM-01', 'PL-SQM-02'] },
			{
				short: ['PL-SQM-03', 'PL-SQM-05', 'PL-SQM-08', 'PL-SDM-01', 'PL-SDM-02', 'PL-SDM-03']
			}
		]
	}
];

/** The quick reference of PL-2005 with the supplements in force. */
export const reference: Reference = {
	source: 'pl2005',
	sections: [...people, ...turn, ...fight, ...abilities, ...creations],
	credits: ['PL-GEN-11']
};
