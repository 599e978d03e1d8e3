import { packDigest } from '$lib/army/format/digest';
import { scenarioName } from '$lib/i18n/league-words';
import { undecidedGames, type Contradiction } from '$lib/league/contradictions';
import { CATEGORIES, SIDES, type Category, type Side } from '$lib/league/fields';
import { regulationOf } from '$lib/league/frozen';
import type { League, Season } from '$lib/league/league-file';
import type { Pack } from '$lib/rules/packs/pack';
import { seasonState } from '$lib/league/season';
import { standings } from '$lib/league/standings';
import { contradictionText } from '$lib/publication/contradiction-text';
import { namesOf, type PublicationTexts } from '$lib/publication/texts';
import { dayText } from '$lib/i18n/day-text';
import type { JsonLeague } from '../outputs';
import { aligned, columns, escapeControls, padded, type Style } from '../terminal';

/** A table whose columns are aligned: the first ones, of words, at their start, numbers at their end. */
function alignedLines(rows: readonly (readonly string[])[], words: number, style: Style): string[] {
	const cells = rows.map((row) => row.map(escapeControls));
	const widths = (cells[0] ?? []).map((_, index) =>
		Math.max(...cells.map((row) => columns(row[index] ?? '')))
	);
	return cells.map((row, line) => {
		const text = row
			.map((cell, index) => (index < words ? padded : aligned)(cell, widths[index] ?? 0))
			.join('  ')
			.trimEnd();
		return line === 0 ? style.strong(text) : text;
	});
}

/** The standings of a category; each scenario has the results from the light and the dark side. */
function standingsLines(
	league: League,
	season: Season,
	category: Category,
	{ leagues }: PublicationTexts,
	style: Style
): string[] {
	const name = namesOf(league, { leagues });
	const m = leagues.season.standings;
	const regulation = regulationOf(league, season);
	const rows = standings(league, seasonState(league, season), category);
	if (rows.length === 0) return [];
	const hasCities = rows.some(({ player }) => player.city !== undefined);
	const head = regulation.scenarios.map(({ id }) => scenarioName(leagues, regulation, id));
	const city = hasCities ? [leagues.season.people.city] : [];
	const lines = rows.map(({ player, place, total, results, tiedWith }) => {
		const pointsOf = (scenario: string, side: Side) =>
			results.find(({ box }) => box.scenario === scenario && box.side === side)?.points ?? '–';
		return [
			`${place}${tiedWith.length > 0 ? '=' : '.'}`,
			name(player.id),
			...(hasCities ? [player.city ?? ''] : []),
			String(total),
			...regulation.scenarios.map(({ id }) => `${pointsOf(id, 'light')} / ${pointsOf(id, 'dark')}`)
		];
	});
	const title = `${m.categories[category]} (${SIDES.map((side) => leagues.sides[side]).join(' / ')})`;
	const table = [['', m.player, ...city, m.points, ...head], ...lines];
	return ['', title, ...alignedLines(table, 2 + city.length, style)];
}

/** What a report on a league takes from the command's texts. */
export interface Wording {
	readonly style: Style;
	readonly until: (given: { when: string }) => string;
}

/** The report on a league: its season, the standings if wanted, and what contradicts itself. */
export function leagueText(
	league: League,
	season: Season | undefined,
	withStandings: boolean,
	contradictions: readonly Contradiction[],
	texts: PublicationTexts,
	{ style, until }: Wording
): string {
	const lines = [style.strong(escapeControls(league.name))];
	if (season) {
		const { end } = seasonState(league, season);
		const facts = [
			texts.publication.page.season({ id: season.id }),
			until({ when: dayText(texts.tag, end) })
		];
		lines.push(escapeControls(facts.join(' · ')));
		const undecided = undecidedGames(league, season, contradictions);
		const { provisional } = texts.leagues.season.standings;
		if (undecided > 0) lines.push(style.alarm(provisional({ count: undecided })));
		const categories = withStandings ? CATEGORIES : [];
		for (const category of categories) {
			lines.push(...standingsLines(league, season, category, texts, style));
		}
	}
	const alarms = contradictions.map((entry) =>
		style.alarm(escapeControls(contradictionText(league, entry, texts)))
	);
	if (alarms.length > 0) lines.push('', ...alarms);
	return `${lines.join('\n')}\n`;
}

function standingsJson(league: League, season: Season, category: Category) {
	return standings(league, seasonState(league, season), category).map(
		({ player, place, total, results, tiedWith }) => ({
			place,
			player: player.id,
			name: player.name,
			...(player.city !== undefined && { city: player.city }),
			total,
			tiedWith: [...tiedWith].sort(),
			results: results.map(({ box, points, kind }) => ({ ...box, points, kind }))
		})
	);
}

const jsonPack = (pack: Pack) => {
	const { id, name, edition } = pack;
	return { id, name, edition, digest: packDigest(pack) };
};

/** The league with the standings of all seasons, for `--json`. */
export function leagueJson(
	file: string,
	league: League,
	contradictions: readonly Contradiction[],
	refused: JsonLeague['refused']
): JsonLeague {
	return {
		file,
		ok: true,
		id: league.id,
		name: league.name,
		seasons: league.seasons.map((season) => {
			const { end, settled } = seasonState(league, season);
			const tables = CATEGORIES.map((category) => [
				category,
				standingsJson(league, season, category)
			]);
			const { limits, rulebook, packs = [] } = regulationOf(league, season);
			const standings = Object.fromEntries(tables) as JsonLeague['seasons'][number]['standings'];
			const provisional = undecidedGames(league, season, contradictions) > 0;
			const rules = {
				rulebook,
				...(packs.length > 0 && { packs: packs.map(jsonPack) }),
				limits
			};
			return {
				id: season.id,
				opened: season.opened,
				end,
				settled,
				provisional,
				...rules,
				standings
			};
		}),
		contradictions: contradictions.map(({ kind, ...rest }) => ({ kind, ...rest })),
		refused
	};
}
