import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentsIn } from '$lib/exchange/documents-in';
import { readSubmissionFile } from '$lib/exchange/submission-file';
import { cases } from '../setup/cases';
import { anyMessage } from '../setup/decorations';

const sealed = readFileSync(new URL('../fixtures/doors/sealed.brik.txt', import.meta.url), 'utf8');
const numRuns = cases(1000, 'LINKS');

/** What came of a text, as the import and the inbox of a referee read it: the state of the seal, or the reason. */
async function read(text: string): Promise<string> {
	const [document = ''] = documentsIn(text, 1);
	// In a file, a seal covers the spaces around it too.
	const isAlone = text.trim() === document;
	const readings = (isAlone ? [document] : [text, document]).map(async (content) => {
		const reading = await readSubmissionFile(new TextEncoder().encode(content));
		return reading.ok ? reading.seal.state : reading.problem.code;
	});
	return [...new Set(await Promise.all(readings))].join();
}

describe('a sealed submission', () => {
	it('keeps its seal in random messages', async () => {
		await fc.assert(
			fc.asyncProperty(anyMessage, async (decorate) => {
				const text = decorate(sealed.trim());
				expect(await read(text), text).toBe('valid');
			}),
			{ numRuns }
		);
	});

	it('that is cut off or changed in a message is damaged, and never of a newer version', async () => {
		const share = fc.double({ min: 0.1, max: 0.95, noNaN: true });
		await fc.assert(
			fc.asyncProperty(anyMessage, share, async (decorate, kept) => {
				const text = decorate(sealed.slice(0, Math.floor(sealed.length * kept)));
				expect(await read(text), text).not.toMatch(/valid|newer/);
			}),
			{ numRuns }
		);
	});
});
