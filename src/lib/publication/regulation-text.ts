import { goalText, scenarioName } from '$lib/i18n/league-words';
import { boxesOf, highestTotal, type Regulation, type Scenario } from '$lib/league/regulation';
import { signed, type PublicationTexts } from './texts';

/** A heading and its sentences. */
export interface RuleGroup {
	readonly title: string;
	readonly sentences: readonly string[];
}

const list = (tag: string, words: readonly string[]) => new Intl.ListFormat(tag).format(words);

function armySentences(regulation: Regulation, { publication, tag }: PublicationTexts): string[] {
	const m = publication.rules;
	const { limits, armies, supplements, attestations, seal, seniorFrom } = regulation;
	const points = new Intl.NumberFormat(tag).format(limits.points);
	const books = supplements.map((id) => m.supplements[id]);
	return [
		m.armies({ count: armies, points, speed: limits.speed }),
		books.length > 0 ? m.rulebook({ what: list(tag, books) }) : m.noSupplements,
		...(attestations.includes('toyBricksOnly') ? [m.bricks] : []),
		...(seal === 'required' ? [m.seal] : []),
		m.age({ age: seniorFrom })
	];
}

function scoringSentences(regulation: Regulation, { publication, tag }: PublicationTexts) {
	const m = publication.rules;
	const { played, win, loss, secondary, secondaryOnDraw, walkover } = regulation.scoring;
	const sign = (value: number) => signed(tag, value);
	return [
		m.game({ played, win: sign(win), loss: sign(loss), secondary: sign(secondary) }),
		(secondaryOnDraw ? m.drawWithSecondary : m.draw)({ played }),
		m.boxes({ games: boxesOf(regulation).length, most: highestTotal(regulation) }),
		m.walkover({
			present: walkover.present,
			absent: walkover.absent,
			lost: sign(walkover.alreadyPlayed)
		})
	];
}

function meetingSentences(regulation: Regulation, texts: PublicationTexts): string[] {
	const m = texts.publication.rules;
	const { noticeDays, table, standardTable, gameMinutes } = regulation.meeting;
	const size = ({ width, depth }: typeof table) => `${width} × ${depth}`;
	const categories = regulation.refereeFor.map((id) => texts.leagues.categories[id]);
	return [
		m.notice({ days: noticeDays }),
		m.table({ least: size(table), usual: size(standardTable), minutes: gameMinutes }),
		categories.length > 0 ? m.referee({ what: list(texts.tag, categories) }) : m.noReferee
	];
}

function scenarioSentence(regulation: Regulation, scenario: Scenario, texts: PublicationTexts) {
	const m = texts.publication.rules;
	const { sides } = texts.leagues;
	const { goals, deployment, zone, captures, reinforcements } = scenario;
	const goal = (id: string) => goalText(texts.leagues, regulation, id, captures);
	const own = (side: 'light' | 'dark') => ({
		primary: goal(goals[side].primary),
		secondary: goal(goals[side].secondary)
	});
	const [light, dark] = [own('light'), own('dark')];
	const isSame = light.primary === dark.primary && light.secondary === dark.secondary;
	const capital = (word: string) => word.charAt(0).toLocaleUpperCase(texts.tag) + word.slice(1);
	const aims = isSame
		? [m.bothSides(light)]
		: [
				m.side({ side: capital(sides.light), ...light }),
				m.side({ side: capital(sides.dark), ...dark })
			];
	return [
		`${scenarioName(texts.leagues, regulation, scenario.id)}.`,
		...aims,
		m[deployment]({ zone }),
		...(reinforcements
			? [m.reinforcements({ side: sides[reinforcements.side], from: reinforcements.from })]
			: [])
	].join(' ');
}

/** The rules of a league with its own numbers, as sentences. */
export function regulationText(regulation: Regulation, texts: PublicationTexts): RuleGroup[] {
	const m = texts.publication.rules;
	const { months, monthsAfterFirst: after } = regulation.season;
	return [
		{ title: m.groups.army, sentences: armySentences(regulation, texts) },
		{
			title: m.groups.scenarios,
			sentences: regulation.scenarios.map((entry) => scenarioSentence(regulation, entry, texts))
		},
		{ title: m.groups.scoring, sentences: scoringSentences(regulation, texts) },
		{ title: m.groups.meeting, sentences: meetingSentences(regulation, texts) },
		{ title: m.groups.season, sentences: [m.season({ months, after }), m.ties] }
	];
}
