import { cleanup } from 'vitest-browser-svelte';
import { afterEach, vi } from 'vitest';

// No router runs beside a component; a test that needs another page changes this one.
vi.mock('$app/state', () => ({
	page: { url: new URL('http://localhost/'), route: { id: '/' }, state: {} },
	navigating: { to: null }
}));
vi.mock('$lib/state/navigation/dialog-step.svelte', () => ({ asStep: () => undefined }));

// Test files share a page, and each test leaves it empty: the library itself sees to that in the first file only.
afterEach(() => cleanup());
