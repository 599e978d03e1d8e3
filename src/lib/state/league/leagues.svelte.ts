import type { Keys, Leagues } from '$lib/store';
import { guardDocuments } from '../document/guard';
import { DeviceSigner } from './device-signer.svelte';
import { OpenLeague } from './open-league.svelte';

const known: Record<string, OpenLeague> = {};
let signer: DeviceSigner | undefined;

/** The keys of this device; if `makes`, one is made where there is none. */
export async function deviceSigner(keys: Keys, makes: boolean): Promise<DeviceSigner> {
	if (!signer) {
		signer = new DeviceSigner(keys);
		signer.follow();
	}
	await signer.load(makes);
	return signer;
}

/** Opens a stored league, or returns it as this session has it; what was found instead, if it cannot be shown. */
export async function openLeague(
	leagues: Leagues,
	signing: DeviceSigner,
	id: string,
	progress: (share: number) => void
): Promise<OpenLeague | 'unreadable' | 'nothing'> {
	const here = known[id];
	if (here) return here;
	const open = await OpenLeague.open(leagues, signing, id, progress);
	if (!(open instanceof OpenLeague)) return open;
	if (Object.keys(known).length === 0) guardDocuments(() => Object.values(known));
	$effect.root(() => {
		let keys = signing.publicKeys.join();
		$effect(() => {
			const now = signing.publicKeys.join();
			if (now !== keys) void open.refresh();
			keys = now;
		});
	});
	return (known[id] ??= open);
}
