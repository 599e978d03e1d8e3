import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { armySchema } from '../../src/lib/army/format/schema';

/** Reads the army files in a folder, parses them and checks their fields: the least that pricing them needs. */
const [, , folder = ''] = process.argv;
for (const name of readdirSync(folder)) {
	const document: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
	if (!armySchema.safeParse(document).success) throw new Error(`${name} is no army.`);
}
