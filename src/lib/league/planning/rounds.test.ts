import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OpenBoxes, gamesBetween, type PairedGame, type Pairing } from './pairing';
import { pairedRounds } from './rounds';
import { swissRound } from './swiss';

type Small = Pick<Pairing, 'players' | 'scenarios' | 'open' | 'tables'> & {
	readonly forbidden: ReadonlySet<string>;
};

const pairingOf = ({ forbidden, ...rest }: Small): Pairing => ({
	...rest,
	mayPlay: (a, b) => a !== b && !forbidden.has(`${Math.min(a, b)} ${Math.max(a, b)}`),
	met: () => 0
});

/** Random small cases, with some pairs that must not meet. */
function cases(mostPlayers: number, mostScenarios: number, mostRounds: number) {
	return fc
		.record({
			players: fc.integer({ min: 0, max: mostPlayers }),
			scenarios: fc.integer({ min: 1, max: mostScenarios }),
			tables: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: mostRounds }),
			bits: fc.array(fc.boolean(), { minLength: 64, maxLength: 64 }),
			forbidden: fc.uniqueArray(
				fc
					.tuple(fc.nat({ max: mostPlayers }), fc.nat({ max: mostPlayers }))
					.map(([a, b]) => `${Math.min(a, b)} ${Math.max(a, b)}`),
				{ maxLength: 4 }
			)
		})
		.map(({ bits, forbidden, ...rest }): Small => ({
			...rest,
			forbidden: new Set(forbidden),
			open: Array.from({ length: rest.players }, (_, player) =>
				Array.from(
					{ length: 2 * rest.scenarios },
					(_, box) => bits[(player * 2 * rest.scenarios + box) % 64] === true
				)
			)
		}));
}

/** The most boxes that any plan fills, by trying all of them. */
function mostByTrying(pairing: Pairing): number {
	const boxes = new OpenBoxes(pairing.open);
	const from = (round: number, first: number, busy: readonly number[], games: number): number => {
		if (round === pairing.tables.length) return 0;
		const next = () => from(round + 1, 0, [], 0);
		if (first >= pairing.players || games >= (pairing.tables[round] ?? 0)) return next();
		let best = from(round, first + 1, busy, games);
		if (busy.includes(first)) return best;
		for (let other = first + 1; other < pairing.players; other += 1) {
			if (busy.includes(other) || !pairing.mayPlay(first, other)) continue;
			for (const game of gamesBetween(pairing, boxes, first, other)) {
				const reopen = boxes.fill(game);
				const rest = from(round, first + 1, [...busy, first, other], games + 1);
				best = Math.max(best, game.fills + rest);
				reopen();
			}
		}
		return best;
	};
	return from(0, 0, [], 0);
}

function checkRounds(pairing: Pairing, rounds: readonly (readonly PairedGame[])[]): number {
	const boxes = new OpenBoxes(pairing.open);
	let filled = 0;
	for (const [round, games] of rounds.entries()) {
		const players = games.flatMap(({ light, dark }) => [light, dark]);
		expect(new Set(players).size).toBe(players.length);
		expect(games.length).toBeLessThanOrEqual(pairing.tables[round] ?? 0);
		for (const game of games) {
			expect(pairing.mayPlay(game.light, game.dark)).toBe(true);
			expect(boxes.fills(game.light, game.dark, game.scenario)).toBe(game.fills);
			filled += game.fills;
			boxes.fill(game);
		}
	}
	return filled;
}

describe('pairings', () => {
	it('fill as many boxes as the best of all pairings of one round', () => {
		fc.assert(
			fc.property(cases(7, 2, 1), (small) => {
				const pairing = pairingOf(small);
				const { rounds, boxes, most } = pairedRounds(pairing);
				expect(checkRounds(pairing, rounds)).toBe(boxes);
				expect(boxes).toBe(mostByTrying(pairing));
				expect(most).toBe(boxes);
			}),
			{ numRuns: 300, seed: 7 }
		);
	});

	it('fill as many boxes as the best of all pairings of several rounds', () => {
		fc.assert(
			fc.property(cases(5, 2, 3), (small) => {
				const pairing = pairingOf(small);
				const { rounds, boxes, most } = pairedRounds(pairing);
				expect(checkRounds(pairing, rounds)).toBe(boxes);
				expect(boxes).toBe(mostByTrying(pairing));
				expect(most).toBe(boxes);
			}),
			{ numRuns: 150, seed: 11 }
		);
	});

	it('never exceed their bound with more players', () => {
		fc.assert(
			fc.property(cases(16, 3, 4), (small) => {
				const pairing = pairingOf(small);
				const { rounds, boxes, most } = pairedRounds(pairing);
				expect(checkRounds(pairing, rounds)).toBe(boxes);
				expect(boxes).toBeLessThanOrEqual(most);
			}),
			{ numRuns: 60, seed: 3 }
		);
	});

	it('give a new opponent and a rest in turn', () => {
		const open = Array.from({ length: 5 }, () => [true, true, true, true, true, true]);
		const pairing = pairingOf({
			players: 5,
			scenarios: 3,
			open,
			tables: [2, 2, 2, 2, 2],
			forbidden: new Set()
		});
		const { rounds } = pairedRounds(pairing);
		const games = rounds.flat();
		for (let player = 0; player < 5; player += 1) {
			expect(games.filter((game) => game.light === player || game.dark === player)).toHaveLength(4);
		}
		const pairs = games.map(({ light, dark }) => [light, dark].sort((a, b) => a - b).join(' '));
		expect(new Set(pairs).size).toBe(10);
	});
});

