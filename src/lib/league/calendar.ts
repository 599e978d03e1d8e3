/** A calendar day in Warsaw, such as 2026-11-21. As a text, it sorts by date. */
export type Day = string;

const DAY = 86_400_000;

const at = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** Whether a text is an existing day. */
export function isDay(text: string): boolean {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
	const time = at(text);
	return Number.isFinite(time) && dayOf(time) === text;
}

/** The number of days from one day to another; negative if the other is earlier. */
export function daysBetween(from: Day, to: Day): number {
	return Math.round((at(to) - at(from)) / DAY);
}

/** The day that is `days` later. */
export function addDays(day: Day, days: number): Day {
	return dayOf(at(day) + days * DAY);
}

/** The day that is `months` later; in a shorter month, its last day. */
export function addMonths(day: Day, months: number): Day {
	const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
	const first = new Date(0);
	first.setUTCFullYear(year, month - 1 + months, 1);
	const last = new Date(first);
	last.setUTCMonth(last.getUTCMonth() + 1, 0);
	first.setUTCDate(Math.min(date, last.getUTCDate()));
	return dayOf(first.getTime());
}

/** Age in full years. Someone born on 29 February has their birthday on 1 March in other years. */
export function ageOn(born: Day, day: Day): number {
	const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
	return day.slice(5) < born.slice(5) ? years - 1 : years;
}

export function earlier(one: Day, other: Day): Day {
	return one < other ? one : other;
}

export function later(one: Day, other: Day): Day {
	return one < other ? other : one;
}

let warsaw: Intl.DateTimeFormat | undefined;

/** Made on use: the first one takes a browser 10 ms, and most pages need none. */
function warsawFormat(): Intl.DateTimeFormat {
	warsaw ??= new Intl.DateTimeFormat('en-CA', {
		timeZone: 'Europe/Warsaw',
		year: 'numeric',
		month: '2-digit',
		day: '2-digit'
	});
	return warsaw;
}

/** The day in Warsaw of a moment (an ISO text). */
export function dayInWarsaw(moment: string): Day {
	const parts = new Map(
		warsawFormat()
			.formatToParts(Date.parse(moment))
			.map(({ type, value }) => [type, value])
	);
	return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
}
