import { stripVTControlCharacters } from 'node:util';

/**
 * The failed tests of a report, as lines for the end of a run, where a reader of a long log looks first.
 *
 * @typedef {{ name?: string, assertionResults?:
 *   { status: string, fullName: string, failureMessages?: string[] }[] }} VitestFile
 * @typedef {{ title: string, ok: boolean, tests: { results: { error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
 */

/** A test's name and the start of its error, in one line: an assertion names what it found below its first line. */
function line(/** @type {string} */ name, /** @type {string | undefined} */ error) {
	const [message] = stripVTControlCharacters(error ?? '').split(/\n\s+at |\nCall log:/);
	const words = (message ?? '').split(/\s+/).filter(Boolean).join(' ');
	if (!words) return name;
	return `${name}: ${words.length > 600 ? `${words.slice(0, 600)}…` : words}`;
}

/** Returns a line for each failed test of Vitest's JSON report, and for each file that did not load. */
export function failuresOfVitest(
	/** @type {{ testResults?: (VitestFile & { status?: string, message?: string })[] } | undefined} */ report
) {
	return (report?.testResults ?? []).flatMap(
		({ name = '', status, message, assertionResults = [] }) => {
			const failed = assertionResults.filter((test) => test.status === 'failed');
			if (status === 'failed' && failed.length === 0) return [line(name, message)];
			return failed.map((test) => line(test.fullName, test.failureMessages?.[0]));
		}
	);
}

/**
 * Returns a line for each failed test of a suite of Playwright's JSON report.
 *
 * @returns {string[]}
 */
function ofSuite(/** @type {Suite} */ { title, specs = [], suites = [] }) {
	/** @type {string[]} */
	const own = specs
		.filter((spec) => !spec.ok)
		.map((spec) => {
			const error = spec.tests[0]?.results.at(-1)?.error?.message;
			return line(`${title} ${spec.title}`, error);
		});
	return [...own, ...suites.flatMap(ofSuite)];
}

/** Returns a line for each failed test of Playwright's JSON report. */
export function failuresOfPlaywright(/** @type {{ suites?: Suite[] } | undefined} */ report) {
	return (report?.suites ?? []).flatMap(ofSuite);
}
