import { combatantsOf } from '$lib/combat/combatants';
import { killRows } from '$lib/combat/matrix';
import type { Chance } from '$lib/dice/chance';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import type { Language } from '$lib/i18n/languages';
import type { Army } from '$lib/rules/choices';
import type { Pack } from '$lib/rules/packs/pack';
import { rulebookFor } from '$lib/rules/registry';
import { onlyArmyIn } from '../armies-in';
import type { FileAssessment } from '../file-assessment';
import { knownPacks } from '../known-packs';
import { note, write } from '../output';
import type { JsonMatrix } from '../outputs';
import { Progress } from '../progress';
import { jsonReport } from '../report-json';
import { refusalText } from '../report-text';
import { escapeControls, styleFor } from '../terminal';
import { loadCliTexts, loadProblemTexts } from '../texts';
import type { CommandContext } from '../world';
import { answerJson } from './answer-json';
import { unitAnswer, type Answer } from './answers';
import { diceAnswer } from './dice-answers';
import type { MatrixQuestion, OddsOrder, UnitQuestion } from './order';
import type { Unanswerable } from './problems';
import { answerText, matrixText } from './text';

type Readable = Extract<FileAssessment, { ok: true }>;
type Unreadable = Extract<FileAssessment, { ok: false }>;

const line = (value: object) => `${escapeControls(JSON.stringify(value))}\n`;

/** Reads the army and the one it fights, which may be itself. */
async function readBoth(
	{ file, against }: { readonly file: string; readonly against?: string },
	packs: readonly Pack[],
	language: Language,
	context: CommandContext
): Promise<{ own: Army; other: Army } | Unreadable> {
	const own = await onlyArmyIn(file, language, context, packs);
	if (!own.ok) return own;
	const other: FileAssessment =
		against === undefined ? own : await onlyArmyIn(against, language, context, packs);
	return other.ok ? { own: own.army, other: (other as Readable).army } : other;
}

async function refuse(
	unreadable: Unreadable,
	{ json }: OddsOrder,
	language: Language,
	context: CommandContext
): Promise<2> {
	const texts = await loadProblemTexts(language);
	if (json) await write(context.output, `${jsonReport(unreadable, texts)}\n`);
	else await note(context.errors, refusalText(unreadable, texts));
	return 2;
}

/** Reports a question that the army cannot answer. */
async function refuseQuestion(
	code: Unanswerable,
	file: string,
	{ json }: OddsOrder,
	language: Language,
	context: CommandContext
): Promise<2> {
	const { cli } = await loadProblemTexts(language);
	const message = cli.odds[code];
	if (json)
		await write(context.output, line({ file, ok: false, error: { code, message, path: '' } }));
	else await note(context.errors, escapeControls(`${file}: ${message}`));
	return 2;
}

async function print(
	answer: Answer,
	{ json }: OddsOrder,
	language: Language,
	context: CommandContext
): Promise<0> {
	const style = styleFor(context.output, context.environment);
	const words = json ? line(answerJson(answer)) : await answerText(answer, language, style);
	await write(context.output, words);
	return 0;
}

interface Armies {
	readonly own: Army;
	readonly other: Army;
	readonly rules: CombatRules;
}

async function printUnits(
	question: UnitQuestion,
	{ own, other, rules }: Armies,
	order: OddsOrder,
	language: Language,
	context: CommandContext
): Promise<0 | 2> {
	const answer = unitAnswer(question, rules, combatantsOf(own), combatantsOf(other));
	if (typeof answer === 'string') {
		return refuseQuestion(answer, question.file, order, language, context);
	}
	return print(answer, order, language, context);
}

async function printMatrix(
	{ situation }: MatrixQuestion,
	{ own, other, rules }: Armies,
	{ json }: OddsOrder,
	language: Language,
	context: CommandContext
): Promise<0> {
	const [rows, columns] = [combatantsOf(own), combatantsOf(other)];
	const { progress: said } = await loadCliTexts(language);
	const progress = new Progress(context);
	const kill: (readonly Chance[])[] = [];
	for (const row of killRows({ rules, rows, columns, situation })) {
		kill.push(row);
		await progress.show(() => said.units({ done: kill.length, count: rows.length }));
	}
	await progress.clear();
	const [ids, names] = [
		(units: typeof rows) => units.map(({ unit }) => unit.id),
		(units: typeof rows) => units.map(({ unit }) => escapeControls(unit.name))
	];
	const words = json
		? line({ rows: ids(rows), columns: ids(columns), kill } satisfies JsonMatrix)
		: matrixText(names(rows), names(columns), kill, language);
	await write(context.output, words);
	return 0;
}

/** Prints the odds of dice, of two units, or of two armies. */
export async function printOdds(
	order: OddsOrder,
	language: Language,
	context: CommandContext
): Promise<0 | 2> {
	const { question } = order;
	if (question.kind === 'dice') {
		return print(diceAnswer(question, order.rules), order, language, context);
	}
	const known = await knownPacks(order, language, context);
	if (!known.ok) return known.status;
	const armies = await readBoth(question, known.packs, language, context);
	if ('problem' in armies) return refuse(armies, order, language, context);
	const given = { ...armies, rules: order.rules ?? rulebookFor(armies.own).combat };
	return question.kind === 'matrix'
		? printMatrix(question, given, order, language, context)
		: printUnits(question, given, order, language, context);
}
