import { FIRST } from './code-splitting.mjs';

/** V8's explicit compile hint: it compiles all functions of a file while it loads, and not each at its first call. */
const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Returns a plugin that gives the hint for the file that all pages start with: they call half of its functions. In
 * other files it would cost more than it saves.
 *
 * @returns {import('vite').Plugin}
 */
export function hintCompilation() {
	return {
		name: 'compile-hint',
		enforce: 'post',
		generateBundle: {
			order: 'post',
			handler(_, bundle) {
				if (this.environment.name !== 'client') return;
				for (const file of Object.values(bundle)) {
					if (file.type === 'chunk' && file.name === FIRST) file.code = `${HINT}\n${file.code}`;
				}
			}
		}
	};
}
