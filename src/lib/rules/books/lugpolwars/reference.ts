import type { Reference } from '../../rulebook/reference';

/** The quick reference of LUGPolWars: its own price list, with the rules of QuickWars. */
export const reference: Reference = {
	source: 'lpwPriceList',
	sections: [
		{
			title: { table: 'ranks' },
			entries: [
				{ table: 'ranks', columns: ['move', 'armor', 'cost'] },
				{ table: 'gear', columns: ['range', 'damage', 'cost'] },
				{ table: 'weapons', row: 'heavyWeapon' },
				{ rules: ['PL-LPW-06'] }
			]
		},
		{
			title: { table: 'vehicles' },
			entries: [
				{ table: 'vehicles', row: 'vehicle', per: 'inch' },
				{ rules: ['PL-LPW-03'] },
				{ table: 'vehicleLevels', columns: ['armor'] },
				{ table: 'propulsion', columns: ['cost', 'costPerLevel'], per: 'twoInches' },
				{ rules: ['PL-LPW-08', 'PL-QW-11', 'PL-QW-13'] }
			]
		},
		{
			title: { section: 'game' },
			entries: [
				{ rules: ['PL-QW-02', 'PL-QW-06', 'PL-QW-07', 'PL-QW-10'] },
				{ short: ['PL-TRN-09', 'PL-GEN-04', 'PL-GEN-07', 'PL-GEN-06'] }
			]
		}
	],
	credits: ['PL-GEN-11']
};
