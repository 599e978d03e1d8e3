import * as z from 'zod/mini';
import { name as storedName, text, uuid } from '$lib/army/format/fields';
import { hasHidden, VISIBLE } from '$lib/army/format/visible';
import { isDay } from './calendar';
import { LEAGUE_MOST } from './limits';

export {
	list,
	/** A name that this device stored before, or that a referee repeats. */
	name as storedName,
	notes,
	points,
	small,
	text,
	title,
	uuid,
	whole
} from '$lib/army/format/fields';

export const day = z.stringFormat('day', isDay);

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/;

/** A moment in UTC, such as 2026-11-21T10:00:00Z. */
export const moment = z.stringFormat(
	'moment',
	(text) => MOMENT.test(text) && isDay(text.slice(0, 10)) && Number.isFinite(Date.parse(text))
);

/** A time of day, such as 17:00. */
export const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Direction marks and other invisible characters. */
const nothingHidden = z.refine<string>((value) => !hasHidden(value), {
	params: { expected: 'nothingHidden' }
});

/** A name that people tell apart by looking at it. */
export const name = storedName.check(nothingHidden);

/** A place or an address that a device stored before. */
export const storedPlace = text(LEAGUE_MOST.place).check(
	z.refine((value) => value === '' || VISIBLE.test(value), { params: { expected: 'visible' } })
);

/** A place or an address. Like a name, it has no invisible characters. */
export const place = storedPlace.check(nothingHidden);

export const digest = z.string().check(z.regex(/^sha256:[0-9a-f]{64}$/));
/** An Ed25519 public key: 32 bytes in base64url. */
export const publicKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
/** A point of P-256: 65 bytes in base64url. */
export const exchangeKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{87}$/));
export const slug = z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,39}$/));
export const category = z.enum(['junior', 'senior']);
export const side = z.enum(['light', 'dark']);
export const maybeId = z.nullable(uuid);

export type Category = z.infer<typeof category>;
export type Side = z.infer<typeof side>;
export const CATEGORIES = ['junior', 'senior'] as const satisfies readonly Category[];
export const SIDES = ['light', 'dark'] as const satisfies readonly Side[];

export function otherSide(one: Side): Side {
	return one === 'light' ? 'dark' : 'light';
}
