import { readFileSync } from 'node:fs';
import { readPack } from '$lib/army/format/read-pack';
import type { Pack } from '$lib/rules/packs/pack';

/** The document of a pack in the fixtures. */
export const packDocument = (name: string): unknown =>
	JSON.parse(readFileSync(`tests/fixtures/packs/${name}.brikpack`, 'utf8'));

/** A pack of the fixtures with other contents. */
export function packOf(name: string, change: object = {}): Pack {
	const reading = readPack({ ...(packDocument(name) as object), ...change });
	if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
	return reading.pack;
}
