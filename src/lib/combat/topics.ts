/** The questions of their own, in the order of the list. */
export const TOPIC_IDS = [
	'squads',
	'fire',
	'leaving',
	'shove',
	'bail',
	'first',
	'plough',
	'bennies',
	'healing',
	'rescue',
	'sacrifice',
	'crew',
	'bricks',
	'activation',
	'volley',
	'story',
	'sweep',
	'push',
	'move'
] as const;
export type TopicId = (typeof TOPIC_IDS)[number];

export type FieldId =
	| 'members'
	| 'skill'
	| 'use'
	| 'damage'
	| 'armor'
	| 'range'
	| 'distance'
	| 'foeMembers'
	| 'foeSkill'
	| 'foeUse'
	| 'foeDamage'
	| 'foeArmor'
	| 'foesArmor'
	| 'otherMembers'
	| 'otherSkill'
	| 'otherUse'
	| 'otherDamage'
	| 'otherRange'
	| 'otherDistance'
	| 'opponents'
	| 'parries'
	| 'parryUse'
	| 'twoHanded'
	| 'momentum'
	| 'targets'
	| 'opposition'
	| 'size'
	| 'beyond'
	| 'medics'
	| 'wounds'
	| 'hero'
	| 'friend'
	| 'heroes'
	| 'inSquad'
	| 'crew'
	| 'crewDamage'
	| 'crewRange'
	| 'studs'
	| 'bricks'
	| 'defense'
	| 'toughness'
	| 'cancels'
	| 'enemies'
	| 'defenseDice'
	| 'fallBack'
	| 'attackDice'
	| 'lunge'
	| 'foeToughness'
	| 'foeCancels'
	| 'archers'
	| 'minions'
	| 'others'
	| 'storyDice'
	| 'inAttack'
	| 'actionDice'
	| 'above'
	| 'below'
	| 'mounted'
	| 'foeMounted'
	| 'shield'
	| 'foeHigher'
	| 'athletic'
	| 'short'
	| 'load'
	| 'inches';

export type RowId =
	| 'anyFallen'
	| 'allFallen'
	| 'anyFoeFallen'
	| 'allFoesFallen'
	| 'kill'
	| 'somethingBad'
	| 'escapes'
	| 'killed'
	| 'shoved'
	| 'parried'
	| 'hit'
	| 'hitAndEscaped'
	| 'hitAndStruck'
	| 'first'
	| 'tie'
	| 'second'
	| 'onlyFirstHits'
	| 'onlySecondHits'
	| 'bothHit'
	| 'bothMiss'
	| 'allKnocked'
	| 'oneKnocked'
	| 'hitToRange'
	| 'killToRange'
	| 'hitUsual'
	| 'killUsual'
	| 'healed'
	| 'struckDown'
	| 'rescued'
	| 'dies'
	| 'jumps'
	| 'heroKilled'
	| 'friendKilled'
	| 'anyOff'
	| 'allOff'
	| 'targetSlain'
	| 'slain'
	| 'otherSlain'
	| 'allMinions'
	| 'anyMoved'
	| 'pushed'
	| 'reached'
	| 'stumble'
	| 'pickGroup'
	| 'twoExtraDice'
	| 'wound'
	| 'storyEvent'
	| 'volley'
	| 'threeExtraDice'
	| 'prone'
	| 'minionsFlee'
	| 'fourExtraDice'
	| 'majorStoryEvent'
	| 'incapacitated';

export type CountsId =
	| 'foesFallen'
	| 'fallen'
	| 'flight'
	| 'off'
	| 'enemyPoints'
	| 'ownPoints'
	| 'hits'
	| 'minionsFallen'
	| 'opponentDice'
	| 'moved'
	| 'distance';
