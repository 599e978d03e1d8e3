/**
 * Counting what the test runners report. Nothing may be skipped, so a skipped test counts as
 * failed; a runner that reports no test at all, or ends badly without a failed test, counts as one.
 *
 * @typedef {{ passed: number, failed: number }} Tally
 * @typedef {{ status: string, assertionResults?: { status: string }[] }} VitestFile
 */

/** The tally of several tallies. */
export function sum(/** @type {Tally[]} */ tallies) {
	return tallies.reduce(
		(all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }),
		{ passed: 0, failed: 0 }
	);
}

/** A step without single tests, such as a build. */
export function ofStep(/** @type {boolean} */ ok) {
	return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** Adds the failure that the single tests do not show: a crash, no tests at all, a bad end. */
function withRunner(/** @type {Tally} */ { passed, failed }, /** @type {boolean} */ ok) {
	const silent = failed === 0 && (!ok || passed === 0);
	return { passed, failed: failed + (silent ? 1 : 0) };
}

/** One test file of Vitest; a file that could not be loaded has no tests and counts as one failed. */
function ofVitestFile(/** @type {VitestFile} */ { status, assertionResults = [] }) {
	const passed = assertionResults.filter((test) => test.status === 'passed').length;
	const failed = assertionResults.length - passed;
	return { passed, failed: failed === 0 && status === 'failed' ? 1 : failed };
}

/**
 * The tests in Vitest's JSON report.
 *
 * @param {{ testResults?: VitestFile[] } | undefined} report undefined when there is none
 * @param {boolean} ok whether the runner ended well
 * @returns {Tally}
 */
export function ofVitest(report, ok) {
	return withRunner(sum((report?.testResults ?? []).map(ofVitestFile)), ok);
}

/**
 * The tests in Playwright's JSON report; a test that passed on a second try has passed.
 *
 * @param {{ stats?: { expected: number, flaky: number, unexpected: number, skipped: number } } | undefined} report
 * @param {boolean} ok whether the runner ended well
 * @returns {Tally}
 */
export function ofPlaywright(report, ok) {
	const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report?.stats ?? {};
	return withRunner({ passed: expected + flaky, failed: unexpected + skipped }, ok);
}

/** The line that ends every run of the tests. */
export function lastLine(/** @type {Tally} */ { passed, failed }) {
	return `${passed} passed, ${failed} failed`;
}
