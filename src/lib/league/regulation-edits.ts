import type { Regulation, Scenario } from './regulation';

/** A number of a regulation: how to read and write it, and its bounds. */
export interface RegulationNumber {
	readonly key: string;
	readonly least: number;
	readonly most: number;
	/** Points have steps of ½. */
	readonly step: 1 | 0.5;
	read(regulation: Regulation): number;
	write(regulation: Regulation, value: number): Regulation;
}

type Write = RegulationNumber['write'];
type Read = RegulationNumber['read'];

function number(
	key: string,
	[least, most]: readonly [number, number],
	read: Read,
	write: Write,
	step: 1 | 0.5 = 1
): RegulationNumber {
	return { key, least, most, step, read, write };
}

const SCORE = [-99, 99] as const;
const LENGTH = [1, 1000] as const;

const ARMY = [
	number(
		'points',
		[0, 1_000_000],
		({ limits }) => limits.points,
		(r, points) => ({ ...r, limits: { ...r.limits, points } }),
		0.5
	),
	number(
		'speed',
		[0, 99],
		({ limits }) => limits.speed,
		(r, speed) => ({ ...r, limits: { ...r.limits, speed } })
	),
	number(
		'armies',
		[1, 2],
		({ armies }) => armies,
		(r, armies) => ({ ...r, armies })
	),
	number(
		'seniorFrom',
		[1, 99],
		({ seniorFrom }) => seniorFrom,
		(r, seniorFrom) => ({ ...r, seniorFrom })
	)
];

type Scoring = Regulation['scoring'];
const scoring = (key: keyof Scoring & ('played' | 'win' | 'loss' | 'secondary')) =>
	number(
		key,
		SCORE,
		(r) => r.scoring[key],
		(r, value) => ({ ...r, scoring: { ...r.scoring, [key]: value } })
	);
const walkover = (key: keyof Scoring['walkover']) =>
	number(
		key,
		SCORE,
		(r) => r.scoring.walkover[key],
		(r, value) => ({
			...r,
			scoring: { ...r.scoring, walkover: { ...r.scoring.walkover, [key]: value } }
		})
	);

type Meeting = Regulation['meeting'];
const meeting = (key: 'noticeDays' | 'gameMinutes', bounds: readonly [number, number]) =>
	number(
		key,
		bounds,
		(r) => r.meeting[key],
		(r, value) => ({ ...r, meeting: { ...r.meeting, [key]: value } })
	);
const table = (name: 'table' | 'standardTable', side: keyof Meeting['table']) =>
	number(
		`${name}.${side}`,
		LENGTH,
		(r) => r.meeting[name][side],
		(r, value) => ({
			...r,
			meeting: { ...r.meeting, [name]: { ...r.meeting[name], [side]: value } }
		})
	);

const season = (key: keyof Regulation['season'], bounds: readonly [number, number]) =>
	number(
		key,
		bounds,
		(r) => r.season[key],
		(r, value) => ({ ...r, season: { ...r.season, [key]: value } })
	);

/** The editable numbers of a regulation, by topic. */
export const REGULATION_NUMBERS = {
	army: ARMY,
	scoring: [
		...[scoring('played'), scoring('win'), scoring('loss'), scoring('secondary')],
		...[walkover('present'), walkover('absent'), walkover('alreadyPlayed')]
	],
	meeting: [
		meeting('noticeDays', [0, 365]),
		meeting('gameMinutes', [1, 999]),
		...[table('table', 'width'), table('table', 'depth')],
		...[table('standardTable', 'width'), table('standardTable', 'depth')]
	],
	season: [season('months', [1, 60]), season('monthsAfterFirst', [0, 60])]
} as const satisfies Record<string, readonly RegulationNumber[]>;

/** Sets the league's own text for a catalogue key; an empty one removes it. */
export function withText(regulation: Regulation, key: string, word: string): Regulation {
	const { texts = {}, ...rest } = regulation;
	const { [key]: _, ...others } = texts;
	const next = word === '' ? others : { ...others, [key]: word };
	return Object.keys(next).length > 0 ? { ...rest, texts: next } : rest;
}

export function withScenario(
	regulation: Regulation,
	id: string,
	change: (scenario: Scenario) => Scenario
): Regulation {
	const { scenarios } = regulation;
	return {
		...regulation,
		scenarios: scenarios.map((scenario) => (scenario.id === id ? change(scenario) : scenario))
	};
}

/** Adds a scenario; its goals are to be described in texts. */
export function withNewScenario(regulation: Regulation): Regulation {
	const { scenarios } = regulation;
	const taken = new Set(scenarios.map(({ id }) => id));
	let count = 1;
	while (taken.has(`own${count}`)) count += 1;
	const id = `own${count}`;
	const goals = { primary: `${id}Primary`, secondary: `${id}Secondary` };
	const made: Scenario = { id, goals: { light: goals, dark: goals }, deployment: 'edges', zone: 5 };
	return { ...regulation, scenarios: [...scenarios, made] };
}

/** Removes a scenario and its texts; the last scenario cannot be removed. */
export function withoutScenario(regulation: Regulation, id: string): Regulation {
	const { scenarios } = regulation;
	if (scenarios.length < 2) return regulation;
	const left = { ...regulation, scenarios: scenarios.filter((scenario) => scenario.id !== id) };
	const words = Object.keys(regulation.texts ?? {}).filter(
		(key) => key === `scenarios.${id}` || key.startsWith(`goals.${id}`)
	);
	return words.reduce((made, key) => withText(made, key, ''), left);
}
