import { hasAcceptedArmy } from './accepted';
import type { Day } from './calendar';
import { checkOutcome } from './outcome';
import { SIDES } from './fields';
import { finding, type Finding } from './finding';
import type { League, Meeting, Protocol, Walkover } from './league-file';
import { regulationOf } from './frozen';
import { checkReferee, rulesIn } from './meeting';
import { scenarioOf, type Regulation } from './regulation';
import { seasonState } from './season';

function meetingOf({ meetings }: League, { meeting }: Protocol | Walkover): Meeting | undefined {
	return meetings.find(({ id }) => id === meeting);
}

/** Whether a report matches a planned game. */
export function wasPlanned(
	{ plan }: Meeting,
	{ scenario, light, dark }: Pick<Protocol, 'scenario' | 'light' | 'dark'>
): boolean {
	return plan.some(
		(game) => game.scenario === scenario && game.light === light.player && game.dark === dark.player
	);
}

/** Each side must play an army that the referee accepted for this meeting (PL-LIG-05). */
function checkArmies(league: League, meeting: Meeting, protocol: Protocol): Finding[] {
	return SIDES.flatMap((side) => {
		const { player, army } = protocol[side];
		const accepted = hasAcceptedArmy(league, player, meeting, army);
		return accepted ? [] : [finding('warning', 'UNVERIFIED', `/${side}/army`, { army })];
	});
}

/** The player who chose the edge does not begin (PL-LIG-14). */
function checkDeployment(regulation: Regulation, { scenario, deployment }: Protocol): Finding[] {
	const { chooser, first } = deployment ?? {};
	const edges = scenarioOf(regulation, scenario)?.deployment === 'edges';
	return edges && chooser !== undefined && chooser === first
		? [finding('error', 'DEPLOYMENT', '/deployment/first', { reason: 'first' })]
		: [];
}

function checkTime(league: League, { on, season }: Meeting, reportedOn: Day): Finding[] {
	const own = league.seasons.find(({ id }) => id === season);
	if (!own) return [];
	if (on < own.opened) return [finding('error', 'SEASON', '/meeting', { reason: 'before' })];
	if (on > seasonState(league, own).end) {
		return [finding('error', 'SEASON', '/meeting', { reason: 'after' })];
	}
	return reportedOn < on ? [finding('error', 'SEASON', '/reportedOn', { reason: 'report' })] : [];
}

/** Boxes already filled by an earlier result: this one scores nothing there. */
function checkBoxes(league: League, meeting: Meeting, of: Protocol | Walkover): Finding[] {
	const season = league.seasons.find(({ id }) => id === meeting.season);
	if (!season) return [];
	const { results } = seasonState(league, season);
	const claims =
		'present' in of
			? [{ side: of.side, player: of.present, path: '/side' }]
			: SIDES.map((side) => ({ side, player: of[side].player, path: `/${side}/player` }));
	return claims.flatMap(({ side, player, path }) => {
		const { scenario } = of;
		const filled = results
			.get(player)
			?.some(({ id, box }) => id !== of.id && box.scenario === scenario && box.side === side);
		return filled ? [finding('info', 'BOX', path, { scenario, side })] : [];
	});
}

/** The findings on a game report in the league (PL-LIG-05 to 14). */
export function checkProtocol(league: League, protocol: Protocol): Finding[] {
	const meeting = meetingOf(league, protocol);
	if (!meeting) return [];
	const { referee, reportedOn, deviation = '', photos = [], notes = '' } = protocol;
	const [light, dark] = [protocol.light.player, protocol.dark.player];
	if (light === dark) return [finding('error', 'PLAN', '/dark/player', { reason: 'onePlayer' })];
	const regulation = regulationOf(league, meeting.season);
	const documented = photos.length > 0 && notes.trim() !== '';
	const explained = wasPlanned(meeting, protocol) || deviation.trim() !== '';
	return [
		...checkReferee(
			{ light, dark, referee },
			documented,
			rulesIn(league, meeting.season),
			'/referee'
		),
		...(explained ? [] : [finding('error', 'PLAN', '/deviation', { reason: 'deviation' })]),
		...checkDeployment(regulation, protocol),
		...checkOutcome(regulation, protocol),
		...checkArmies(league, meeting, protocol),
		...checkTime(league, meeting, reportedOn),
		...checkBoxes(league, meeting, protocol)
	];
}

/** The findings on a walkover in the league (PL-LIG-10). */
export function checkWalkover(league: League, walkover: Walkover): Finding[] {
	const meeting = meetingOf(league, walkover);
	if (!meeting) return [];
	const { scenario, present, absent, reportedOn, id } = walkover;
	if (present === absent) return [finding('error', 'PLAN', '/absent', { reason: 'onePlayer' })];
	const announced = meeting.plan.some(
		({ scenario: planned, light, dark }) =>
			planned === scenario && [light, dark].includes(present) && [light, dark].includes(absent)
	);
	const [first] = league.walkovers
		.filter((other) => other.meeting === walkover.meeting && other.annulled !== true)
		.filter((other) => other.present === present && other.absent === absent)
		.sort((a, b) => a.game - b.game || (a.id < b.id ? -1 : 1));
	return [
		...(announced ? [] : [finding('error', 'WALKOVER', '/scenario', { reason: 'notAnnounced' })]),
		...(first === undefined || first.id === id || walkover.annulled === true
			? []
			: [finding('error', 'WALKOVER', '/absent', { reason: 'second' })]),
		...checkTime(league, meeting, reportedOn),
		...checkBoxes(league, meeting, walkover)
	];
}
