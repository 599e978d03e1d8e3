import type { Points } from './points';

const MINUS = '−';

function halves(points: number): string {
	const whole = Math.floor(points / 2);
	const half = points % 2 === 1 ? '½' : '';
	return whole === 0 && half ? half : `${whole}${half}`;
}

/** Formats CP as players read it: 149½, −1, ½. */
export function formatPoints(points: Points): string {
	return points < 0 ? MINUS + halves(-points) : halves(points);
}

/** Formats CP with an explicit sign, for the price of a change: +2, −½, ±0. */
export function formatChange(points: Points): string {
	if (points === 0) return '±0';
	return points < 0 ? formatPoints(points) : `+${formatPoints(points)}`;
}
