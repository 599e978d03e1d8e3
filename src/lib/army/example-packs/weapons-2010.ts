import type { Example } from './example';

/** What the text of every rule ends with: chapter 5 names no prices. */
const ours = (cost: number) => ({
	pl: `Cena (${cost} CP) jest nasza: rozdział 5 jej nie podaje.`,
	en: `The price (${cost} CP) is ours: chapter 5 names none.`
});

type Row = Example['rows'][number];

function weapon(
	number: number,
	id: string,
	{
		like,
		cost,
		set
	}: { readonly like: string; readonly cost: number; readonly set: Row['row']['set'] },
	name: Row['name'],
	text: Row['text']
): Row {
	const price = ours(cost);
	return {
		table: 'gear',
		id: `arms.${id}`,
		row: { like, rule: `ARMS-WPN-0${number}`, set: { ...set, cost } },
		name,
		text: { pl: `${text.pl} ${price.pl}`, en: `${text.en} ${price.en}` }
	};
}

/** The weapons that chapter 5 of 2010 gives statistics for (combat.md 2.11), for an army of PL-2005. */
export const weapons2010: Example = {
	prefix: 'arms',
	name: { pl: 'Broń z 2010 roku', en: 'Weapons of 2010' },
	rows: [
		weapon(
			1,
			'hand',
			{ like: 'shortHand', cost: 2, set: { use: 2, thrown: '3', damage: '1d6' } },
			{ pl: 'Broń ręczna (2010)', en: 'Hand weapon (2010)' },
			{
				pl: 'Użycie 2, obrażenia: kość Umiejętności (1d6 zwykłej figurki). Rzucona: zasięg 3″, obrażenia 1d6.',
				en: 'Use 2, damage: a Skill die (1d6 of a usual minifig). Thrown: range 3″, damage 1d6.'
			}
		),
		weapon(
			2,
			'heavy',
			{ like: 'heavyHand', cost: 3, set: { use: 3, damage: '1d6+2' } },
			{ pl: 'Broń ciężka (2010)', en: 'Heavy weapon (2010)' },
			{
				pl: 'Użycie 3, obrażenia: kość Umiejętności +2 (1d6+2 zwykłej figurki).',
				en: 'Use 3, damage: a Skill die +2 (1d6+2 of a usual minifig).'
			}
		),
		weapon(
			3,
			'tool',
			{ like: 'improvised', cost: 1, set: { use: 3, damage: '1d6-1' } },
			{ pl: 'Narzędzie (2010)', en: 'Minifig tool (2010)' },
			{
				pl: 'Użycie 3, obrażenia: kość Umiejętności −1 (1d6−1 zwykłej figurki).',
				en: 'Use 3, damage: a Skill die −1 (1d6−1 of a usual minifig).'
			}
		),
		weapon(
			4,
			'object',
			{ like: 'improvised', cost: 0, set: { use: 4 } },
			{ pl: 'Przypadkowy przedmiot (2010)', en: 'Random object (2010)' },
			{
				pl: 'Użycie 4. Obrażeń rozdział 5 nie podaje: są takie jak w PL-2005.',
				en: 'Use 4. Chapter 5 gives no damage: it is that of PL-2005.'
			}
		)
	],
	units: []
};
