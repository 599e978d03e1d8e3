import type { UncountedReason } from '$lib/league/entries/reasons';
import type { FindingCode, FindingParams } from '$lib/league/finding';
import type { ViolationCode, ViolationParams } from '$lib/rules/violation';

/** What to do next: for the player, and for the referee. */
export type Step = Readonly<Record<'player' | 'referee', string>>;

const forBoth = (text: string): Step => ({ player: text, referee: text });

const seals: Record<FindingParams<'SEAL'>['reason'], Step> = {
	form: {
		player:
			'Export the submission again and send that file. Don’t open and save it in another app.',
		referee: 'Ask the player to send the file exactly as the app exported it.'
	},
	signature: {
		player: 'Export the submission again and send the new file.',
		referee: 'Don’t accept it. Ask the player for a new file from their own device.'
	},
	otherKey: {
		player: 'Send it from your own device, or ask your referee to add this one.',
		referee:
			'Ask the player in person whether it is theirs. If it is, add the device on the player’s page.'
	},
	earlierKey: {
		player: 'Tell your referee which device is yours.',
		referee:
			'Ask the player which device is theirs, and add or remove devices on the player’s page.'
	},
	removedKey: {
		player: 'Send it from a device that is still yours in the league.',
		referee: 'Don’t accept it. Ask the player for a new file from another device.'
	},
	missing: {
		player: 'Create or import your key on this page, then send a sealed file.',
		referee: 'Ask the player for a sealed file. Their app seals it under “My armies”.'
	}
};
const addresses: Record<FindingParams<'ADDRESS'>['reason'], Step> = {
	league: {
		player: 'Open the right league and send your armies from there.',
		referee: 'Ask the player to send it from this league.'
	},
	season: {
		player: 'Import the newest file of the league, then send your armies again.',
		referee: 'Ask the player to import the newest file of the league and send it again.'
	},
	meeting: {
		player: 'Choose another meeting under “Confirm and send”, and send it again.',
		referee: 'Check whether the meeting was canceled, then ask the player to choose another one.'
	}
};
const players: Record<FindingParams<'PLAYER'>['reason'], Step> = {
	unknown: {
		player: 'Ask your referee to register you.',
		referee: 'Register the player if you know who it is.'
	},
	name: {
		player: 'Use your registered name under “Your details”, or tell your referee the new one.',
		referee: 'Check that it is the same person. If the name is new, change it under “People”.'
	},
	category: {
		player: 'Change the category under “Your details”, or ask your referee to change it.',
		referee: 'Reject it, or change the category under “People”.'
	},
	age: {
		player: 'Choose seniors under “Your details” and send it again.',
		referee:
			'Reject it: the player has to play as a senior. If the date of birth is wrong, correct it under “People”.'
	}
};
const digests: Record<FindingParams<'DIGEST'>['reason'], Step> = {
	older: {
		player: 'Update the app and send your armies again.',
		referee: 'Ask the player to update the app and send it again.'
	},
	unknown: {
		player: 'Update the app, import the newest file of the league, and send your armies again.',
		referee:
			'Ask the player to update the app, import the newest file of the league, and send it again.'
	},
	tables: {
		player: 'Ask your referee which version of the app the league uses.',
		referee:
			'Use the version of the app with which the season started, or let the founder change the season.'
	}
};
const rulesets: Record<FindingParams<'RULESET'>['reason'], Step> = {
	rulebook: {
		player: 'Build the army again with the league’s rulebook.',
		referee: 'Reject it: the player has to build the army again by the league’s rulebook.'
	},
	houseRules: {
		player: 'Remove them in “Army menu” › “House rules”, or ask your referee.',
		referee: 'Reject it, so that the player removes them. To allow them, accept it with a note.'
	},
	rulings: {
		player: 'Reset them in “Army menu” › “Rulings”, or ask your referee.',
		referee: 'Reject it, so that the player resets them. To allow them, accept it with a note.'
	},
	supplement: {
		player: 'Turn the supplement off in “Army menu”, and remove what needs it.',
		referee: 'Reject it, so that the player removes what needs the supplement.'
	},
	otherPack: {
		player: 'Use the league’s rules for the army (the button below it), and submit it again.',
		referee: 'Reject it: the player has to build the army with the league’s edition.'
	},
	furtherPack: {
		player: 'Remove the pack’s gear, ranks and weapons from the army, or ask your referee.',
		referee: 'Reject it, so that the player removes what comes from the pack.'
	},
	missingPack: {
		player: 'Use the league’s rules for the army (the button below it), and submit it again.',
		referee: 'Reject it: the player has to build the army with the league’s packs.'
	}
};
const outcomes = {
	captures: 'Correct the captures or the result.',
	beyond: 'Correct the number of captures.',
	uncaptured: 'Correct the captures, the result or the secondary objective.',
	wipedOut: 'Correct the result or the secondary objective.',
	bothWipedOut: 'Choose only one side that reached it.'
};
const referees = {
	junior: 'Choose a referee for this game.',
	party: 'Choose a third person as the referee.',
	documented: 'Add a description and photos, or choose a referee.'
};
const plans = {
	deviation: 'Enter why the players changed the plan.',
	scenario: 'Choose a scenario of the regulations.',
	onePlayer: 'Choose another player for one of the sides.'
};
const seasons = {
	before: 'Correct the day of the meeting, or choose another season.',
	after: 'Correct the day of the meeting, or hold it in the next season.',
	report: 'Correct the day of the report.'
};

