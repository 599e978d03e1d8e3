type Style = Intl.DateTimeFormatOptions;

const LONG: Style = { dateStyle: 'long' };
const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a calendar day such as 2026-11-21 for a language. */
export function dayText(tag: string, day: string, style: Style = LONG): string {
	const key = `${tag} ${JSON.stringify(style)}`;
	const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, { ...style, timeZone: 'UTC' });
	formats.set(key, format);
	return format.format(Date.parse(`${day}T00:00:00Z`));
}

/** Formats the day of a meeting, with the time at which it starts. */
export function meetingText(
	tag: string,
	{ on, startsAt }: { readonly on: string; readonly startsAt?: string | undefined },
	dateStyle: 'full' | 'long' = 'full'
): string {
	const day = dayText(tag, on, { dateStyle });
	if (startsAt === undefined) return day;
	const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' });
	return `${day}, ${time.format(Date.parse(`${on}T${startsAt}Z`))}`;
}
