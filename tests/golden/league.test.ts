import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toCp } from '$lib/points/points';
import type { Army } from '$lib/rules/choices';
import { addMonths } from '$lib/league/calendar';
import type { Category, Side } from '$lib/league/fields';
import type { League, Protocol } from '$lib/league/league-file';
import { checkMeeting } from '$lib/league/meeting';
import { categoryOf, scoreOf, SMALL_LEAGUE, type Outcome } from '$lib/league/regulation';
import { totalOf } from '$lib/league/results';
import { seasonState } from '$lib/league/season';
import { readSubmission } from '$lib/league/submission';
import { judgeSubmission, type Verdict } from '$lib/league/verdict';
import {
	armyOf,
	idOf,
	JAN,
	league,
	LEAGUE,
	meeting,
	OLA,
	player,
	protocol,
	submission,
	walkover
} from '../setup/league';

interface Violated {
	code: string;
	severity: string;
}
type Given = Record<string, unknown>;
interface GoldenCase {
	id: string;
	title: string;
	kind: 'submission' | 'score' | 'walkover' | 'season' | 'meeting' | 'category';
	given: Given;
	expect: Record<string, unknown>;
}

const file = process.env.GOLDEN_LEAGUE ?? new URL('league.json', import.meta.url);
const cases = JSON.parse(readFileSync(file, 'utf8')) as GoldenCase[];

const pairs = (violations: readonly Violated[]) =>
	[
		...new Set(
			violations
				.filter(({ severity }) => severity !== 'info')
				.map(({ code, severity }) => `${severity} ${code}`)
		)
	].sort();

/** The army of a case, given by its heroes, its points, or in full. */
function armyFrom(given: Given): Army {
	if ('format' in given) return given as unknown as Army;
	const { heroes, points = 0, ...rest } = given as { heroes?: number; points?: number };
	const hero = { kind: 'minifig', id: 'h', name: 'H', rank: 'hero', count: heroes } as const;
	return { ...armyOf(points), ...(heroes && { units: [hero] }), ...rest };
}

function verdictOn({ armies = ['A'], ruleset = 'core2005', ...rest }: Given): Verdict {
	const rulebook = ruleset as Army['rulebook'];
	const named = Array.isArray(armies)
		? armies.map((name): [string, Army] => [String(name), armyOf(20, { rulebook })])
		: Object.entries(armies as Record<string, Given>).map(([name, given]): [string, Army] => [
				name,
				armyFrom(given)
			]);
	const document = {
		...submission({ armies: Object.fromEntries(named) as unknown as { A: Army } }),
		...rest
	};
	const reading = readSubmission(document);
	if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
	return judgeSubmission(reading, { state: 'none' }, { regulation: SMALL_LEAGUE });
}

function totalsIn(of: League): (id: string) => number {
	const [season] = of.seasons;
	if (!season) throw new Error('No season');
	const { results } = seasonState(of, season);
	return (id) => totalOf(results.get(id));
}

interface Game {
	scenario: string;
	side: Side;
	outcome: Outcome;
	secondary: boolean;
}

/** A game between Jan and Ola, as described from Jan's side. */
function played({ scenario, side, outcome, secondary }: Game, index: number): Protocol {
	const other = side === 'light' ? 'dark' : 'light';
	const won = outcome === 'win' ? side : other;
	return protocol({
		id: idOf(5, index),
		game: index + 1,
		scenario,
		[side]: { player: JAN, army: 'A', secondary },
		[other]: { player: OLA, army: 'A', secondary: false },
		outcome: outcome === 'draw' ? 'draw' : won
	});
}

const kinds: Record<GoldenCase['kind'], (given: Given, expected: Given) => void> = {
	submission(given, { violations, ...byArmy }) {
		const verdict = verdictOn(given);
		if (violations) {
			const found = verdict.armies.flatMap(({ assessment }) => assessment.violations);
			expect(pairs([...verdict.findings, ...found])).toEqual(pairs(violations as Violated[]));
		}
		for (const [name, expected] of Object.entries(byArmy)) {
			const judged = verdict.armies.find((army) => army.name === name);
			if (!judged) throw new Error(`No army ${name}`);
			const { points, violations } = expected as { points?: number; violations?: Violated[] };
			if (points !== undefined) expect(toCp(judged.assessment.total)).toBe(points);
			if (violations) expect(pairs(judged.assessment.violations)).toEqual(pairs(violations));
		}
	},
	score(given, expected) {
		const { outcome, secondary = false } = given as { outcome: Outcome; secondary?: boolean };
		expect({ score: scoreOf(SMALL_LEAGUE, outcome, secondary) }).toEqual(expected);
		const game = played({ scenario: 'battle', side: 'dark', outcome, secondary }, 0);
		expect({ score: totalsIn(league({ protocols: [game] }))(JAN) }).toEqual(expected);
	},
	walkover({ present, alreadyPlayed }, expected) {
		const earlier = alreadyPlayed === true ? [protocol()] : [];
		const before = totalsIn(league({ protocols: earlier }));
		const after = totalsIn(league({ protocols: earlier, walkovers: [walkover({ game: 2 })] }));
		const who = present === true ? JAN : OLA;
		if ('score' in expected) expect(after(who)).toBe(expected.score);
		if ('change' in expected) expect(after(who) - before(who)).toBe(expected.change);
	},
	season({ games }, expected) {
		const protocols = (games as Game[]).map(played);
		expect({ total: totalsIn(league({ protocols }))(JAN) }).toEqual(expected);
	},
	meeting(given, { violations }) {
		const { daysAhead = 7, table, documented } = given as Record<string, never>;
		const ids: Record<string, string> = { p1: JAN, p2: OLA, p3: idOf(3, 3) };
		const people = (given.players ?? []) as { id: string; category: Category }[];
		const referee = 'referee' in given ? given.referee : 'p3';
		const [width, depth = width] = typeof table === 'number' ? [table] : Object.values(table ?? {});
		const announcedOn = '2026-03-01';
		const held = meeting({
			announcedOn,
			on: new Date(Date.parse(announcedOn) + daysAhead * 86_400_000).toISOString().slice(0, 10),
			referee: typeof referee === 'string' ? (ids[referee] ?? LEAGUE) : null,
			...(table !== undefined && { table: { width, depth } as { width: number; depth: number } }),
			...(documented !== undefined && { documented })
		});
		const players = people.map(({ id, category }) => player(ids[id] ?? id, { category }));
		const rules = { regulation: SMALL_LEAGUE, players };
		expect(pairs(checkMeeting(held, rules))).toEqual(pairs(violations as Violated[]));
	},
	category({ age }, expected) {
		expect({ category: categoryOf(SMALL_LEAGUE, Number(age)) }).toEqual(expected);
		const born = addMonths('2026-03-08', -12 * Number(age));
		const players = new Map([[JAN, { ...player(JAN), born }]]);
		const verdict = judgeSubmission(
			{ submission: submission(), beyond: [], digest: '' },
			{ state: 'none' },
			{ regulation: SMALL_LEAGUE, players, meetings: new Map([[meeting().id, '2026-03-08']]) }
		);
		expect(verdict.reasons).toEqual(expected.category === 'junior' ? ['CONSENT'] : []);
	}
};

describe('golden cases of the league', () => {
	it('exist', () => {
		expect(cases.length).toBeGreaterThan(0);
	});

	it.each(cases)('$id $title', ({ kind, given, expect: expected }) => {
		expect.hasAssertions();
		kinds[kind](given, expected);
	});
});
