import type { HubOptions } from './hub';

/** Seconds for which a browser speaks https only with a hub that has a certificate. */
const YEAR = 31_536_000;

/** What every answer of the hub says to browsers. A <meta> policy cannot forbid frames (docs/hosting.md). */
export function headersOf({ tls }: Pick<HubOptions, 'tls'>): Readonly<Record<string, string>> {
	return {
		'Content-Security-Policy': "frame-ancestors 'none'",
		'X-Frame-Options': 'DENY',
		'X-Content-Type-Options': 'nosniff',
		'Referrer-Policy': 'no-referrer',
		...(tls && { 'Strict-Transport-Security': `max-age=${YEAR}` })
	};
}
