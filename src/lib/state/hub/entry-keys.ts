import type { Digest } from '$lib/league/entries/entry';

const OF_ENTRY = 'entry ';
export const entryKey = (digest: Digest) => `${OF_ENTRY}${digest}`;
export const isEntryKey = (key: string) => key.startsWith(OF_ENTRY);
export const digestInKey = (key: string): Digest => key.slice(OF_ENTRY.length);
