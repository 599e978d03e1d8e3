import { scenarioName } from '$lib/i18n/league-words';
import { CATEGORIES, SIDES, type Category } from '$lib/league/fields';
import { citiesOf, rowsOfCity } from '$lib/league/cities';
import { regulationOf } from '$lib/league/frozen';
import type { League, Season } from '$lib/league/league-file';
import { boxesOf, type Box } from '$lib/league/regulation';
import { seasonState } from '$lib/league/season';
import { standings, type Standing } from '$lib/league/standings';
import { html, type Html } from './html';
import { namesOf, type PublicationTexts } from './texts';

interface Table {
	readonly title: string;
	readonly rows: readonly Standing[];
}

function boxName(league: League, season: Season, box: Box, { leagues }: PublicationTexts): string {
	return leagues.season.walkovers.boxOf({
		what: scenarioName(leagues, regulationOf(league, season), box.scenario),
		part: leagues.sides[box.side]
	});
}

function rowOf(
	{ place, total, results, tiedWith }: Standing,
	name: string,
	boxes: readonly (Box & { readonly name: string })[],
	{ publication, tag }: PublicationTexts
): Html {
	const number = new Intl.NumberFormat(tag);
	const cells = boxes.map(({ scenario, side, name }) => {
		const found = results.find(({ box }) => box.scenario === scenario && box.side === side);
		return found
			? html`<td class="box" data-box="${name}">${number.format(found.points)}</td>`
			: html`<td class="box open" data-box="${name}">
					<span aria-hidden="true">–</span><span class="hidden">${publication.page.empty}</span>
				</td>`;
	});
	const shown = `${place}${tiedWith.length > 0 ? '=' : '.'}`;
	return html`<tr>
		<td class="number">${shown}</td>
		<th scope="row">${name}</th>
		${cells}
		<td class="total">${number.format(total)}</td>
	</tr> `;
}

/** Two rows of headings: scenarios above their two sides. */
function headOf(league: League, season: Season, { leagues }: PublicationTexts): Html {
	const m = leagues.season.standings;
	const { scenarios, ...regulation } = regulationOf(league, season);
	const names = scenarios.map(
		({ id }) =>
			html`<th scope="colgroup" colspan="2" class="box">
				${scenarioName(leagues, regulation, id)}
			</th>`
	);
	const sides = scenarios.flatMap(() =>
		SIDES.map((side) => html`<th scope="col" class="box">${leagues.sides[side]}</th>`)
	);
	return html`<thead>
		<tr>
			<th scope="col" rowspan="2" class="number">${m.place}</th>
			<th scope="col" rowspan="2" class="player">${m.player}</th>
			${names}
			<th scope="col" rowspan="2" class="total">${m.points}</th>
		</tr>
		<tr>
			${sides}
		</tr>
	</thead>`;
}

function tableOf(league: League, season: Season, { title, rows }: Table, texts: PublicationTexts) {
	const boxes = boxesOf(regulationOf(league, season)).map((box) => ({
		...box,
		name: boxName(league, season, box, texts)
	}));
	const nameOf = namesOf(league, texts);
	return html`<h3>${title}</h3>
		<div class="card scroll">
			<table class="standings">
				${headOf(league, season, texts)}
				<tbody>
					${rows.map((row) => rowOf(row, nameOf(row.player.id), boxes, texts))}
				</tbody>
			</table>
		</div> `;
}

function tablesOf(league: League, season: Season, category: Category, texts: PublicationTexts) {
	const rows = standings(league, seasonState(league, season), category);
	if (rows.length === 0) return [];
	const title = texts.leagues.season.standings.categories[category];
	const cities = citiesOf(league, season);
	const ofCity = cities.map((city): Table => ({
		title: texts.publication.page.city({ category: title, city }),
		rows: rowsOfCity(rows, city)
	}));
	return [{ title, rows }, ...(cities.length > 1 ? ofCity : [])].filter(
		(table) => table.rows.length > 0
	);
}

/** The standings of all categories, with one table more for each city. */
export function standingsSection(league: League, season: Season, texts: PublicationTexts): Html {
	const tables = CATEGORIES.flatMap((category) => tablesOf(league, season, category, texts));
	if (tables.length === 0) return html`<p>${texts.publication.page.noPlayers}</p>`;
	return html`${tables.map((table) => tableOf(league, season, table, texts))}`;
}
