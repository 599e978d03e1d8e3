import { cleanup } from 'vitest-browser-svelte';
import { afterEach } from 'vitest';

// Test files share a page, and each test leaves it empty: the library itself sees to that in the first file only.
afterEach(() => cleanup());
