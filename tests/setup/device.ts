import { vi } from 'vitest';

/** Answers media queries like a phone or a desktop; `vi.restoreAllMocks` ends it. */
export function onDevice(kind: 'phone' | 'desktop'): void {
	const real = globalThis.matchMedia.bind(globalThis);
	const pointer = { matches: kind === 'desktop' } as MediaQueryList;
	vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
		query.includes('pointer') ? pointer : real(query)
	);
}
