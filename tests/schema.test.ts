import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { armyJsonSchema } from './setup/army-schema';

it('serves the JSON Schema that the code applies, with a description of each field', async () => {
	const { schema, missing } = armyJsonSchema();
	const style = { ...(await resolveConfig('prettier.config.js')), parser: 'json' };
	const text = await format(JSON.stringify(schema), style);
	expect(missing).toEqual([]);
	await expect(text).toMatchFileSnapshot('../static/army.schema.json');
});
