import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { armyJsonSchema, outputJsonSchema, packJsonSchema } from './setup/json-schemas';

it.each([
	['army', armyJsonSchema],
	['pack', packJsonSchema],
	['output', outputJsonSchema]
] as const)(
	'serves the JSON Schema of %s that the code applies, with a description of each field',
	async (name, schemaOf) => {
		const { schema, missing } = schemaOf();
		const style = { ...(await resolveConfig('prettier.config.js')), parser: 'json' };
		const text = await format(JSON.stringify(schema), style);
		expect(missing).toEqual([]);
		await expect(text).toMatchFileSnapshot(`../static/${name}.schema.json`);
	}
);
