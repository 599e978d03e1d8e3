import { goalText, scenarioName } from '$lib/i18n/league-words';
import {
	boxesOf,
	hasSupplements,
	highestTotal,
	ownReadings,
	type Regulation,
	type Scenario
} from '$lib/league/regulation';
import type { RuleId } from '$lib/rules/citations';
import { signed, type PublicationTexts } from './texts';

/** A rule of the league with its own numbers, and the rules of the Small League in its place. */
export interface LeagueSentence {
	readonly rules: readonly RuleId[];
	readonly text: string;
}

/** A heading and its sentences. */
export interface RuleGroup {
	readonly title: string;
	readonly sentences: readonly LeagueSentence[];
}

const list = (tag: string, words: readonly string[]) => new Intl.ListFormat(tag).format(words);

function sentence(text: string, ...rules: readonly RuleId[]): LeagueSentence {
	return { rules, text };
}

function armySentences(regulation: Regulation, { publication, tag }: PublicationTexts) {
	const m = publication.rules;
	const { limits, armies, supplements, attestations, seal, seniorFrom } = regulation;
	const points = new Intl.NumberFormat(tag).format(limits.points);
	const books = supplements.map((id) => m.supplements[id]);
	const limit = m.armies({ count: armies, points, speed: limits.speed });
	const printed = books.length > 0 ? m.rulebook({ what: list(tag, books) }) : m.noSupplements;
	const { rulebook: id, packs = [] } = regulation;
	const rulebook = hasSupplements(regulation) ? printed : m.books[id];
	const names = packs.map((pack) => m.pack(pack));
	return [
		sentence(limit, 'PL-LIG-01', 'PL-LIG-02', 'PL-LIG-03'),
		sentence(rulebook, 'PL-LIG-04'),
		...(names.length > 0 ? [sentence(m.packs({ what: list(tag, names) }), 'PL-LIG-04')] : []),
		...(attestations.includes('toyBricksOnly') ? [sentence(m.bricks, 'PL-LIG-05')] : []),
		...(seal === 'required' ? [sentence(m.seal, 'PL-LIG-05')] : []),
		sentence(m.age({ age: seniorFrom }), 'PL-LIG-06')
	];
}

/** How the league reads what its rulebook leaves open, if it is not the usual reading. */
function rulingSentences(regulation: Regulation, { publication }: PublicationTexts) {
	const { rulings } = publication.rules;
	return ownReadings(regulation).map(({ ruling, value, rule }) => {
		const { title, readings } = rulings[ruling];
		return sentence(`${title}: ${(readings as Record<string, string>)[value] ?? value}`, rule);
	});
}

function scoringSentences(regulation: Regulation, { publication, tag }: PublicationTexts) {
	const m = publication.rules;
	const { played, win, loss, secondary, secondaryOnDraw, walkover } = regulation.scoring;
	const sign = (value: number) => signed(tag, value);
	const { present, absent, alreadyPlayed } = walkover;
	const game = m.game({ played, win: sign(win), loss: sign(loss), secondary: sign(secondary) });
	return [
		sentence(game, 'PL-LIG-12'),
		sentence((secondaryOnDraw ? m.drawWithSecondary : m.draw)({ played }), 'PL-LIG-12'),
		sentence(
			m.boxes({ games: boxesOf(regulation).length, most: highestTotal(regulation) }),
			'PL-LIG-13'
		),
		sentence(m.walkover({ present, absent, lost: sign(alreadyPlayed) }), 'PL-LIG-10')
	];
}

