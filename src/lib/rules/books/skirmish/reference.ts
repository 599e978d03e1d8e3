import type { Reference, ReferenceSection, SectionTitle } from '../../rulebook/reference';
import type { SkirmishRuleId } from '../../combat-citations';

const rulesOf = (
	section: SectionTitle,
	...skirmish: readonly SkirmishRuleId[]
): ReferenceSection => ({
	title: { section },
	entries: [{ skirmish }]
});

/** The quick reference of the narrative skirmish: dice, and how each group uses them. */
export const reference: Reference = {
	source: 'miniaturesCombat',
	sections: [
		{
			title: { section: 'generalDice' },
			entries: [
				{ table: 'statures', columns: ['dice', 'defenceNumber'] },
				{ table: 'reaches', columns: ['reach'] },
				{ rules: ['NS-02', 'NS-03'] }
			]
		},
		{
			title: { table: 'bonuses' },
			entries: [
				{ table: 'bonuses', columns: ['defence', 'movement', 'attack'] },
				{ rules: ['NS-05', 'NS-08', 'NS-09', 'NS-10', 'NS-10a', 'NS-10c'] }
			]
		},
		rulesOf('turn', 'NS-12', 'NS-13', 'NS-14', 'NS-15', 'NS-16'),
		rulesOf('defence', 'NS-20', 'NS-21', 'NS-22', 'NS-23', 'NS-24'),
		rulesOf('attack', 'NS-25', 'NS-26', 'NS-27', 'NS-28', 'NS-29', 'NS-30'),
		rulesOf('missiles', 'NS-40', 'NS-41', 'NS-42', 'NS-43', 'NS-44'),
		rulesOf(
			'story',
			'NS-17',
			'NS-18',
			'NS-19',
			'NS-45',
			'NS-46',
			'NS-47',
			'NS-47a',
			'NS-48',
			'NS-70'
		),
		rulesOf('movement', 'NS-50', 'NS-51', 'NS-52', 'NS-53', 'NS-54')
	],
	credits: []
};
