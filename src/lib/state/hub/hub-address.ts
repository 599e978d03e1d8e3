import { base } from '$app/paths';
import { ed25519, platformEd25519 } from '$lib/exchange/ed25519';

/**
 * Whether the address that the app came from has a hub: `insecure` without https, where pages have no keys; `outdated`
 * in a browser without Ed25519.
 */
export type HubPresence = 'here' | 'none' | 'unreachable' | 'insecure' | 'outdated';

/** Milliseconds to wait for the hub's answer. */
const PATIENCE = 8000;

export async function findHub(): Promise<HubPresence> {
	if (!isSecureContext) return 'insecure';
	if ((await ed25519()) !== platformEd25519) return 'outdated';
	try {
		const signal = AbortSignal.timeout(PATIENCE);
		const response = await fetch(`${base}/hub/health`, { signal, cache: 'no-store' });
		const health = (await response.json().catch(() => null)) as { hub?: unknown } | null;
		// Also with an error: a hub whose disk is full still passes on what it has.
		if (health?.hub === 'brikmuster') return 'here';
		return response.status >= 500 ? 'unreachable' : 'none';
	} catch {
		return 'unreachable';
	}
}

let found: Promise<HubPresence> | undefined;

/** The same, looked for once. */
export function hubPresence(): Promise<HubPresence> {
	return (found ??= findHub());
}

/** The address of the hub's WebSocket: always the app's own origin, as the page's policy asks. */
export function roomAddress(): string {
	return `${location.origin.replace(/^http/, 'ws')}${base}/hub/room`;
}
