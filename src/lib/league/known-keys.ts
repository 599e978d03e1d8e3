import type { Digest } from './entries/entry';
import type { LeagueState } from './entries/state';
import type { Circumstances } from './verdict';
import type { LeagueView } from './view/view';

/** What the league knows about the key of a submission's seal, by the digest of the submission. */
export type KnownKeys = (submission: Digest) => Pick<Circumstances, 'removedKeys' | 'cameFirst'>;

/** The keys of which all rights were revoked. */
export function removedKeysIn({ grants }: Pick<LeagueState, 'grants'>): string[] {
	return [...grants].flatMap(([key, all]) => (all.every(({ current }) => !current) ? [key] : []));
}

/** The keys that a league revoked, and the submissions that came before their players' keys. */
export function knownKeysIn({
	alarms,
	removedKeys: removed
}: Pick<LeagueView, 'alarms' | 'removedKeys'>): KnownKeys {
	const removedKeys = new Set(removed);
	const first = new Set(
		alarms.flatMap((one) => (one.code === 'otherKey' && one.cameFirst ? one.digest : []))
	);
	return (submission) => ({ removedKeys, cameFirst: first.has(submission) });
}
