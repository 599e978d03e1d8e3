import { SECURITY } from './app-files.js';
import type { HubOptions } from './hub';

/** Seconds for which a browser speaks https only with a hub that has a certificate. */
const YEAR = 31_536_000;

/** What every answer of the hub says to browsers. */
export function headersOf({ tls }: Pick<HubOptions, 'tls'>): Readonly<Record<string, string>> {
	return { ...SECURITY, ...(tls && { 'Strict-Transport-Security': `max-age=${YEAR}` }) };
}
