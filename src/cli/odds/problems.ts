/** Why a question about units has no answer. */
export type Unanswerable = 'noSuchUnit' | 'noSuchWeapon' | 'noOdds';

/** Why options do not make a question; `word` is the option in the way. */
export interface QuestionError {
	readonly code: 'noSkill' | 'noArmor' | 'noUnits' | 'noAgainst' | 'notTogether' | 'alsoNeeded';
	readonly word: string;
}
