import { shortRules, wholeRules, type Sources } from './contents';
import type { Section } from './section';
import { tableOf } from './tables';

function diceSections(sources: Sources): Section[] {
	const { tables, texts } = sources;
	const { builder } = texts;
	const { tables: titles } = builder.ownRules;
	return [
		{
			title: builder.profile.figure.dice,
			entries: [
				tableOf(tables, builder, 'statures', ['dice', 'defenceNumber']),
				tableOf(tables, builder, 'reaches', ['reach']),
				...wholeRules(sources, ['NS-02', 'NS-03'])
			]
		},
		{
			title: titles['bonuses']?.title ?? '',
			entries: [
				tableOf(tables, builder, 'bonuses', ['defence', 'movement', 'attack']),
				...wholeRules(sources, ['NS-05', 'NS-08', 'NS-09', 'NS-10', 'NS-10a', 'NS-10c'])
			]
		}
	];
}

/** The narrative skirmish: dice, and what each group does with them. */
export function skirmishSections(sources: Sources): Section[] {
	const { sections } = sources.texts.cards.reference;
	const told = (title: string, ...ids: Parameters<typeof shortRules>[1]): Section => ({
		title,
		entries: shortRules(sources, ids)
	});
	return [
		...diceSections(sources),
		told(sections.turn, 'NS-12', 'NS-13', 'NS-14', 'NS-15'),
		told(sections.defence, 'NS-20', 'NS-21', 'NS-22', 'NS-23', 'NS-24'),
		told(sections.attack, 'NS-25', 'NS-27', 'NS-28', 'NS-29'),
		told(sections.missiles, 'NS-40', 'NS-41', 'NS-42', 'NS-43'),
		told(sections.story, 'NS-17', 'NS-18', 'NS-19', 'NS-46', 'NS-70'),
		told(sections.movement, 'NS-50', 'NS-51')
	];
}
