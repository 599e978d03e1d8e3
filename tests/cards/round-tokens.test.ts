import { describe, expect, it } from 'vitest';
import { templateArmy } from '$lib/army/templates';
import { cutFile } from '$lib/cards/cut-file';
import { tokensOf } from '$lib/cards/sheets/tokens';
import { templates } from '$lib/i18n/pl/templates';
import { sheetTexts } from '../setup/sheets';
import { jobOf, pdfFile, printed } from './printing';
import type { Point } from './reading/page-drawn';
import { curvesOn } from './reading/pdfjs';

const ID = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';
/** Millimeters between what is printed and what is cut. */
const MOST_APART = 0.1;
/** Directions from the middle of a circle in which its outline is looked at. */
const DIRECTIONS = 72;

interface Circle {
	readonly middle: Point;
	readonly radius: number;
}

/** The circles of a cut file: squares whose corners are as round as they can be. */
function circlesIn(svg: string): Circle[] {
	const found = svg.matchAll(
		/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" rx="([\d.]+)"\/>/g
	);
	return [...found].map((match) => {
		const [x = 0, y = 0, width = 0, height = 0, radius = 0] = match.slice(1).map(Number);
		expect([width, height]).toEqual([2 * radius, 2 * radius]);
		return { middle: [x + radius, y + radius], radius };
	});
}

/** Points along a cubic curve. */
function pointsAlong(curve: readonly Point[]): Point[] {
	const [a = [0, 0], b = a, c = b, d = c] = curve;
	return Array.from({ length: DIRECTIONS + 1 }, (_, index): Point => {
		const t = index / DIRECTIONS;
		const on = (axis: 0 | 1) =>
			(1 - t) ** 3 * a[axis] +
			3 * (1 - t) ** 2 * t * b[axis] +
			3 * (1 - t) * t ** 2 * c[axis] +
			t ** 3 * d[axis];
		return [on(0), on(1)];
	});
}

/** Whether an outline is printed along all of a circle. */
function isPrinted({ middle, radius }: Circle, points: readonly Point[]): boolean {
	const directions = points.flatMap(([x, y]) => {
		const [right, down] = [x - middle[0], y - middle[1]];
		const isNear = Math.abs(Math.hypot(right, down) - radius) <= MOST_APART;
		const turn = Math.atan2(down, right) / (2 * Math.PI) + 0.5;
		return isNear ? [Math.floor(turn * DIRECTIONS) % DIRECTIONS] : [];
	});
	return new Set(directions).size === DIRECTIONS;
}

describe('round tokens', () => {
	it.each([
		['a4', 'mm'],
		['letter', 'inch']
	] as const)('are printed where the cut file cuts: %s, %s', async (paper, tokenSize) => {
		const army = templateArmy('wizards', ID, templates.wizards);
		const job = jobOf(army, { paper, tokenSize, tokenShape: 'round' }, 'tokens');
		const texts = await sheetTexts('pl');
		const circles = circlesIn(cutFile(job, texts) ?? '');
		const points = (await curvesOn(pdfFile(await printed(job)))).flatMap(pointsAlong);
		const drawn = circles.filter((circle) => isPrinted(circle, points));
		expect(drawn.length).toBeGreaterThan(5);
		expect(drawn).toHaveLength(Math.min(circles.length, tokensOf(army, texts).length));
	});
});
