import { shortRules, wholeRules, type Sources } from './contents';
import type { Section } from './section';
import { fieldsOf, tableOf } from './tables';

const titleOf = ({ texts }: Sources, table: string) =>
	texts.builder.ownRules.tables[table]?.title ?? '';

/** QuickWars: few numbers, and nearly all of its rules. */
export function quickSections(sources: Sources): Section[] {
	const { tables, texts } = sources;
	const { builder, cards } = texts;
	const { sections } = cards.reference;
	return [
		{
			title: titleOf(sources, 'ranks'),
			entries: [
				tableOf(tables, builder, 'ranks', ['move', 'armor', 'attacks']),
				tableOf(tables, builder, 'gear', ['range', 'damage']),
				fieldsOf(tables, builder, 'weapons', 'heavyWeapon')
			]
		},
		{
			title: titleOf(sources, 'vehicles'),
			entries: [
				fieldsOf(tables, builder, 'mounts', 'mount'),
				fieldsOf(tables, builder, 'vehicles', 'vehicle'),
				...wholeRules(sources, ['PL-QW-09', 'PL-QW-11', 'PL-QW-12', 'PL-QW-13', 'PL-QW-14'])
			]
		},
		{
			title: sections.game,
			entries: [
				...wholeRules(sources, ['PL-QW-02', 'PL-QW-03', 'PL-QW-04']),
				...wholeRules(sources, ['PL-QW-06', 'PL-QW-07', 'PL-QW-08', 'PL-QW-10']),
				...shortRules(sources, ['PL-GEN-07', 'PL-GEN-06'])
			]
		}
	];
}

/** LUGPolWars: a price list of its own, played by the rules of QuickWars. */
export function lugSections(sources: Sources): Section[] {
	const { tables, texts } = sources;
	const { builder, cards } = texts;
	const { sections, perInch, perTwoInches } = cards.reference;
	return [
		{
			title: titleOf(sources, 'ranks'),
			entries: [
				tableOf(tables, builder, 'ranks', ['move', 'armor', 'cost']),
				tableOf(tables, builder, 'gear', ['range', 'damage', 'cost']),
				fieldsOf(tables, builder, 'weapons', 'heavyWeapon'),
				...wholeRules(sources, ['PL-LPW-06'])
			]
		},
		{
			title: titleOf(sources, 'vehicles'),
			entries: [
				fieldsOf(tables, builder, 'vehicles', 'vehicle', perInch),
				...wholeRules(sources, ['PL-LPW-03']),
				tableOf(tables, builder, 'vehicleLevels', ['armor']),
				tableOf(tables, builder, 'propulsion', ['cost', 'costPerLevel'], perTwoInches),
				...wholeRules(sources, ['PL-LPW-08', 'PL-QW-11', 'PL-QW-13'])
			]
		},
		{
			title: sections.game,
			entries: [
				...wholeRules(sources, ['PL-QW-02', 'PL-QW-06', 'PL-QW-07', 'PL-QW-10']),
				...shortRules(sources, ['PL-TRN-09', 'PL-GEN-04', 'PL-GEN-07', 'PL-GEN-06'])
			]
		}
	];
}
