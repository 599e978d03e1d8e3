import type { RuleId } from '$lib/rules/citations';
import type { AbilityId } from '$lib/i18n/en/cards';
import type { ReferenceRule } from '$lib/i18n/en/reference';
import type { CardTexts, TextBlock } from './card';

const RULES: Readonly<Record<AbilityId, RuleId | ReferenceRule>> = {
	quirk: 'PL-HER-02',
	sacrifice: 'PL-HER-06',
	feat: 'PL-HER-07',
	command: 'PL-OFF-01',
	superdexterity: 'PL-ABL-03',
	multitasking: 'PL-ABL-04',
	pilot: 'PL-PIL-05',
	healing: 'PL-MED-04',
	stealth: 'PL-SKL-01',
	perception: 'PL-SKL-02',
	weaponMaster: 'PL-SKL-03',
	shield: 'PL-WPN-07',
	explosive: 'PL-WPN-06',
	heavyGear: 'PL-WPN-11',
	bolt: 'PL-MAG-03',
	areaSpell: 'PL-MAG-04',
	magicShield: 'PL-MAG-05',
	summoning: 'PL-MAG-09',
	necromancy: 'PL-MAG-11',
	arc: 'PL-CCB-03',
	ram: 'PL-CWP-02',
	plate: 'PL-CWP-07',
	outOfElement: 'PL-PRP-07',
	sizeDamage: 'PL-DMG-03',
	targeted: 'PL-DMG-04',
	operator: 'PL-PIL-04',
	incompetent: 'PL-MND-06',
	simple: 'PL-MND-06',
	dependent: 'PL-MND-06',
	enslaved: 'PL-MND-06',
	wounds: 'PL-MED-02',
	toughness: 'NS-02',
	buckler: 'NS-04',
	skirmishShield: 'NS-05',
	heavyArmor: 'NS-18',
	mounted: 'NS-06',
	minion: 'NS-07',
	heavyTwoHanded: 'NS-10c',
	storyProtection: 'NS-70',
	quickHero: 'PL-QW-04',
	heavyWeapon: 'PL-QW-08',
	quickMount: 'PL-QW-09',
	modules: 'PL-QW-13'
};

/** An ability in short plain words, with the rule that says all of it. */
export function ability({ cards }: CardTexts, id: AbilityId, more?: string): TextBlock {
	const { title, text } = cards.abilities[id];
	const said = more === undefined ? title : `${title}: ${more}`;
	return { kind: 'text', title: said, text, rule: RULES[id] };
}
