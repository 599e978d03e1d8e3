import { formatPoints } from '$lib/points/format';
import { cp } from '$lib/points/points';
import type { Supplement } from '$lib/rules/choices';
import type { AbilityId } from '$lib/i18n/en/cards';
import { ability } from '../../model/ability';
import type { TextBlock } from '../../model/card';
import { abilities, shortRules, wholeRules, type Sources } from './contents';
import type { Section } from './section';
import { tableOf } from './tables';

/** Abilities that are bought, with their price for a minifig. */
function bought({ tables, texts }: Sources, ids: readonly AbilityId[]): TextBlock[] {
	const { ownRules } = texts.builder;
	return ids.map((id) => {
		const { cost } = (tables['abilities']?.[id] ?? {}) as { cost?: number };
		const price =
			cost === undefined ? undefined : ownRules.cost({ points: formatPoints(cp(cost)) });
		return ability(texts, id, price);
	});
}

function turnSections(sources: Sources): Section[] {
	const { sections } = sources.texts.cards.reference;
	return [
		{
			title: sections.turn,
			entries: [
				...shortRules(sources, [
					'PL-TRN-01',
					'PL-TRN-02',
					'PL-TRN-03',
					'PL-TRN-04',
					'PL-TRN-05',
					'PL-TRN-08',
					'PL-TRN-09'
				]),
				...wholeRules(sources, ['PL-TRN-07']),
				...shortRules(sources, ['PL-TRN-13', 'PL-TRN-14', 'PL-TRN-15', 'PL-TRN-16'])
			]
		},
		{
			title: sections.attack,
			entries: [
				...shortRules(sources, [
					'PL-CMB-01',
					'PL-CMB-03',
					'PL-CMB-04',
					'PL-CMB-05',
					'PL-CMB-06',
					'PL-CMB-08',
					'PL-CMB-09',
					'PL-RNG-02',
					'PL-RNG-03'
				]),
				...abilities(sources, ['explosive'])
			]
		}
	];
}

function fightSections(sources: Sources): Section[] {
	const { sections } = sources.texts.cards.reference;
	return [
		{
			title: sections.close,
			entries: shortRules(sources, [
				'PL-CC-01',
				'PL-CC-02',
				'PL-CC-04',
				'PL-CC-06',
				'PL-CC-08',
				'PL-CC-10',
				'PL-CC-11',
				'PL-CC-12',
				'PL-CC-13'
			])
		},
		{
			title: sections.charge,
			entries: [
				...shortRules(sources, ['PL-CHG-01']),
				...wholeRules(sources, ['PL-CHG-03', 'PL-CHG-04']),
				...shortRules(sources, ['PL-CHG-08']),
				...wholeRules(sources, ['PL-CHG-07', 'PL-CHG-12'])
			]
		}
	];
}

function peopleSections(sources: Sources): Section[] {
	const { tables, texts } = sources;
	const { builder, cards } = texts;
	const { sections } = cards.reference;
	return [
		{
			title: builder.ownRules.tables['ranks']?.title ?? '',
			entries: [
				tableOf(tables, builder, 'ranks', ['skill', 'move', 'armor', 'cost']),
				tableOf(tables, builder, 'gear', ['use', 'range', 'damage', 'cost']),
				...wholeRules(sources, ['PL-WPN-11']),
				...abilities(sources, ['shield'])
			]
		},
		{ title: sections.dice, entries: shortRules(sources, DICE) }
	];
}

const DICE = ['PL-GEN-07', 'PL-GEN-04', 'PL-GEN-05', 'PL-GEN-06'] as const;

function abilitySections(sources: Sources, inForce: readonly Supplement[]): Section[] {
	const { sections } = sources.texts.cards.reference;
	const specialists: readonly AbilityId[] = ['stealth', 'perception', 'weaponMaster'];
	return [
		{
			title: sections.abilities,
			entries: [
				...abilities(sources, ['quirk', 'feat', 'sacrifice', 'command']),
				...bought(sources, ['superdexterity', 'multitasking', 'pilot']),
				...bought(sources, inForce.includes('specialists') ? specialists : [])
			]
		}
	];
}

function supplementSections(sources: Sources, inForce: readonly Supplement[]): Section[] {
	const { tables, texts } = sources;
	const { builder, cards } = texts;
	const { sections, perLevelOrSize } = cards.reference;
	const healing: Section = {
		title: sections.healing,
		entries: [
			...abilities(sources, ['wounds']),
			...wholeRules(sources, ['PL-MED-03']),
			...bought(sources, ['healing']),
			...wholeRules(sources, ['PL-MED-05'])
		]
	};
	const magic: Section = {
		title: builder.ownRules.tables['spells']?.title ?? '',
		entries: [
			tableOf(tables, builder, 'spells', ['use', 'range', 'damage', 'cost'], perLevelOrSize),
			...abilities(sources, ['bolt']),
			...wholeRules(sources, ['PL-MAG-04']),
			...abilities(sources, ['magicShield', 'summoning', 'necromancy']),
			...wholeRules(sources, ['PL-MAG-06'])
		]
	};
	return [
		...(inForce.includes('healing') ? [healing] : []),
		...(inForce.includes('magic') ? [magic] : [])
	];
}

function creationSections(sources: Sources): Section[] {
	const { tables, texts } = sources;
	const { builder, cards } = texts;
	const { sections, perLevel, perTwoInches } = cards.reference;
	return [
		{
			title: sections.creations,
			entries: [
				tableOf(tables, builder, 'weapons', ['use', 'range', 'damage', 'cost'], perLevel),
				tableOf(tables, builder, 'pieces', ['use', 'range', 'damage', 'cost'], perLevel),
				tableOf(tables, builder, 'structureLevels', ['armor']),
				tableOf(tables, builder, 'propulsion', ['maximum', 'cost', 'costPerLevel'], perTwoInches),
				...abilities(sources, ['operator', 'arc', 'ram', 'plate', 'outOfElement']),
				...wholeRules(sources, ['PL-PRP-08']),
				...shortRules(sources, ['PL-CCB-02']),
				...wholeRules(sources, ['PL-STR-08', 'PL-DMG-02']),
				...abilities(sources, ['sizeDamage', 'targeted']),
				...shortRules(sources, ['PL-DMG-06', 'PL-DMG-07'])
			]
		},
		{
			title: sections.squads,
			entries: [
				...wholeRules(sources, ['PL-SQD-03', 'PL-SQD-04', 'PL-SQM-01', 'PL-SQM-02']),
				...shortRules(sources, [
					'PL-SQM-03',
					'PL-SQM-05',
					'PL-SQM-08',
					'PL-SDM-01',
					'PL-SDM-02',
					'PL-SDM-03'
				])
			]
		}
	];
}

/** PL-2005 at the table, with the supplements that are in force. */
export function coreSections(sources: Sources, inForce: readonly Supplement[]): Section[] {
	return [
		...peopleSections(sources),
		...turnSections(sources),
		...fightSections(sources),
		...abilitySections(sources, inForce),
		...supplementSections(sources, inForce),
		...creationSections(sources)
	];
}
