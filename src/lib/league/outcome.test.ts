import { describe, expect, it } from 'vitest';
import { JAN, league, OLA, protocol } from '../../../tests/setup/league';
import { checkOutcome } from './outcome';
import { SIDES } from './fields';
import type { Protocol } from './league-file';
import { checkProtocol } from './protocol';
import { SMALL_LEAGUE } from './regulation';

/** A report by outcome, captures of both sides, and the sides with the secondary objective. */
function report(
	scenario: string,
	outcome: Protocol['outcome'],
	captures?: [number, number],
	...reached: readonly string[]
): Protocol {
	const part = (player: string, side: string) => {
		return { player, army: 'A' as const, secondary: reached.includes(side) };
	};
	const [light = 0, dark = 0] = captures ?? [];
	return protocol({
		...{ scenario, outcome, light: part(JAN, 'light'), dark: part(OLA, 'dark') },
		...(captures && { captures: { light, dark } })
	});
}

const found = (of: Protocol) =>
	checkOutcome(SMALL_LEAGUE, of).map(
		({ severity, params }) => `${severity} ${(params as { reason: string }).reason}`
	);

describe('a report that contradicts itself', () => {
	it.each<[string, Protocol, string[]]>([
		['3:0 and the other side wins', report('captureTheFlag', 'dark', [3, 0]), ['error captures']],
		['3:0 and a draw', report('captureTheFlag', 'draw', [3, 0]), ['error captures']],
		['3:3', report('captureTheFlag', 'light', [3, 3]), ['error captures']],
		['4:0', report('captureTheFlag', 'light', [4, 0]), ['error beyond']],
		['2:1 and enemies left', report('captureTheFlag', 'light', [2, 1]), ['warning uncaptured']],
		[
			'the side without units wins',
			report('captureTheFlag', 'dark', [0, 2], 'light'),
			['warning uncaptured', 'error wipedOut']
		],
		[
			'a draw without enemies',
			report('captureTheFlag', 'draw', [1, 1], 'dark'),
			['error wipedOut']
		],
		[
			'both sides wiped out',
			report('captureTheFlag', 'light', [3, 0], 'light', 'dark'),
			['error bothWipedOut']
		],
		[
			'a carrier without units',
			report('transport', 'light', undefined, 'dark'),
			['warning wipedOut']
		],
		[
			'an ambush without ambushers',
			report('transport', 'draw', undefined, 'light'),
			['warning wipedOut']
		]
	])('has findings: %s', (_, of, expected) => {
		expect(found(of)).toEqual(expected);
	});

	it.each<[string, Protocol]>([
		['3:1', report('captureTheFlag', 'light', [3, 1])],
		['1:2 and no enemy left', report('captureTheFlag', 'light', [1, 2], 'light')],
		['the last unit carries the third flag', report('captureTheFlag', 'light', [3, 2], 'dark')],
		['no captures noted', report('captureTheFlag', 'light')],
		['1:1 and a draw', report('captureTheFlag', 'draw', [1, 1])],
		['a battle in which both broke through', report('battle', 'dark', undefined, ...SIDES)],
		['an ambush that leaves the item', report('transport', 'draw', undefined, 'dark')],
		['an unknown scenario', report('own1', 'draw', [9, 9])]
	])('is not this one: %s', (_, of) => {
		expect(found(of)).toEqual([]);
	});

	it('is found when the report is entered', () => {
		const of = report('captureTheFlag', 'dark', [3, 0]);
		expect(checkProtocol(league(), of).map(({ code }) => code)).toContain('OUTCOME');
	});
});