function meetingSentences(regulation: Regulation, texts: PublicationTexts): LeagueSentence[] {
	const m = texts.publication.rules;
	const { noticeDays, table, standardTable, gameMinutes: minutes } = regulation.meeting;
	const size = ({ width, depth }: typeof table) => `${width} × ${depth}`;
	const categories = regulation.refereeFor.map((id) => texts.leagues.categories[id]);
	const what = list(texts.tag, categories);
	return [
		sentence(m.notice({ days: noticeDays }), 'PL-LIG-07'),
		sentence(m.table({ least: size(table), usual: size(standardTable), minutes }), 'PL-LIG-07'),
		sentence(categories.length > 0 ? m.referee({ what }) : m.noReferee, 'PL-LIG-08')
	];
}

/** The rules of the Small League about its scenarios. */
const SCENARIO_RULES: Readonly<Record<string, readonly RuleId[]>> = {
	battle: ['PL-LIG-14', 'PL-LIG-15'],
	captureTheFlag: ['PL-LIG-14', 'PL-LIG-16'],
	transport: ['PL-LIG-17', 'PL-LIG-18']
};

function goalSentences(regulation: Regulation, scenario: Scenario, texts: PublicationTexts) {
	const m = texts.publication.rules;
	const { sides } = texts.leagues;
	const goal = (id: string) => goalText(texts.leagues, regulation, id, scenario.captures);
	const own = (side: 'light' | 'dark') => ({
		primary: goal(scenario.goals[side].primary),
		secondary: goal(scenario.goals[side].secondary)
	});
	const [light, dark] = [own('light'), own('dark')];
	if (light.primary === dark.primary && light.secondary === dark.secondary) {
		return [m.bothSides(light)];
	}
	const capital = (word: string) => word.charAt(0).toLocaleUpperCase(texts.tag) + word.slice(1);
	return [
		m.side({ side: capital(sides.light), ...light }),
		m.side({ side: capital(sides.dark), ...dark })
	];
}

function scenarioSentence(regulation: Regulation, scenario: Scenario, texts: PublicationTexts) {
	const m = texts.publication.rules;
	const { id, deployment, zone, reinforcements } = scenario;
	const parts = [
		`${scenarioName(texts.leagues, regulation, id)}.`,
		...goalSentences(regulation, scenario, texts),
		m[deployment]({ zone })
	];
	if (reinforcements) {
		const { side, from } = reinforcements;
		parts.push(m.reinforcements({ side: texts.leagues.sides[side], from }));
	}
	const rules = Object.hasOwn(SCENARIO_RULES, id) ? SCENARIO_RULES[id] : undefined;
	return sentence(parts.join(' '), ...(rules ?? []));
}

/** The rules of a league with its own numbers, as sentences. */
export function regulationText(regulation: Regulation, texts: PublicationTexts): RuleGroup[] {
	const m = texts.publication.rules;
	const { months, monthsAfterFirst: after } = regulation.season;
	const rulings = rulingSentences(regulation, texts);
	const season = [
		sentence(m.season({ months, after }), 'PL-LIG-11'),
		sentence(m.ties, 'PL-LIG-11')
	];
	return [
		{ title: m.groups.army, sentences: armySentences(regulation, texts) },
		...(rulings.length > 0 ? [{ title: m.groups.rulings, sentences: rulings }] : []),
		{
			title: m.groups.scenarios,
			sentences: regulation.scenarios.map((entry) => scenarioSentence(regulation, entry, texts))
		},
		{ title: m.groups.scoring, sentences: scoringSentences(regulation, texts) },
		{ title: m.groups.meeting, sentences: meetingSentences(regulation, texts) },
		{ title: m.groups.season, sentences: season }
	];
}

/** What a league says in place of a rule of the Small League, where its numbers or texts differ. */
export function differencesFrom(
	rule: RuleId,
	regulation: Regulation,
	usual: Regulation,
	texts: PublicationTexts
): string[] {
	const about = (of: Regulation) =>
		regulationText(of, texts)
			.flatMap(({ sentences }) => sentences)
			.filter(({ rules }) => rules.includes(rule))
			.map(({ text }) => text);
	const known = new Set(about(usual));
	return about(regulation).filter((text) => !known.has(text));
}
