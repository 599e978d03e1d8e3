import * as z from 'zod/mini';
import { readSetting, writeSetting } from '$lib/browser/settings';
import { listedSummary, summaryFrom, summarySchema } from '$lib/sync/messages';
import type { Summary } from '$lib/sync/summary';

const SETTING = 'two-phones';

const stored = z.object({
	game: z.string(),
	author: z.string(),
	summary: summarySchema,
	inStepAt: z.optional(z.number())
});

/** What was last known of the other phone. */
export interface LastPeer {
	readonly author: string;
	/** The events that it has at least. */
	readonly summary: Summary;
	/** When both phones had the same events last, in milliseconds since 1970. */
	readonly inStepAt?: number | undefined;
}

/**
 * Returns what is remembered of the other phone, if it was about this game. Only the last game is
 * remembered: without it, more events are sent than needed, and nothing else happens.
 */
export function lastPeerOf(game: string): LastPeer | undefined {
	try {
		const reading = stored.safeParse(JSON.parse(readSetting(SETTING) ?? ''));
		if (!reading.success || reading.data.game !== game) return undefined;
		const { author, summary, inStepAt } = reading.data;
		return { author, summary: summaryFrom(summary), inStepAt };
	} catch {
		return undefined;
	}
}

export function rememberPeer(game: string, { author, summary, inStepAt }: LastPeer): void {
	const peer = { game, author, summary: listedSummary(summary), inStepAt };
	writeSetting(SETTING, JSON.stringify(peer));
}
