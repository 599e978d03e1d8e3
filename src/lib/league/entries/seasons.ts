import type { Entrant, Season } from '../league-file';
import type { Regulation } from '../regulation';
import { rankOf } from './authority';
import type { BodyOf } from './bodies';
import type { Counting, Taken } from './counting';
import { oldestFirst, type RecordList, type Version } from './records';

/** The league's own rules, and its seasons with theirs. */
export interface Seasons {
	readonly name: string;
	readonly regulation: Regulation;
	readonly seasons: readonly Season[];
}

/** A season's regulation with the digest of its price tables. */
type Rules = Pick<Season, 'regulation' | 'rulebookDigest'>;

function shownBy<T>(
	counting: Counting,
	list: RecordList,
	versions: readonly Version<T>[]
): Map<string, T> {
	const records = counting.settle(list, versions);
	return new Map(records.map(({ record, heads: [{ value }] }) => [record, value]));
}

/** The name and the regulation for coming seasons. */
function ownRules(counting: Counting): Pick<Seasons, 'name' | 'regulation'> {
	const { digest, entry } = counting.set.founding;
	const { founder, name, regulation } = entry.body;
	const taken = counting.take('regulation', () => ({}));
	const current = <T>(
		list: 'name' | 'regulation',
		founded: T,
		nextIn: (body: BodyOf<'regulation'>) => T | undefined
	) => {
		const first: Version<T> = {
			...{ record: '', digest, value: founded, rank: rankOf('founder') },
			...{ persons: [founder.id], writtenAt: entry.writtenAt, replaces: [] }
		};
		const later = taken.flatMap((one) => {
			const next = nextIn(one.body);
			return next === undefined ? [] : [counting.version(one, '', next, one.body.replaces)];
		});
		return counting.settle(list, [first, ...later])[0]?.heads[0].value ?? founded;
	};
	return {
		name: current('name', name, (body) => body.name),
		regulation: current('regulation', regulation, (body) => body.regulation)
	};
}

/** A player with two registrations enters a season once, in the category of the id that counts. */
function joined(roster: readonly Entrant[], sameAs: Counting['sameAs']): Entrant[] {
	const byId = new Map<string, Entrant>();
	const own = (entrant: Entrant) => sameAs(entrant.player) === entrant.player;
	for (const entrant of [...roster].sort((a, b) => Number(own(b)) - Number(own(a)))) {
		const player = sameAs(entrant.player);
		if (!byId.has(player)) byId.set(player, { player, category: entrant.category });
	}
	return [...byId.values()];
}

type Opened = readonly Taken<'season'>[];
type Changed = readonly Taken<'seasonChange'>[];

/** The points of absent players by season: those that it opened with, none where two openings contradict each other. */
function announcedPoints(opened: Opened): Map<string, number> {
	const byDigest = new Map(opened.map((one) => [one.known.digest, one.body.season.id]));
	const isFirst = ({ body: { season, replaces } }: Opened[number]) =>
		!replaces.some((digest) => byDigest.get(digest) === season.id);
	const points = new Map<string, number>();
	for (const { body } of opened.filter(isFirst)) {
		const { absent } = body.regulation.scoring.walkover;
		const known = points.get(body.season.id) ?? absent;
		points.set(body.season.id, known === absent ? absent : 0);
	}
	return points;
}

/** Rules without points for absent players that were not announced by the opening day; they can only be given up. */
function asAnnounced(rules: Rules, announced: number): Rules {
	const { regulation } = rules;
	const { scoring } = regulation ?? {};
	if (!regulation || !scoring || [0, announced].includes(scoring.walkover.absent)) return rules;
	const walkover = { ...scoring.walkover, absent: announced };
	return { ...rules, regulation: { ...regulation, scoring: { ...scoring, walkover } } };
}

function rulesBySeason(counting: Counting, opened: Opened, changed: Changed): Map<string, Rules> {
	const announced = announcedPoints(opened);
	const inForce = (season: string, rules: Rules) => asAnnounced(rules, announced.get(season) ?? 0);
	const first = opened.map((one) => {
		const { season, regulation, rulebookDigest, replaces } = one.body;
		const value = inForce(season.id, { regulation, rulebookDigest });
		return counting.version(one, season.id, value, replaces);
	});
	const later = changed.flatMap((one) => {
		const { season, regulation, rulebookDigest, replaces } = one.body;
		if (!regulation) return [];
		const value = inForce(season, { regulation, ...(rulebookDigest && { rulebookDigest }) });
		return [counting.version(one, season, value, replaces)];
	});
	return shownBy(counting, 'regulations', [...first, ...later]);
}

function rostersBySeason(
	counting: Counting,
	opened: Opened,
	changed: Changed
): Map<string, readonly Entrant[]> {
	const first = opened.map((one) => {
		const { season, roster, replaces } = one.body;
		return counting.version(one, season.id, roster, replaces);
	});
	const later = changed.flatMap((one) => {
		const { season, roster, replaces } = one.body;
		return roster ? [counting.version(one, season, roster, replaces)] : [];
	});
	return shownBy(counting, 'rosters', [...first, ...later]);
}

/** The league's rules and its seasons. */
export function seasonsOf(counting: Counting): Seasons {
	const opened = counting.take('season', () => ({}));
	const first = opened.map((one) => {
		const { season, replaces } = one.body;
		return counting.version(one, season.id, season, replaces);
	});
	const records = oldestFirst(counting.settle('seasons', first));
	const known = new Set(records.map(({ record }) => record));
	const changed = counting.take('seasonChange', ({ season }) =>
		known.has(season) ? {} : undefined
	);
	const rules = rulesBySeason(counting, opened, changed);
	const rosters = rostersBySeason(counting, opened, changed);
	const seasons = records.map(({ heads: [{ value }] }): Season => {
		const roster = joined(rosters.get(value.id) ?? [], counting.sameAs);
		return { ...value, ...rules.get(value.id), roster };
	});
	return { ...ownRules(counting), seasons };
}