const findings: { [C in FindingCode]: (p: FindingParams<C>) => Step } = {
	ARMY_COUNT: (p) => ({
		player: `Choose at most ${p.limit} and send them again.`,
		referee: `Ask the player to choose at most ${p.limit} and send them again.`
	}),
	ATTESTATION: () => ({
		player: 'Tick the statement under “Confirm and send”, and send it again.',
		referee: 'Ask the player to tick the statement and send it again.'
	}),
	CONSENT: () => ({
		player: 'Ask a parent. Then tick the consent under “Your details” and send it again.',
		referee: 'Ask for the parent’s consent and enter it on the player’s page under “People”.'
	}),
	CLAIM: () => ({
		player: 'Update the app and send the army again: it enters the right total.',
		referee: 'Reject it and ask for a new file. The recomputed total is the right one.'
	}),
	RULESET: (p) => rulesets[p.reason],
	DIGEST: (p) => digests[p.reason],
	CLOCK: () => ({
		player: 'Set the date and time of your device.',
		referee: 'Tell the player. The day of arrival counts, so nothing else changes.'
	}),
	SEAL: (p) => seals[p.reason],
	ADDRESS: (p) => addresses[p.reason],
	PLAYER: (p) => players[p.reason],
	NOTICE: (p) =>
		forBoth(
			p.reason === 'plan' ? 'Plan at least one game.' : 'Choose a later day for the meeting.'
		),
	TABLE: () => forBoth('Use a larger table.'),
	REFEREE: (p) => forBoth(referees[p.reason]),
	PLAN: (p) => forBoth(plans[p.reason]),
	DEPLOYMENT: () => forBoth('Check who chose the edge and who went first.'),
	UNVERIFIED: () => ({
		player: 'Send the army to your referee, or ask for the decision.',
		referee: 'Check the army under “Submissions” and accept it before the game.'
	}),
	SEASON: (p) => forBoth(seasons[p.reason]),
	BOX: () => forBoth('You can still save it: it may count for the other player.'),
	WALKOVER: (p) =>
		forBoth(
			p.reason === 'second'
				? 'Annul one of the two walkovers.'
				: 'Choose a scenario that was planned for both.'
		),
	OUTCOME: (p) => forBoth(outcomes[p.reason]),
	NAME: () => ({
		player: 'If you are registered already, send it from your own device. Else ask your referee.',
		referee: 'Ask the player. If they are registered already, don’t register them again.'
	})
};

type ArmySteps = { [C in ViolationCode]: (p: ViolationParams<C>) => string };

const slower = (p: { limit: number }) => `Slow it down to ${p.limit}″.`;
const cheaper = (p: { points: number; limit: number }) =>
	`Remove units or gear for at least ${p.points - p.limit} points.`;
const smallerCrew = (p: { limit: number }) => `Reduce the crew to ${p.limit}.`;

function hands(p: ViolationParams<'HANDS'>): string {
	if (p.reason === 'mountedPair')
		return 'Agree on it with your opponents, or put one of them away.';
	if (p.reason === 'dexterity') return 'Add superdexterity, or put a weapon away.';
	const isError = p.reason === 'tooMany' || p.reason === 'pair';
	return isError ? 'Put something away or remove it.' : 'Keep it in mind when you play.';
}

