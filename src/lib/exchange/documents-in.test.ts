import { describe, expect, it } from 'vitest';
import { documentsIn } from './documents-in';

describe('documents in a text', () => {
	it.each([
		['one', '{"a":1}', ['{"a":1}']],
		[
			'several with words between',
			'Hi!\n{"a":{"b":2}}\nand {"c":[{}]} .',
			['{"a":{"b":2}}', '{"c":[{}]}']
		],
		['of a list', '[{"a":1},\n {"b":2}]', ['{"a":1}', '{"b":2}']],
		['brackets in a string', '{"a":"}{\\"}"} {"b":1}', ['{"a":"}{\\"}"}', '{"b":1}']],
		['one that is cut off', '{"a":1} {"b":', ['{"a":1}', '{"b":']],
		['none', 'Hello', []]
	])('%s', (_, text, documents) => {
		expect(documentsIn(text, 10)).toEqual(documents);
	});

	it('stop at the limit', () => {
		expect(documentsIn('{}'.repeat(50), 3)).toEqual(['{}', '{}', '{}']);
	});
});