type Scores = readonly [games: number, rematches: number, distances: number];

const isBetter = (one: Scores, other: Scores) => {
	const [first] = one.map((value, index) => value - (other[index] ?? 0)).filter(Boolean);
	return (first ?? 0) > 0;
};

/** The best Swiss round by trying all: the most games, then the fewest rematches, then the closest totals. */
function bestByTrying(pairing: Pairing, totals: readonly number[]): Scores {
	const from = (first: number, busy: readonly number[], so: Scores): Scores => {
		if (first >= pairing.players || so[0] >= (pairing.tables[0] ?? 0)) return so;
		let best = from(first + 1, busy, so);
		if (busy.includes(first)) return best;
		for (let other = first + 1; other < pairing.players; other += 1) {
			if (busy.includes(other) || !pairing.mayPlay(first, other)) continue;
			const next = scoresWith(pairing, totals, so, [first, other]);
			const found = from(first + 1, [...busy, first, other], next);
			if (isBetter(found, best)) best = found;
		}
		return best;
	};
	return from(0, [], [0, 0, 0]);
}

function scoresWith(
	{ met }: Pairing,
	totals: readonly number[],
	[games, rematches, distances]: Scores,
	[one, other]: readonly [number, number]
): Scores {
	const apart = (totals[one] ?? 0) - (totals[other] ?? 0);
	return [games + 1, rematches - met(one, other), distances - apart * apart];
}

describe('a Swiss round', () => {
	it('is the best of all pairings: games, then new opponents, then close totals', () => {
		const scoresUpTo = (max: number) =>
			fc.array(fc.integer({ min: 0, max }), { minLength: 7, maxLength: 7 });
		const scores = fc.oneof(scoresUpTo(3), scoresUpTo(48));
		const met = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 49, maxLength: 49 });
		fc.assert(
			fc.property(cases(7, 2, 1), scores, met, (small, totals, games) => {
				const pairing: Pairing = {
					...pairingOf(small),
					met: (a, b) => games[7 * Math.min(a, b) + Math.max(a, b)] ?? 0
				};
				const round = swissRound(
					pairing,
					(player) => totals[player] ?? 0,
					(player) => player % 4
				);
				checkRounds(pairing, [round]);
				const made = round.reduce<Scores>(
					(so, { light, dark }) => scoresWith(pairing, totals, so, [light, dark]),
					[0, 0, 0]
				);
				expect(made).toEqual(bestByTrying(pairing, totals));
			}),
			{ numRuns: 300, seed: 5 }
		);
	});

	it('prefers close totals to open boxes, also where these are many', () => {
		const [light, dark] = [
			[true, false],
			[false, true]
		];
		const open = [light, light, dark, dark, light, light, dark];
		// With all totals equal but the last, either the three pairs of neighbors play, or three that fill more boxes.
		const possible = new Set(['0 1', '2 3', '4 5', '0 6', '1 2', '3 4']);
		const pairing: Pairing = {
			...pairingOf({ players: 7, scenarios: 1, open, tables: [3], forbidden: new Set() }),
			mayPlay: (a, b) => possible.has(`${Math.min(a, b)} ${Math.max(a, b)}`)
		};
		const games = swissRound(
			pairing,
			(player) => (player === 6 ? 1 : 0),
			() => 0
		);
		const pairs = games.map((game) => [game.light, game.dark].sort().join(' '));
		expect(pairs.sort()).toEqual(['0 1', '2 3', '4 5']);
	});

	it('pairs close totals without rematches', () => {
		const open = Array.from({ length: 6 }, () => [true, true]);
		const pairing: Pairing = {
			...pairingOf({ players: 6, scenarios: 1, open, tables: [3], forbidden: new Set() }),
			met: (a, b) => (a + b === 1 ? 1 : 0)
		};
		const totals = [16, 15, 14, 8, 7, 0];
		const games = swissRound(
			pairing,
			(player) => totals[player] ?? 0,
			() => 2
		);
		const pairs = games.map(({ light, dark }) => [light, dark].sort((a, b) => a - b));
		expect(pairs).toEqual(
			expect.arrayContaining([
				[0, 2],
				[1, 3],
				[4, 5]
			])
		);
	});

	it('lets the player with the most games rest', () => {
		const open = Array.from({ length: 3 }, () => [true, true]);
		const pairing = pairingOf({
			players: 3,
			scenarios: 1,
			open,
			tables: [1],
			forbidden: new Set()
		});
		const [game] = swissRound(
			pairing,
			() => 5,
			(player) => (player === 1 ? 3 : 2)
		);
		expect([game?.light, game?.dark].sort()).toEqual([0, 2]);
	});
});
