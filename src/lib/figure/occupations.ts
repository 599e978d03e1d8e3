import type { Theme } from './theme';

/** Occupations, ranks and social classes. */
export const OCCUPATIONS: readonly Theme[] = [
	{
		stems:
			'pirat pirack piraci korsarz corsair buccan bukanier =bosman boatswain bosun zeglarz marynarz sailor majtk sternik helmsm abordaz boarder kordelas cutlass prochowy =monkey rudobrod redstud',
		headgear: ['tricorne', 'bandana'],
		face: ['eyepatch', 'scar', 'grin', 'beard'],
		mark: ['bones', 'stripes', 'anchor', 'coat'],
		torso: ['tomato', 'cobalt', 'ruby', 'chalk'],
		arms: ['cutlass', 'pistol']
	},
	{
		stems:
			'ninja shinobi sensei =cien =cienie shadow shuriken =ninji zabojc asasyn assassin skrytoboj',
		headgear: ['ninjaWrap'],
		face: ['grim'],
		mark: ['plain', 'moon', 'halved'],
		torso: ['coal', 'ruby', 'midnight', 'plum'],
		legs: ['coal', 'slate'],
		arms: ['katana', 'dagger']
	},
	{
		stems: 'samuraj samurai ronin szogun shogun daimyo',
		headgear: ['crestHelmet'],
		face: ['grim', 'moustache'],
		mark: ['sun', 'wave', 'halved'],
		torso: ['ruby', 'tomato', 'cobalt', 'coal'],
		arms: ['katana', 'longBow']
	},
	{
		stems: 'kosm space astronau galak orbital gwiezdn alien obcy trooper szturmow starfight',
		headgear: ['spaceHelmet'],
		mark: ['panel', 'star', 'bolt'],
		torso: ['chalk', 'tangerine', 'cobalt', 'stone', 'lagoon'],
		legs: ['stone', 'slate', 'cobalt'],
		arms: ['blaster', 'blasterRifle', 'energyBlade']
	},
	{
		stems:
			'czarodziej czarnoksi czarowni =mag =maga =magowie =magow =magini =magiem magus wizard =mage mages sorcer warlock witch wiedzma wiedzmy merlin nekroman necroman iluzjon zaklin druid szaman shaman',
		headgear: ['wizardHat'],
		face: ['longBeard', 'beard', 'smile'],
		mark: ['moon', 'star', 'sun', 'bolt'],
		torso: ['plum', 'cobalt', 'midnight', 'lagoon'],
		cape: ['starry', 'none'],
		arms: ['staff', 'wand']
	},
	{
		stems: 'wiking viking berserk barbarz barbarian norse =jarl nordyk varyag normano',
		headgear: ['hornedHelmet'],
		face: ['beard', 'warPaint', 'longBeard'],
		mark: ['plain', 'wave', 'halved', 'stripes'],
		torso: ['chestnut', 'moss', 'cobalt', 'ruby'],
		legs: ['cocoa', 'chestnut'],
		arms: ['axe']
	},
	{
		stems: 'krolowa krolowe krolowej queen ksiezn ksieznicz princess cesarzow empress =dama =lady',
		headgear: ['crown'],
		face: ['lashes'],
		mark: ['crown', 'heart', 'star'],
		torso: ['rose', 'plum', 'ruby', 'cobalt'],
		cape: ['ermine', 'long'],
		arms: ['longSword']
	},
	{
		stems:
			'=krol =krola =krolowie =krolem =king =kings ksiaze prince =car cesarz emperor sultan wladca =pan monarch',
		headgear: ['crown'],
		face: ['beard', 'moustache', 'longBeard'],
		mark: ['lion', 'crown', 'sun'],
		torso: ['ruby', 'cobalt', 'plum', 'tomato'],
		cape: ['ermine'],
		arms: ['longSword']
	},
	{
		stems:
			'rycer knight paladyn paladin krzyzow crusad templar templari husar hussar kopijn lancer =sir zbrojn',
		headgear: ['visorHelmet', 'openHelmet'],
		mark: ['lion', 'cross', 'tower', 'chevron', 'sun'],
		arms: ['longSword', 'mace']
	},
	{
		stems: 'gwardi gwardzi guard straz halabard pikin wartown sentr watchm',
		headgear: ['kettleHat'],
		mark: ['tower', 'halved', 'chevron', 'crown']
	},
	{
		stems:
			'lucz lowc archer bowm hunter ranger zwiadow tropici robin lesn forest zlodziej thief rogue lotrzyk',
		headgear: ['featherCap', 'hood'],
		mark: ['tree', 'pocket', 'collar'],
		torso: ['forest', 'moss', 'clover', 'chestnut']
	},
	{
		stems: 'mnich monk kaplan priest cleric kleryk zakonn pustelnik hermit kultyst cultist',
		headgear: ['hood'],
		mark: ['sun', 'cross', 'plain', 'moon'],
		torso: ['chestnut', 'cocoa', 'slate', 'chalk'],
		legs: ['cocoa', 'chestnut']
	},
	{
		stems:
			'kowboj cowboy szeryf sheriff rewolwer gunsling =deputy deputies woznic coachm =kozle shotgun poszukiwacz prospect',
		headgear: ['broadHat'],
		face: ['moustache', 'smirk', 'scar', 'smile'],
		mark: ['star', 'coat', 'buttons'],
		torso: ['chestnut', 'cobalt', 'ruby']
	},
	{
		stems: 'banita outlaw bandy bandit rabus desperad',
		headgear: ['broadHat'],
		face: ['moustache', 'smirk', 'mask', 'scar'],
		mark: ['coat', 'buttons'],
		torso: ['chestnut', 'cobalt', 'ruby']
	},
	{
		stems: 'pilot lotni awiat aviat flier flyer czolgist tanker kierow driver',
		headgear: ['flightHelmet'],
		mark: ['coat', 'pocket'],
		torso: ['chestnut', 'moss', 'midnight']
	},
	{
		stems:
			'general kapitan captain oficer officer pulkow colonel major porucz lieutenant admiral komendant commander dowodc policj police kondukt',
		headgear: ['peakedCap'],
		mark: ['buttons', 'coat', 'star']
	},
	{
		stems:
			'zolnierz zolnierk soldier piechur piechot infantr marines =marine komandos commando grenad strzelec strzelc rifle snajper sniper sapper saper medyk medic sanitar rekrut recruit sierzant sergeant kapral corporal partyzan milic weteran veteran',
		headgear: ['fieldHelmet'],
		mark: ['pocket', 'buttons', 'chevron'],
		torso: ['moss', 'forest', 'sand', 'slate'],
		legs: ['moss', 'slate', 'chestnut']
	},
	{
		stems:
			'inzynier engineer mechanik gornik miner budow builder robotnik worker technik technic rzemiesl',
		headgear: ['hardHat'],
		mark: ['pocket', 'brick', 'stripes'],
		torso: ['tangerine', 'cobalt', 'honey'],
		arms: ['wrench', 'hammer']
	},
	{
		stems: 'chlop wiesni rolni peasant farmer villager militia ogrodni pastuch pastuszek',
		headgear: ['strawHat', 'bandana', 'tuft'],
		face: ['freckles', 'smile', 'moustache'],
		mark: ['plain', 'collar', 'pocket'],
		torso: ['sand', 'chestnut', 'moss', 'sky']
	},
	{
		stems:
			'hrabia hrabi baron =lord lordowie profesor professor doktor doctor detekt dzentel gentlem burmistrz mayor',
		headgear: ['topHat'],
		face: ['moustache', 'glasses'],
		mark: ['coat', 'collar'],
		torso: ['plum', 'midnight', 'forest', 'coal']
	}
];
