import type { Theme } from './theme';

/** Kinds of creatures with a face and skin of their own. */
export const BEINGS: readonly Theme[] = [
	{
		stems: 'szkielet kosciotrup kosciej skelet nieumar undead =lich licz =licza =smierc reaper',
		headgear: ['bald', 'openHelmet', 'hood'],
		face: ['skull'],
		skin: ['chalk'],
		mark: ['ribs', 'bones'],
		torso: ['coal', 'slate', 'plum'],
		legs: ['coal', 'slate'],
		cape: ['tattered']
	},
	{
		stems:
			'zombi zywy ozywi ghoul ghul =trup =trupy =trupow umarlak umarly infected zaraz mumi mumm',
		headgear: ['tuft', 'bald', 'mohawk', 'curls'],
		face: ['stitches'],
		skin: ['ghost', 'mint'],
		mark: ['ribs', 'pocket', 'stripes'],
		torso: ['moss', 'slate', 'plum', 'forest'],
		legs: ['coal', 'slate', 'chestnut']
	},
	{
		stems: 'wampir vampir dracul nosferat',
		headgear: ['parting', 'longHair'],
		face: ['fangs'],
		skin: ['ghost'],
		mark: ['coat'],
		torso: ['coal', 'ruby'],
		legs: ['coal'],
		cape: ['long']
	},
	{
		stems: 'diabel diabl demon devil =imp =impy czart =bies =biesy piekieln hellish',
		headgear: ['horns'],
		face: ['fangs'],
		skin: ['tomato', 'ruby'],
		torso: ['coal', 'ruby'],
		legs: ['coal'],
		cape: ['wings', 'tattered']
	},
	{
		stems: 'robot droid android cyborg mechan automat =golem golem',
		headgear: ['bald', 'hardHat'],
		face: ['robot'],
		skin: ['stone', 'slate', 'honey'],
		mark: ['panel'],
		torso: ['stone', 'slate', 'cobalt', 'tangerine'],
		legs: ['slate', 'coal'],
		arms: ['blaster', 'blasterRifle', 'energyBlade']
	},
	{
		stems:
			'=ork =orki =orka =orkow =orkiem =orkowie orcz =orc =orcs orcish goblin kobold gremlin =troll trol =ogr =ogry ogre uruk hobgob',
		headgear: ['bald', 'mohawk', 'hornedHelmet', 'horns'],
		face: ['tusks'],
		skin: ['moss', 'lime', 'forest'],
		mark: ['bones', 'ribs', 'plain', 'wave'],
		torso: ['chestnut', 'cocoa', 'coal', 'ruby'],
		legs: ['cocoa', 'coal'],
		arms: ['axe', 'mace']
	},
	{
		stems: 'krasnolud dwarf dwarv gnom',
		headgear: ['hornedHelmet', 'openHelmet', 'bald', 'hardHat'],
		face: ['longBeard'],
		mark: ['brick', 'halved', 'tower', 'star'],
		torso: ['ruby', 'tangerine', 'forest', 'cobalt'],
		legs: ['chestnut', 'cocoa'],
		arms: ['hammer', 'axe']
	},
	{
		stems: 'elf elv',
		headgear: ['elfHair'],
		face: ['smile', 'smirk', 'lashes'],
		mark: ['tree', 'moon', 'star'],
		torso: ['forest', 'clover', 'moss', 'lagoon'],
		cape: ['short', 'none'],
		arms: ['longBow', 'shortBow', 'longSword', 'spear']
	},
	{
		stems: 'aniol angel valkir walkir',
		headgear: ['longHair', 'wingedHelmet', 'circlet'],
		face: ['smile', 'lashes'],
		torso: ['chalk'],
		mark: ['sun', 'star'],
		cape: ['feathers']
	}
];
