import type { FindingCode, FindingParams } from '$lib/league/finding';
import type { ViolationCode, ViolationParams } from '$lib/rules/violation';

/** Parameters for each text about an army. */
export const VIOLATIONS: { [C in ViolationCode]: ViolationParams<C>[] } = {
	HANDS: [
		{ reason: 'tooMany', needed: 3, hands: 1 },
		{ reason: 'pair', item: 'heavyHand', beside: 'shortHand' },
		{ reason: 'mountedPair', item: 'twoHanded', beside: 'shortHand' },
		{ reason: 'swap' },
		{ reason: 'bow' },
		{ reason: 'reload' },
		{ reason: 'secondPistol' },
		{ reason: 'bowOneHand' },
		{ reason: 'dexterity', weapons: 4 }
	],
	EXCLUSIVE: [{ reason: 'otherWeapon' }, { reason: 'bayonet' }],
	REDUNDANT: [{ item: 'bodyArmor' }],
	WRONG_BOOK: [{ thing: 'brick' }, { thing: 'gun' }, { thing: 'reserve' }],
	FORM: [
		{ reason: 'immobile' },
		{ reason: 'brain' },
		{ reason: 'barding' },
		{ reason: 'magic' },
		{ reason: 'gear' },
		{ reason: 'pilot' },
		{ reason: 'perception' },
		{ reason: 'weaponMaster' },
		{ reason: 'bodyArmor' }
	],
	MEASURE: [{ size: 4, measured: 2.5 }],
	AGREED: [{}],
	LEVEL: [
		{ reason: 'tooHigh', level: 6 },
		{ reason: 'critterLevel', level: 2 },
		{ reason: 'critterArmor', armor: 1 },
		{ reason: 'critterArmorHigh', armor: 5 }
	],
	WEAPON_SUM: [{ sum: 7, limit: 6, size: 3 }],
	WEAPON_SIZE: [
		{ reason: 'tooLarge', level: 6, limit: 5 },
		{ reason: 'builtSize', level: 4, builtSize: 3 }
	],
	SPEED_STD: [{ speed: 17, limit: 16 }],
	SPEED_MAX: [{ speed: 25, limit: 24 }],
	PAYLOAD: [{ reason: 'level', level: 2, limit: 1 }, { reason: 'noLauncher' }],
	OPERATOR: [{ reason: 'nobody' }, { reason: 'untrained' }],
	HEALER_TYPE: [{}],
	SPELL_LEVEL: [
		{ reason: 'level', level: 4, limit: 3 },
		{ reason: 'circle', level: 11, limit: 10 },
		{ reason: 'alone' }
	],
	NO_MAGIC: [{ reason: 'mage' }, { reason: 'circle' }],
	SUMMON_PREREQ: [{ reason: 'nobody' }, { reason: 'magic' }],
	SUMMON_SIZE: [{ size: 2, limit: 1 }],
	MAGIC_CAP: [{ level: 6, limit: 5 }],
	NECRO_PREREQ: [{}],
	DISCLOSE: [{}],
	SUPPLEMENT_OFF: [{ supplement: 'magic' }],
	MASTERY: [{}],
	SQUAD: [
		{ reason: 'overlap', squad: 'Q', name: 'U', wanted: 7, there: 5 },
		{ reason: 'tooMany', squad: 'Q', name: 'U', wanted: 7, there: 5 }
	],
	SPEED_LPW: [{ speed: 16, limit: 15 }],
	LEVEL_LPW: [{ level: 2, limit: 1 }],
	CREW: [{ crew: 4, limit: 3 }],
	CREW_LPW: [{ crew: 2, limit: 1 }],
	RULESET: [{ reason: 'rulebook' }, { reason: 'ownRules' }],
	PACK_ROW: [{ row: 'kas.gatling' }],
	PACK_LIMIT: [
		{ reason: 'withdrawn', row: 'twoHanded' },
		{ reason: 'rank', row: 'kas.gatling' },
		{ reason: 'requires', row: 'kas.gatling', other: 'shield' },
		{ reason: 'excludes', row: 'kas.gatling', other: 'shield' },
		{ reason: 'perUnit', row: 'kas.gatling', pieces: 2, limit: 1 },
		{ reason: 'perArmy', row: 'kas.gatling', pieces: 3, limit: 2 }
	],
	PACK_PREFIX: [{ prefix: 'kas', name: 'Kosmos', other: 'Orbita' }],
	PACK_ORDER: [
		{ row: 'shield', field: 'cost', name: 'Kosmos' },
		{ row: 'shield', field: 'cost', name: '' }
	],
	RULING: [
		{ limit: 'points', rulings: ['oddSpeed', 'halfBrainRounding'] },
		{ limit: 'weaponSum', rulings: ['sumCounts'] }
	],
	LEAGUE_POINTS: [{ points: 150.5, limit: 150 }],
	LIMIT_POINTS: [{ points: 100.5, limit: 99.5 }],
	LEAGUE_SPEED: [{ speed: 12, limit: 10 }],
	LIMIT_SPEED: [{ speed: 7, limit: 6 }]
};

