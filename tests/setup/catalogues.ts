import { armies as enArmies } from '$lib/i18n/en/armies';
import { builder as enBuilder } from '$lib/i18n/en/builder';
import { cards as enCards } from '$lib/i18n/en/cards';
import { combatRules as enCombatRules } from '$lib/i18n/en/combat-rules';
import { data as enData } from '$lib/i18n/en/data';
import { hub as enHub } from '$lib/i18n/en/hub';
import { leagueJoin as enLeagueJoin } from '$lib/i18n/en/league-join';
import { leagueRoom as enLeagueRoom } from '$lib/i18n/en/league-room';
import { leagues as enLeagues } from '$lib/i18n/en/leagues';
import { moving as enMoving } from '$lib/i18n/en/moving';
import { odds as enOdds } from '$lib/i18n/en/odds';
import { oddsParts as enOddsParts } from '$lib/i18n/en/odds-parts';
import { planning as enPlanning } from '$lib/i18n/en/planning';
import { play as enPlay } from '$lib/i18n/en/play';
import { portrait as enPortrait } from '$lib/i18n/en/portrait';
import { problems as enProblems } from '$lib/i18n/en/problems';
import { publication as enPublication } from '$lib/i18n/en/publication';
import { rules as enRules } from '$lib/i18n/en/rules';
import { shell as enShell } from '$lib/i18n/en/shell';
import { table as enTable } from '$lib/i18n/en/table';
import { templates as enTemplates } from '$lib/i18n/en/templates';
import { twoPhones as enTwoPhones } from '$lib/i18n/en/two-phones';
import { armies as plArmies } from '$lib/i18n/pl/armies';
import { builder as plBuilder } from '$lib/i18n/pl/builder';
import { cards as plCards } from '$lib/i18n/pl/cards';
import { combatRules as plCombatRules } from '$lib/i18n/pl/combat-rules';
import { data as plData } from '$lib/i18n/pl/data';
import { hub as plHub } from '$lib/i18n/pl/hub';
import { leagueJoin as plLeagueJoin } from '$lib/i18n/pl/league-join';
import { leagueRoom as plLeagueRoom } from '$lib/i18n/pl/league-room';
import { leagues as plLeagues } from '$lib/i18n/pl/leagues';
import { moving as plMoving } from '$lib/i18n/pl/moving';
import { odds as plOdds } from '$lib/i18n/pl/odds';
import { oddsParts as plOddsParts } from '$lib/i18n/pl/odds-parts';
import { planning as plPlanning } from '$lib/i18n/pl/planning';
import { play as plPlay } from '$lib/i18n/pl/play';
import { portrait as plPortrait } from '$lib/i18n/pl/portrait';
import { problems as plProblems } from '$lib/i18n/pl/problems';
import { publication as plPublication } from '$lib/i18n/pl/publication';
import { rules as plRules } from '$lib/i18n/pl/rules';
import { shell as plShell } from '$lib/i18n/pl/shell';
import { table as plTable } from '$lib/i18n/pl/table';
import { templates as plTemplates } from '$lib/i18n/pl/templates';
import { twoPhones as plTwoPhones } from '$lib/i18n/pl/two-phones';

/** All texts of the app by language, for tests that look for them on the screen. */
export const catalogues = {
	en: {
		...enShell,
		...enBuilder,
		armies: enArmies,
		cards: enCards,
		combatRules: enCombatRules,
		data: enData,
		hub: enHub,
		leagueJoin: enLeagueJoin,
		leagueRoom: enLeagueRoom,
		leagues: enLeagues,
		moving: enMoving,
		odds: enOdds,
		oddsParts: enOddsParts,
		planning: enPlanning,
		play: enPlay,
		portrait: enPortrait,
		problems: enProblems,
		publication: enPublication,
		ruleTexts: enRules,
		table: enTable,
		templates: enTemplates,
		twoPhones: enTwoPhones
	},
	pl: {
		...plShell,
		...plBuilder,
		armies: plArmies,
		cards: plCards,
		combatRules: plCombatRules,
		data: plData,
		hub: plHub,
		leagueJoin: plLeagueJoin,
		leagueRoom: plLeagueRoom,
		leagues: plLeagues,
		moving: plMoving,
		odds: plOdds,
		oddsParts: plOddsParts,
		planning: plPlanning,
		play: plPlay,
		portrait: plPortrait,
		problems: plProblems,
		publication: plPublication,
		ruleTexts: plRules,
		table: plTable,
		templates: plTemplates,
		twoPhones: plTwoPhones
	}
};
