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
				const { rounds, boxes } = pairedRounds(pairing);
				expect(checkRounds(pairing, rounds)).toBe(boxes);
				expect(boxes).toBe(mostByTrying(pairing));
			}),
			{ numRuns: 300, seed: 7 }
		);
	});

	it('fill nearly as many boxes as the best of all pairings of several rounds', () => {
		fc.assert(
			fc.property(cases(5, 2, 3), (small) => {
				const pairing = pairingOf(small);
				const { rounds, boxes } = pairedRounds(pairing);
				expect(checkRounds(pairing, rounds)).toBe(boxes);
				expect(boxes).toBeGreaterThanOrEqual(mostByTrying(pairing) - 2);
			}),
			{ numRuns: 150, seed: 11 }
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

type Scores = readonly [games: number, played: number, rematches: number, distances: number];

/** What a Swiss round follows: totals and earlier games by player. */
interface History {
	readonly totals: readonly number[];
	readonly games: readonly number[];
}

const isBetter = (one: Scores, other: Scores) => {
	const [first] = one.map((value, index) => value - (other[index] ?? 0)).filter(Boolean);
	return (first ?? 0) > 0;
};

/**
 * The best Swiss round by trying all: the most games, then those with the fewest games before, then the fewest rematches,
 * then the closest totals.
 */
function bestByTrying(pairing: Pairing, history: History): Scores {
	const from = (first: number, busy: readonly number[], so: Scores): Scores => {
		if (first >= pairing.players || so[0] >= (pairing.tables[0] ?? 0)) return so;
		let best = from(first + 1, busy, so);
		if (busy.includes(first)) return best;
		for (let other = first + 1; other < pairing.players; other += 1) {
			if (busy.includes(other) || !pairing.mayPlay(first, other)) continue;
			const next = scoresWith(pairing, history, so, [first, other]);
			const found = from(first + 1, [...busy, first, other], next);
			if (isBetter(found, best)) best = found;
		}
		return best;
	};
	return from(0, [], [0, 0, 0, 0]);
}

function scoresWith(
	{ met }: Pairing,
	{ totals, games: before }: History,
	[games, played, rematches, distances]: Scores,
	[one, other]: readonly [number, number]
): Scores {
	const apart = (totals[one] ?? 0) - (totals[other] ?? 0);
	const earlier = (before[one] ?? 0) + (before[other] ?? 0);
	return [games + 1, played - earlier, rematches - met(one, other), distances - apart * apart];
}

describe('a Swiss round', () => {
	it('is the best of all pairings: games, sitting out, new opponents, close totals', () => {
		const scoresUpTo = (max: number) =>
			fc.array(fc.integer({ min: 0, max }), { minLength: 7, maxLength: 7 });
		const scores = fc.oneof(scoresUpTo(3), scoresUpTo(48));
		const counts = scoresUpTo(4);
		const met = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 49, maxLength: 49 });
		fc.assert(
			fc.property(cases(7, 2, 1), scores, met, counts, (small, totals, games, before) => {
				const history = { totals, games: before };
				const pairing: Pairing = {
					...pairingOf(small),
					met: (a, b) => games[7 * Math.min(a, b) + Math.max(a, b)] ?? 0
				};
				const round = swissRound(
					pairing,
					(player) => totals[player] ?? 0,
					(player) => before[player] ?? 0
				);
				checkRounds(pairing, [round]);
				const made = round.reduce<Scores>(
					(so, { light, dark }) => scoresWith(pairing, history, so, [light, dark]),
					[0, 0, 0, 0]
				);
				expect(made).toEqual(bestByTrying(pairing, history));
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

	it.each([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])(
		'lets %i players sit out evenly, without rematches in the first half of the rounds',
		(players) => {
			fc.assert(
				fc.property(fc.array(fc.nat({ max: 8 }), { minLength: 60, maxLength: 60 }), (points) => {
					const met = new Map<string, number>();
					const key = (a: number, b: number) => `${Math.min(a, b)} ${Math.max(a, b)}`;
					const [totals, games] = [0, 0].map(() => new Array<number>(players).fill(0));
					if (!totals || !games) return;
					const rounds = players % 2 === 0 ? players - 1 : players;
					for (let round = 0; round < rounds; round += 1) {
						const pairing: Pairing = {
							players,
							scenarios: 1,
							open: totals.map(() => [false, false]),
							mayPlay: (a, b) => a !== b,
							met: (a, b) => met.get(key(a, b)) ?? 0,
							tables: [players]
						};
						const made = swissRound(
							pairing,
							(player) => totals[player] ?? 0,
							(player) => games[player] ?? 0
						);
						expect(made).toHaveLength(Math.floor(players / 2));
						for (const { light, dark } of made) {
							met.set(key(light, dark), (met.get(key(light, dark)) ?? 0) + 1);
							for (const player of [light, dark]) {
								games[player] = (games[player] ?? 0) + 1;
								const won = points[(player * 7 + round * 3) % points.length] ?? 0;
								totals[player] = (totals[player] ?? 0) + won;
							}
						}
						expect(Math.max(...games) - Math.min(...games)).toBeLessThanOrEqual(1);
						// In the first half of the rounds somebody new is always left to meet.
						if (round < players / 2 - 1) expect(Math.max(...met.values())).toBe(1);
					}
				}),
				{ numRuns: 20, seed: 6 }
			);
		}
	);
});