const digest = `sha256:${'0'.repeat(64)}`;
/** Parameters for each text about a submission, a meeting or a report. */
export const FINDINGS: { [C in FindingCode]: FindingParams<C>[] } = {
	ARMY_COUNT: [{ count: 3, limit: 2 }],
	ATTESTATION: [{ attestation: 'toyBricksOnly' }],
	CONSENT: [{ age: 17 }],
	CLAIM: [
		{ army: 'A', claimed: null, points: 149.5 },
		{ army: 'B', claimed: 150, points: 149.5 }
	],
	RULESET: [
		{ army: 'A', reason: 'rulebook' },
		{ army: 'A', reason: 'rulebook', own: 'quickwars', league: 'lugpolwars' },
		{ army: 'A', reason: 'houseRules' },
		{ army: 'A', reason: 'rulings' },
		{ army: 'A', reason: 'supplement', supplement: 'magic' },
		...[[], [{ id: 'kas.gatling', pl: 'Karabin', en: 'Gatling' }, { id: 'kas.x' }]].map((rows) => ({
			...({ army: 'A', reason: 'otherPack', name: 'Kosmos', edition: 2, league: 3 } as const),
			...{ rows, hasOtherRules: rows.length > 0 }
		})),
		{ army: 'A', reason: 'furtherPack', name: 'Kosmos', edition: 2 },
		{ army: 'A', reason: 'missingPack', name: 'Kosmos', league: 3 }
	],
	DIGEST: [
		{ reason: 'older', claimed: digest, expected: digest },
		{ reason: 'unknown', claimed: digest, expected: digest },
		{ reason: 'tables', claimed: digest, expected: digest }
	],
	CLOCK: [{ days: 1 }, { days: 2 }, { days: 5 }],
	SEAL: [
		{ reason: 'form', publicKey: 'K' },
		{ reason: 'signature', publicKey: 'K' },
		{ reason: 'otherKey', publicKey: 'K' },
		{ reason: 'earlierKey', publicKey: 'K' },
		{ reason: 'removedKey', publicKey: 'K' },
		{ reason: 'missing' }
	],
	ADDRESS: [{ reason: 'league' }, { reason: 'season' }, { reason: 'meeting' }],
	PLAYER: [{ reason: 'unknown' }, { reason: 'name' }, { reason: 'category' }, { reason: 'age' }],
	NOTICE: [{ reason: 'days', days: 1, limit: 2 }, { reason: 'plan' }],
	TABLE: [{ width: 80, depth: 120, least: { width: 90, depth: 90 } }],
	REFEREE: [{ reason: 'junior' }, { reason: 'party' }, { reason: 'documented' }],
	PLAN: [{ reason: 'deviation' }, { reason: 'scenario' }, { reason: 'onePlayer' }],
	DEPLOYMENT: [{ reason: 'first' }],
	UNVERIFIED: [{ army: 'A' }],
	SEASON: [{ reason: 'before' }, { reason: 'after' }, { reason: 'report' }],
	BOX: [{ scenario: 'battle', side: 'light' }],
	WALKOVER: [{ reason: 'notAnnounced' }, { reason: 'second' }],
	OUTCOME: [
		{ reason: 'captures' },
		{ reason: 'beyond' },
		{ reason: 'uncaptured' },
		{ reason: 'wipedOut' },
		{ reason: 'bothWipedOut' }
	],
	NAME: [
		{ reason: 'equal', name: 'Ola' },
		{ reason: 'lookAlike', name: 'Ola' }
	]
};
