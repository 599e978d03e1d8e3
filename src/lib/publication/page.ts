import { dayText } from '$lib/i18n/day-text';
import { LANGUAGES, type Language } from '$lib/i18n/languages';
import type { Day } from '$lib/league/calendar';
import { CATEGORIES } from '$lib/league/fields';
import { contradictionsOf, undecidedGames, type Contradiction } from '$lib/league/contradictions';
import { regulationOf } from '$lib/league/frozen';
import type { League, Season } from '$lib/league/league-file';
import { seasonState } from '$lib/league/season';
import { seasonEnd, winnerOf } from '$lib/league/season-end';
import { html, Html } from './html';
import { resultsSection, upcomingSection } from './page-meetings';
import { standingsSection } from './page-standings';
import { PAGE_STYLE } from './page-style';
import { regulationText } from './regulation-text';
import { namesOf, type PublicationTexts } from './texts';

/** What a page for everybody shows. */
export interface PageOrder {
	readonly league: League;
	readonly season: Season;
	readonly today: Day;
	/** The language that is shown first. */
	readonly first: Language;
	readonly texts: Readonly<Record<Language, PublicationTexts>>;
	/** Entries that contradict each other; without it, those found in the league itself. */
	readonly contradictions?: readonly Contradiction[];
}

type OneLanguage = Omit<PageOrder, 'texts'> & {
	readonly language: Language;
	readonly texts: PublicationTexts;
	readonly contradictions: readonly Contradiction[];
};

const LANGUAGE_IDS = Object.keys(LANGUAGES) as Language[];
const SECTIONS = ['standings', 'upcoming', 'results', 'regulations'] as const;

function summary({ league, season, today, texts, contradictions }: OneLanguage): Html {
	const m = texts.leagues.season.standings;
	const state = seasonState(league, season);
	const end = seasonEnd(league, state, today);
	const when = dayText(texts.tag, end.end);
	const facts = [
		texts.publication.page.season({ id: season.id }),
		texts.publication.page.asOf({ when: dayText(texts.tag, today) }),
		end.over ? m.lasted({ when }) : m.lasts({ when })
	];
	const undecided = undecidedGames(league, season, contradictions);
	const provisional = [m.provisional({ count: undecided }), ...(end.over ? [m.noWinnerYet] : [])];
	const winners = CATEGORIES.flatMap((category) => {
		const winner = end.over && undecided === 0 ? winnerOf(league, state, category) : undefined;
		return winner
			? html`<p class="warning">
					<strong
						>${m.winner({ name: namesOf(league, texts)(winner.id), what: texts.leagues.categories[category] })}</strong
					>
				</p> `
			: [];
	});
	return html`<p class="soft">${facts.join(' · ')}</p>
		${undecided > 0 && html`<p class="warning">${provisional.join(' ')}</p> `}${winners}`;
}

function regulationSection({ league, season, texts }: OneLanguage): Html {
	return html`<div class="card">
		${regulationText(regulationOf(league, season), texts).map(
			({ title, sentences }) =>
				html`<h3>${title}</h3>
					<ul>
						${sentences.map(({ text }) => html`<li>${text}</li> `)}
					</ul> `
		)}
	</div> `;
}

function inLanguage(order: OneLanguage): Html {
	const { league, today, language, texts, contradictions } = order;
	const m = texts.publication.page;
	const sections = {
		standings: () => standingsSection(league, order.season, texts),
		upcoming: () => upcomingSection(order, today),
		results: () => resultsSection(order, today),
		regulations: () => regulationSection(order)
	};
	const note =
		contradictions.length > 0 &&
		html`<p class="warning">${m.contradictions({ count: contradictions.length })}</p> `;
	return html`<main lang="${language}">
		<h1>${league.name}</h1>
		${summary(order)}${note}
		<nav aria-label="${m.contents}">
			<ul>
				${SECTIONS.map((name) => html`<li><a href="#${language}-${name}">${m.sections[name]}</a></li> `)}
			</ul>
		</nav>
		${SECTIONS.map(
			(name) =>
				html`<section aria-labelledby="${language}-${name}">
					<h2 id="${language}-${name}">${m.sections[name]}</h2>
					${sections[name]()}
				</section> `
		)}
		<footer class="soft"><p>${m.made}</p></footer>
	</main> `;
}

/** A radio button for each language; the style shows the chosen one. */
function languageChoices(first: Language): Html[] {
	return LANGUAGE_IDS.map(
		(language) =>
			html`<label lang="${language}"
				><input
					type="radio"
					name="language"
					id="language-${language}"
					${language === first && html` checked`}
				/>
				${LANGUAGES[language]}</label
			> `
	);
}

/**
 * The page for everybody: one HTML file without scripts and without anything from elsewhere, in both languages. It
 * works from any host and from a file.
 */
export function leaguePage(order: PageOrder): string {
	const { league, season, first, texts, contradictions = contradictionsOf(league) } = order;
	const title = texts[first].publication.page.title({ league: league.name, season: season.id });
	const legend = texts[first].publication.page.language;
	return html`<!doctype html>
		<html lang="${first}">
			<head>
				<meta charset="utf-8" />
				<meta
					http-equiv="Content-Security-Policy"
					content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
				/>
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="referrer" content="no-referrer" />
				<meta name="generator" content="Brikmuster" />
				<title>${title}</title>
				<style>
					${new Html(PAGE_STYLE)}
				</style>
			</head>
			<body>
				<header>
					<fieldset class="languages">
						<legend>${legend}</legend>
						${languageChoices(first)}
					</fieldset>
				</header>
				${LANGUAGE_IDS.map((language) =>
					inLanguage({ ...order, contradictions, language, texts: texts[language] })
				)}
			</body>
		</html> `.source;
}