/** What the player does about an army. */
const army: ArmySteps = {
	HANDS: hands,
	EXCLUSIVE: (p) =>
		p.reason === 'bayonet' ? 'Ask your opponents before the game.' : 'Remove one of the weapons.',
	REDUNDANT: () => 'Remove the second armor.',
	WRONG_BOOK: () => 'Remove it, or replace it with something from the league’s rulebook.',
	FORM: () => 'Remove what this unit can’t have.',
	MEASURE: () => 'Measure the model again and correct its size.',
	AGREED: () => 'Agree on the price with your opponents before the game.',
	LEVEL: () => 'Change it to a level that is allowed.',
	WEAPON_SUM: () => 'Remove a weapon, or choose smaller ones.',
	WEAPON_SIZE: () => 'Change the level or the size of the weapon.',
	SPEED_STD: slower,
	SPEED_MAX: slower,
	PAYLOAD: () => 'Remove the explosive, or lower its level.',
	OPERATOR: (p) =>
		p.reason === 'nobody'
			? 'Add a unit that can operate it.'
			: 'Add the Pilot ability, or keep it in mind when you play.',
	HEALER_TYPE: () => 'Give healing to a minifig instead.',
	SPELL_LEVEL: (p) =>
		p.reason === 'alone'
			? 'Add a second mage, or remove the circle.'
			: 'Lower the level of the spell, or raise the magic.',
	NO_MAGIC: (p) =>
		p.reason === 'mage'
			? 'Add a magic level, or remove the spell.'
			: 'Add mages, or remove the circle.',
	SUMMON_PREREQ: (p) =>
		p.reason === 'magic'
			? 'Raise the magic to 2, or remove summoning.'
			: 'Add a unit that can summon, or remove this one.',
	SUMMON_SIZE: () => 'Choose a smaller unit, or raise the magic.',
	MAGIC_CAP: () => 'Ask your opponents, or lower the magic.',
	NECRO_PREREQ: () => 'Add magic, or remove necromancy.',
	DISCLOSE: () => 'Tell them before the first turn.',
	SUPPLEMENT_OFF: () => 'Remove what needs this supplement.',
	MASTERY: () => 'Enter the name of the weapon.',
	SQUAD: () => 'Take figures out of the squad, or add some to the army.',
	SPEED_LPW: slower,
	LEVEL_LPW: (p) => `Lower the level to ${p.limit}.`,
	CREW: smallerCrew,
	CREW_LPW: smallerCrew,
	RULESET: (p) => (p.reason === 'rulebook' ? rulesets.rulebook.player : rulesets.houseRules.player),
	LEAGUE_POINTS: cheaper,
	LIMIT_POINTS: cheaper,
	LEAGUE_SPEED: slower,
	LIMIT_SPEED: slower,
	PACK_ROW: () => 'Add the pack again, or remove it.',
	PACK_LIMIT: () => 'Follow the pack’s restriction.',
	PACK_PREFIX: () => 'Keep one of the packs.',
	PACK_ORDER: () => 'It is fine if you meant it: the last change counts.',
	RULING: () => 'It is fine as it is. Ask your referee if you want to be sure.'
};

const entries: Record<UncountedReason, Step> = {
	otherLeague: forBoth('Open it in the league that it belongs to.'),
	unknownKey: {
		player: 'Send your device code to a referee, who can add your device.',
		referee: 'Find out whose device it is, and add it on that person’s page under “People”.'
	},
	revoked: {
		player: 'Enter it again on a device that counts, or ask a referee to enter it.',
		referee: 'If it is right, enter it yourself.'
	},
	noRight: {
		player: 'Ask a referee to enter it.',
		referee: 'If it is right, enter it yourself.'
	},
	annulled: forBoth('If this was a mistake, enter it again.'),
	waits: forBoth('Import the newest file of the league: what is missing may be in it.'),
	unconfirmed: {
		player: 'Ask your opponent or a referee to confirm it under “Meetings”.',
		referee: 'If it is right, confirm it under “Meetings”.'
	},
	contested: {
		player: 'Agree with your opponent which one is right, and confirm that one under “Meetings”.',
		referee: 'Annul the wrong one under “Meetings”.'
	},
	overruled: {
		player: 'If the confirmed report is wrong, ask a referee to correct it.',
		referee: 'If the confirmed report is wrong, correct it under “Meetings”.'
	},
	agreed: {
		player: 'If the report is wrong, ask a referee to correct it.',
		referee: 'If the report is wrong, correct or annul it under “Meetings”.'
	},
	samePlayer: {
		player: 'Ask a referee to correct the players.',
		referee:
			'Correct the players. If two people were joined by mistake, separate them under “People”.'
	},
	withoutReceipt: {
		player: 'Ask a referee to add your submission again.',
		referee: 'Add the submission under “Submissions” and decide again.'
	}
};

/** What to do next about each finding, error of an army, and entry that does not count. */
export const leagueSteps = {
	findings,
	army,
	/** For a referee; the player gets what `army` says. */
	armyForReferee: {
		error: 'Reject it and send the reply: the player changes the army and sends it again.',
		warning: 'Ask the player about it before you decide.',
		info: 'It breaks no rule: nothing to do.'
	},
	/** About a rule of which the app knows no more. */
	rule: 'Read the rule and correct the army, or ask your referee.',
	refused: 'Ask the player to export the submission again and to send that file.',
	entries
};
