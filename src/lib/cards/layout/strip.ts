import type { StripBlock } from '../model/card';
import { inCell, type Mark } from '../print/marks';
import { leadingOf, widthOf, type Style } from '../type/measure';
import {
	centeredLine,
	lineOfText,
	smallStyle,
	tableOf,
	textStyle,
	type Row,
	type TextLayout
} from './flow';

/** Millimeters between the labels and the boxes, and the most that a box takes. */
const GUTTER = 1.5;
const WIDEST = 9;
/** Millimeters between two boxes. */
const APART = 0.5;
const AIR = 0.6;

/** The label of a row, as a cell. */
const LABEL = { column: 0, head: 'Row' } as const;

/** A value and the boxes that it holds for. */
interface Span {
	readonly value: string;
	readonly from: number;
	readonly to: number;
}

/** Equal values side by side, once. */
function spansOf(values: readonly string[]): Span[] {
	const spans: Span[] = [];
	values.forEach((value, index) => {
		const last = spans.at(-1);
		if (last?.value === value) spans[spans.length - 1] = { ...last, to: index + 1 };
		else spans.push({ value, from: index, to: index + 1 });
	});
	return spans;
}

/** Where the boxes of a strip are, and its styles. */
interface Frame {
	readonly left: number;
	readonly pitch: number;
	readonly text: Style;
	readonly bold: Style;
	readonly label: Style;
	readonly setting: TextLayout;
}

/** A value in the middle of its boxes, between lines when there are several. */
function spanMarks({ value, from, to }: Span, top: number, frame: Frame): Mark[] {
	const { left, pitch, bold, setting } = frame;
	const [start, end] = [left + from * pitch, left + to * pitch - APART];
	const middle = (start + end) / 2;
	const half = widthOf(value, bold) / 2 + 0.6;
	const y = top + leadingOf(bold) / 2;
	const line = (x: number, until: number): Mark[] =>
		until - x < 1
			? []
			: [
					{
						kind: 'line',
						from: [x, y],
						to: [until, y],
						stroke: setting.inks.hairline,
						strokeWidth: 0.25
					}
				];
	return [
		...(to - from > 1 ? [...line(start, middle - half), ...line(middle + half, end)] : []),
		...inCell(centeredLine(value, bold, middle, top, setting.inks.ink), {
			column: from + 1,
			...(to - from > 1 && { span: to - from })
		})
	];
}

/** A row of boxes with the size in each. */
function boxesRow(label: string, sizes: readonly number[], frame: Frame): Row {
	const { left, pitch, text, label: small, setting } = frame;
	const { ink, soft } = setting.inks;
	const side = leadingOf(text) + AIR;
	return {
		height: side + AIR,
		keep: true,
		marks: (top) => [
			...inCell(lineOfText(label, small, 0, top + (side - leadingOf(small)) / 2, soft), LABEL),
			...sizes.flatMap((size, index): Mark[] => [
				{
					kind: 'box',
					x: left + index * pitch,
					y: top,
					width: pitch - APART,
					height: side,
					radius: 0.4,
					stroke: ink,
					strokeWidth: 0.25
				},
				...inCell(
					centeredLine(
						`${size}`,
						text,
						left + index * pitch + (pitch - APART) / 2,
						top + AIR / 2,
						ink
					),
					{ column: index + 1 }
				)
			])
		]
	};
}

function valuesRow(label: string, values: readonly string[], frame: Frame): Row {
	const { bold, label: small, setting } = frame;
	return {
		height: leadingOf(bold),
		keep: true,
		marks: (top) => [
			...inCell(
				lineOfText(
					label,
					small,
					0,
					top + (leadingOf(bold) - leadingOf(small)) / 2,
					setting.inks.soft
				),
				LABEL
			),
			...spansOf(values).flatMap((span) => spanMarks(span, top, frame))
		]
	};
}

/** Boxes to cross off with what holds at each below, in as many lines as they need. */
export function stripRows(block: StripBlock, setting: TextLayout): Row[] {
	const { label, sizes, figures, rows } = block;
	const [text, bold, small] = [textStyle(setting), textStyle(setting, 'bold'), smallStyle(setting)];
	const labels = [label, ...rows.map((row) => row.label)].map((one) => widthOf(one, small));
	const left = Math.max(...labels) + GUTTER;
	const widest = (values: readonly string[]) =>
		Math.max(
			0,
			...spansOf(values).map(({ value, from, to }) => widthOf(value, bold) / (to - from))
		);
	const least =
		Math.max(
			...sizes.map((size) => widthOf(`${size}`, text)),
			...rows.map(({ values }) => widest(values))
		) +
		APART +
		2 * AIR;
	const perLine = Math.max(1, Math.floor((setting.width - left) / least));
	const lines = Math.ceil(sizes.length / perLine);
	const each = Math.ceil(sizes.length / lines);
	const pitch = Math.min(WIDEST, (setting.width - left) / each);
	const frame = { left, pitch, text, bold, label: small, setting };
	const drawn = Array.from({ length: lines }, (_, line) => {
		const part = <T>(values: readonly T[]) => values.slice(line * each, (line + 1) * each);
		return tableOf([
			...Array.from({ length: figures }, () => boxesRow(label, part(sizes), frame)),
			...rows.map((row) => valuesRow(row.label, part(row.values), frame))
		]);
	}).flat();
	return drawn.map((row, index) => (index < drawn.length - 1 ? row : { ...row, keep: false }));
}
