import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cli } from '$lib/i18n/en/cli';

it('repeats the help of the command', () => {
	const page = readFileSync(new URL('../docs/command.md', import.meta.url), 'utf8');
	const [, synopsis] = /^```text\n(.*)\n```$/ms.exec(page) ?? [];
	expect(synopsis).toBe(cli.help);
});
