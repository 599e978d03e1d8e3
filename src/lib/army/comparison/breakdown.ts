import { CHAPTERS, type ChapterId, type RuleId } from '$lib/rules/citations';
import type { Unit } from '$lib/rules/choices';
import { totalOf } from '$lib/rules/ledger';
import { printedUnit } from '$lib/rules/packs/printed-unit';
import { rulebookFor } from '$lib/rules/registry';
import { gradeOf, STRENGTHS } from '$lib/rules/assessment/strengths';
import { countOf } from '$lib/rules/terms';
import { ROLES } from '../ready/roles';
import { roleOf } from '../role-of';
import type { Side } from './side';

/** The charts of a comparison: the first count points, the others figures. */
const OF_POINTS = ['pointsByRole', 'pointsByChapter'] as const;
export const CHARTS = [...OF_POINTS, 'figuresByRole', ...STRENGTHS] as const;
export type ChartId = (typeof CHARTS)[number];

interface Amount {
	/** The position of its bar. */
	readonly order: number;
	readonly amount: number;
}

/** The amounts of one army in one chart, by key; points as half-points. */
type Amounts = Map<string, Amount>;
type Breakdown = Readonly<Record<ChartId, Amounts>>;

/** One bar of a chart with the amounts of both armies. */
export interface Bar {
	readonly key: string;
	readonly amounts: readonly [number, number];
}

/** Keys of the bars for costs of the whole army and for everything beyond `MOST_BARS`. */
export const WHOLE_ARMY = 'army';
export const OTHERS = 'others';
const MOST_BARS = 8;

const chapters = Object.keys(CHAPTERS) as ChapterId[];
const chapterOf = new Map<RuleId, ChapterId>(
	chapters.flatMap((chapter) => CHAPTERS[chapter].map((rule) => [rule, chapter] as const))
);

export function isOfPoints(chart: ChartId): boolean {
	return OF_POINTS.some((id) => id === chart);
}

/** Whether a chart counts figures by a strength such as speed. */
export function isOfStrength(chart: ChartId): boolean {
	return STRENGTHS.some((id) => id === chart);
}

function add(amounts: Amounts, key: string, order: number, amount: number): void {
	if (amount !== 0) amounts.set(key, { order, amount: (amounts.get(key)?.amount ?? 0) + amount });
}

function addUnit(charts: Breakdown, { army, billOf }: Side, unit: Unit): void {
	const [role, copies] = [roleOf(printedUnit(army, unit)), countOf(unit)];
	const place = ROLES.indexOf(role);
	add(charts.figuresByRole, role, place, copies);
	add(charts.pointsByRole, role, place, totalOf(billOf(unit)));
	const profile = rulebookFor(army).profile(army, unit);
	for (const strength of STRENGTHS) {
		const grade = profile && gradeOf(profile, strength);
		if (grade) add(charts[strength], grade.text, grade.order, copies);
	}
}

/** Counts an army's points and figures for every chart. */
export function breakdownOf(side: Side): Breakdown {
	const charts = Object.fromEntries(
		CHARTS.map((chart) => [chart, new Map<string, Amount>()])
	) as Record<ChartId, Amounts>;
	for (const unit of side.army.units) addUnit(charts, side, unit);
	add(charts.pointsByRole, WHOLE_ARMY, ROLES.length, totalOf(side.common));
	for (const { rule, points } of side.assessment.lines) {
		const chapter = chapterOf.get(rule);
		if (chapter) add(charts.pointsByChapter, chapter, chapters.indexOf(chapter), points);
	}
	return charts;
}

/** Keeps the largest bars in their order and sums up the rest in one bar at the end. */
function atMost(bars: readonly Bar[], most: number): Bar[] {
	if (bars.length <= most) return [...bars];
	const size = ({ amounts: [left, right] }: Bar) => left + right;
	const kept = new Set(bars.toSorted((a, b) => size(b) - size(a)).slice(0, most - 1));
	const rest = bars.filter((bar) => !kept.has(bar));
	const sum = (side: 0 | 1) => rest.reduce((total, { amounts }) => total + amounts[side], 0);
	return [...bars.filter((bar) => kept.has(bar)), { key: OTHERS, amounts: [sum(0), sum(1)] }];
}

/** The bars of one chart for two armies; empty if both have nothing to show. */
export function barsOf(left: Breakdown, right: Breakdown, chart: ChartId): Bar[] {
	const [one, other] = [left[chart], right[chart]];
	const order = (key: string) => (one.get(key) ?? other.get(key))?.order ?? 0;
	const amount = (amounts: Amounts, key: string) => amounts.get(key)?.amount ?? 0;
	const bars = [...new Set([...one.keys(), ...other.keys()])]
		.sort((a, b) => order(a) - order(b))
		.map((key): Bar => ({ key, amounts: [amount(one, key), amount(other, key)] }));
	return atMost(bars, MOST_BARS);
}
