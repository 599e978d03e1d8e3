import { withoutBidiMarks } from '$lib/army/format/direction';
import { withoutMentions } from '$lib/i18n/mentions';
import { formatPoints } from '$lib/points/format';
import { toCp, type Points } from '$lib/points/points';
import { squadWorth, worthOf } from '$lib/rules/assessment/worth';
import type { Squad, Unit } from '$lib/rules/choices';
import { formationOf } from '$lib/rules/formation/formation';
import { tallyOf } from '$lib/rules/registry';
import { countOf, summonsOf } from '$lib/rules/terms';
import type { CardTexts } from './card';
import { shownAssessed, type AssessedArmy } from './ledger-block';
import { legalityText } from './legality';
import { unitText } from './unit-text';

/** How a list is written: for any chat, or for one that shows Markdown. */
export type TextStyle = 'plain' | 'markdown';

interface Writing {
	readonly title: (text: string) => string;
	readonly group: (text: string) => string;
	/** A unit: its name, and the rest of its line. */
	readonly unit: (name: string, facts: readonly string[]) => string;
	readonly link: (link: string) => string;
}

const joined = (facts: readonly string[]) => facts.filter(Boolean).join(' · ');
/** Signs that chats take for Markdown. */
const escaped = (text: string) => text.replace(/[\\`*_~|<>[\]#]/g, '\\$&');

const WRITINGS: Record<TextStyle, Writing> = {
	plain: {
		title: (text) => text,
		group: (text) => text,
		unit: (name, facts) => `• ${joined([name, ...facts])}`,
		link: (link) => link
	},
	markdown: {
		title: (text) => `## ${escaped(text)}`,
		group: (text) => `**${escaped(text)}**`,
		unit: (name, facts) => `- ${joined([`**${escaped(name)}**`, ...facts.map(escaped)])}`,
		link: (link) => `<${link}>`
	}
};

const pointsText = (points: Points, { builder }: CardTexts) =>
	`${formatPoints(points)} ${builder.app.points({ points: toCp(points) })}`;
const diceText = (dice: number, { builder }: CardTexts) => `${dice} ${builder.app.dice({ dice })}`;

/** The rulebook, the total and whether the army is legal. */
function armyFacts({ army, assessment }: AssessedArmy, texts: CardTexts): string {
	const { total, dice = 0 } = assessment;
	const tally = tallyOf(army);
	const points = tally === 'points' ? pointsText(total, texts) : '';
	const sum = tally === 'dice' ? diceText(dice, texts) : points;
	const legality = legalityText({ army, assessment }, texts);
	return joined([texts.builder.terms.rulebooks[army.rulebook], sum, legality]);
}

function unitLine(
	{ army, assessment }: AssessedArmy,
	unit: Unit,
	texts: CardTexts,
	writing: Writing
): string {
	const count = countOf(unit);
	const worth = worthOf(army, assessment, unit);
	const points = worth?.tally === 'points' ? pointsText(worth.total, texts) : '';
	const cost = worth?.tally === 'dice' ? diceText(worth.total, texts) : points;
	const name = count === 1 ? unit.name : `${count} × ${unit.name}`;
	return writing.unit(name, [unitText(texts.builder, unit), cost]);
}

function squadTitle({ army, assessment }: AssessedArmy, squad: Squad, texts: CardTexts) {
	const worth = squadWorth(army, assessment, squad);
	if (worth === undefined || tallyOf(army) !== 'points') return squad.name;
	return joined([squad.name, pointsText(worth as Points, texts)]);
}

/**
 * Returns the army as a text for a chat. Its last line is the link, from which the app reads the
 * army again.
 */
export function armyText(
	stored: AssessedArmy,
	texts: CardTexts,
	style: TextStyle,
	link?: string
): string {
	const assessed = shownAssessed(stored, texts);
	const { army } = assessed;
	const { loose, squads } = formationOf(army);
	const writing = WRITINGS[style];
	const unitLines = (units: readonly Unit[]) =>
		units.map((unit) => unitLine(assessed, unit, texts, writing));
	const reserve = summonsOf(army);
	const blocks = [
		[writing.title(army.name), armyFacts(assessed, texts)],
		unitLines(loose),
		...squads.map(({ squad, whole }) =>
			whole.length === 0
				? []
				: [writing.group(squadTitle(assessed, squad, texts)), ...unitLines(whole)]
		),
		reserve.length === 0 ? [] : [writing.group(texts.builder.army.reserve), ...unitLines(reserve)]
	];
	const text = blocks
		.filter((lines) => lines.length > 0)
		.map((lines) => lines.join('\n'))
		.join('\n\n');
	const end = link === undefined ? '' : `\n\n${writing.link(link)}`;
	return `${withoutMentions(withoutBidiMarks(text))}${end}\n`;
}
