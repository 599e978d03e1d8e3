import { otherSide, SIDES, type Side } from './fields';
import { finding, type Finding } from './finding';
import type { Protocol } from './league-file';
import { scenarioOf, type Regulation, type Scenario } from './regulation';

/** Secondary objectives that leave the enemy without units on the table. */
const WIPING = ['eliminate', 'wipeOut'];

type Reason = Extract<Finding, { code: 'OUTCOME' }>['params']['reason'];

function contradiction(severity: 'error' | 'warning', path: string, reason: Reason): Finding {
	return finding(severity, 'OUTCOME', path, { reason });
}

function reached({ goals }: Scenario, protocol: Protocol, side: Side): boolean {
	return protocol[side].secondary && WIPING.includes(goals[side].secondary);
}

/** A game ends when one side has the captures that win (PL-LIG-16). */
function checkCaptures(scenario: Scenario, { captures, outcome }: Protocol): Finding[] {
	const { captures: needed } = scenario;
	if (needed === undefined || !captures) return [];
	const beyond = SIDES.filter((side) => captures[side] > needed);
	const won = SIDES.filter((side) => captures[side] >= needed);
	const isOther = won.some((side) => side !== outcome);
	return [
		...beyond.map((side) => contradiction('error', `/captures/${side}`, 'beyond')),
		...(isOther ? [contradiction('error', '/outcome', 'captures')] : [])
	];
}

/** A winner without the captures has left no enemy on the table (PL-LIG-16). */
function checkWinner(scenario: Scenario, protocol: Protocol): Finding[] {
	const { captures, outcome } = protocol;
	const { captures: needed } = scenario;
	if (needed === undefined || !captures || outcome === 'draw') return [];
	const isWiping = WIPING.includes(scenario.goals[outcome].secondary);
	const isCaptured = SIDES.some((side) => captures[side] >= needed);
	return isCaptured || !isWiping || protocol[outcome].secondary
		? []
		: [contradiction('warning', '/outcome', 'uncaptured')];
}

/**
 * A side without units on the table neither wins nor wipes out the other. Its last unit may have made the winning
 * capture (PL-LIG-16), and the dark side of a transport must still carry the item (PL-LIG-17).
 */
function checkWipedOut(scenario: Scenario, protocol: Protocol): Finding[] {
	const sides = SIDES.filter((side) => reached(scenario, protocol, side));
	if (sides.length === 2) return [contradiction('error', '/outcome', 'bothWipedOut')];
	const [side] = sides;
	if (!side || protocol.outcome === side) return [];
	const { captures: needed, deployment } = scenario;
	const enemy = otherSide(side);
	if (needed !== undefined) {
		const isCaptured = (protocol.captures?.[enemy] ?? needed) >= needed;
		return isCaptured && protocol.outcome === enemy
			? []
			: [contradiction('error', '/outcome', 'wipedOut')];
	}
	const goesOn = deployment === 'ambush' && side === 'dark' && protocol.outcome === 'draw';
	return goesOn ? [] : [contradiction('warning', '/outcome', 'wipedOut')];
}

/** Statements of a report that cannot all be true (PL-LIG-12, PL-LIG-16, PL-LIG-17). */
export function checkOutcome(regulation: Regulation, protocol: Protocol): Finding[] {
	const scenario = scenarioOf(regulation, protocol.scenario);
	if (!scenario) return [];
	return [
		...checkCaptures(scenario, protocol),
		...checkWinner(scenario, protocol),
		...checkWipedOut(scenario, protocol)
	];
}
