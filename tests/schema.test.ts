import * as z from 'zod/mini';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { armySchema } from '$lib/army/format/schema';

it('serves the JSON Schema that the code applies', async () => {
	const schema = z.toJSONSchema(armySchema, { unrepresentable: 'any' });
	const style = { ...(await resolveConfig('prettier.config.js')), parser: 'json' };
	const text = await format(JSON.stringify({ title: 'Brikmuster army', ...schema }), style);
	await expect(text).toMatchFileSnapshot('../static/army.schema.json');
});
