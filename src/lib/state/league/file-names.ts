import * as z from 'zod/mini';
import { clearSetting, readSetting, writeSetting } from '$lib/browser/settings';
import type { Digest } from '$lib/league/entries/entry';

const schema = z.record(z.string(), z.string());

type FileNames = Readonly<Record<Digest, string>>;

const keyOf = (league: string) => `submission files ${league}`;

/** The names of the files that brought pending submissions to this device, by the digests of the submissions. */
export function fileNamesOf(league: string): FileNames {
	try {
		return schema.parse(JSON.parse(readSetting(keyOf(league)) ?? '{}'));
	} catch {
		return {};
	}
}

/** Keeps the names of files, also after a reload, while their submissions are pending. */
export function keepFileNames(league: string, added: FileNames, pending: Iterable<Digest>): void {
	const all = { ...fileNamesOf(league), ...added };
	const kept = [...pending].flatMap((digest) => {
		const name = all[digest];
		return name ? [[digest, name] as const] : [];
	});
	if (kept.length === 0) clearSetting(keyOf(league));
	else writeSetting(keyOf(league), JSON.stringify(Object.fromEntries(kept)));
}
