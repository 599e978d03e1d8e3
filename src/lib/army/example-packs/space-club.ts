import type { Example } from './example';

/** Four guns, a marksman and a shield bearer. */
export const spaceClub: Example = {
	prefix: 'cosmo',
	name: { pl: 'Klub kosmiczny', en: 'Space club' },
	rows: [
		{
			table: 'gear',
			id: 'cosmo.blaster',
			row: {
				like: 'shortRanged',
				rule: 'COSMO-WPN-01',
				set: { cost: 4, range: 8, damage: '1d6+1' }
			},
			name: { pl: 'Blaster', en: 'Blaster' },
			text: {
				pl: 'Blaster strzela dalej i mocniej niż pistolet. Trzyma się go w jednej ręce.',
				en: 'A blaster shoots farther and harder than a pistol. One hand holds it.'
			}
		},
		{
			table: 'gear',
			id: 'cosmo.laser',
			row: { like: 'longRanged', rule: 'COSMO-WPN-02', set: { cost: 6, use: 2, range: 12 } },
			name: { pl: 'Karabin laserowy', en: 'Laser rifle' },
			text: {
				pl: 'Promień lasera nie opada, więc karabinem laserowym łatwiej trafić.',
				en: 'A beam does not drop, so a laser rifle hits more easily.'
			}
		},
		{
			table: 'gear',
			id: 'cosmo.plasma',
			row: {
				like: 'longRanged',
				rule: 'COSMO-WPN-03',
				set: { cost: 8, use: 4, range: 10, damage: '2d6' }
			},
			name: { pl: 'Działko plazmowe', en: 'Plasma gun' },
			text: {
				pl: 'Działko plazmowe jest ciężkie i niecelne, ale przebija prawie każdy pancerz. W armii są najwyżej dwa.',
				en: 'A plasma gun is heavy and inaccurate, but burns through almost any armor. An army has at most two.'
			}
		},
		{
			table: 'gear',
			id: 'cosmo.sniper',
			row: {
				like: 'longRanged',
				rule: 'COSMO-WPN-04',
				set: { cost: 7, use: 4, range: 20, damage: '1d10' }
			},
			name: { pl: 'Karabin wyborowy', en: 'Sniper rifle' },
			text: {
				pl: 'Z karabinu wyborowego strzelają tylko strzelcy wyborowi.',
				en: 'Only marksmen shoot with a sniper rifle.'
			}
		},
		{
			table: 'ranks',
			id: 'cosmo.marksman',
			row: { like: 'mercenary', rule: 'COSMO-CHR-01', set: { cost: 6, skill: '1d8' } },
			name: { pl: 'Strzelec wyborowy', en: 'Marksman' },
			text: {
				pl: 'Strzelec wyborowy celuje lepiej niż inni najemnicy.',
				en: 'A marksman aims better than other mercenaries.'
			}
		},
		{
			table: 'ranks',
			id: 'cosmo.bearer',
			row: { like: 'mercenary', rule: 'COSMO-CHR-02', set: { cost: 5, move: 4, armor: '1d6+2' } },
			name: { pl: 'Tarczownik', en: 'Shield bearer' },
			text: {
				pl: 'Tarczownik idzie przodem w ciężkim skafandrze: jest wolniejszy, ale trudniej go zranić.',
				en: 'A shield bearer leads the way in a heavy suit: slower, but harder to hurt.'
			}
		}
	],
	restrict: [
		{ row: 'cosmo.sniper', ranks: ['cosmo.marksman'] },
		{ row: 'cosmo.plasma', perArmy: 2 }
	],
	units: [
		{
			name: { pl: 'Strzelec wyborowy', en: 'Marksman' },
			unit: { kind: 'minifig', rank: 'cosmo.marksman', gear: [{ item: 'cosmo.sniper' }] }
		},
		{
			name: { pl: 'Tarczownik', en: 'Shield bearer' },
			unit: {
				kind: 'minifig',
				rank: 'cosmo.bearer',
				gear: [{ item: 'shield' }, { item: 'cosmo.blaster' }]
			}
		},
		{
			name: { pl: 'Kosmiczny piechur', en: 'Space trooper' },
			unit: { kind: 'minifig', rank: 'mercenary', gear: [{ item: 'cosmo.laser' }] }
		},
		{
			name: { pl: 'Kanonier', en: 'Plasma gunner' },
			unit: { kind: 'minifig', rank: 'mercenary', gear: [{ item: 'cosmo.plasma' }] }
		}
	]
};
