import { describe, expect, it } from 'vitest';
import { sectionOf, SECTIONS } from './sections';

describe('the section of a route', () => {
	it.each(SECTIONS)('$name has its own page', ({ name, path }) => {
		expect(sectionOf(path)).toBe(name);
	});

	it.each([
		['/army/[id]', 'armies'],
		['/compare/[a]/[[b]]', 'armies'],
		['/league/[id]/[[tab]]', 'league'],
		['/table/[id]', 'table'],
		['/packs', 'rules'],
		['/data', 'settings'],
		['/about', 'settings'],
		['/design', undefined],
		[null, undefined]
	])('%s belongs to %s', (route, section) => {
		expect(sectionOf(route)).toBe(section);
	});
});
