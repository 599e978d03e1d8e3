import type { Reference } from '../../rulebook/reference';

/** The quick reference of QuickWars: nearly all of its rules. */
export const reference: Reference = {
	source: 'quickRules',
	sections: [
		{
			title: { table: 'ranks' },
			entries: [
				{ table: 'ranks', columns: ['move', 'armor', 'attacks'] },
				{ table: 'gear', columns: ['range', 'damage'] },
				{ table: 'weapons', row: 'heavyWeapon' }
			]
		},
		{
			title: { table: 'vehicles' },
			entries: [
				{ table: 'mounts', row: 'mount' },
				{ table: 'vehicles', row: 'vehicle' },
				{ rules: ['PL-QW-09', 'PL-QW-11', 'PL-QW-12', 'PL-QW-13', 'PL-QW-14'] }
			]
		},
		{
			title: { section: 'game' },
			entries: [
				{ rules: ['PL-QW-02', 'PL-QW-03', 'PL-QW-04'] },
				{ rules: ['PL-QW-06', 'PL-QW-07', 'PL-QW-08', 'PL-QW-10'] },
				{ short: ['PL-GEN-07', 'PL-GEN-06'] }
			]
		}
	],
	credits: ['PL-GEN-11']
};
