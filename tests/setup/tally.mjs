/**
 * Counts test results. Skipped tests count as failed; a runner that reports no tests, or fails
 * without a failed test, counts as one failure.
 *
 * @typedef {{ passed: number, failed: number }} Tally
 * @typedef {{ status: string, assertionResults?: { status: string }[] }} VitestFile
 */

/** Returns the sum of several tallies. */
export function sum(/** @type {Tally[]} */ tallies) {
	return tallies.reduce(
		(all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }),
		{ passed: 0, failed: 0 }
	);
}

/** Returns the tally of a step without individual tests, such as a build. */
export function ofStep(/** @type {boolean} */ ok) {
	return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** Adds a failure that no single test shows: a crash, no tests at all, or a bad exit status. */
function withRunner(/** @type {Tally} */ { passed, failed }, /** @type {boolean} */ ok) {
	const silent = failed === 0 && (!ok || passed === 0);
	return { passed, failed: failed + (silent ? 1 : 0) };
}

/** The tally of a Vitest file; a file that failed to load has no tests and counts as one failure. */
function ofVitestFile(/** @type {VitestFile} */ { status, assertionResults = [] }) {
	const passed = assertionResults.filter((test) => test.status === 'passed').length;
	const failed = assertionResults.length - passed;
	return { passed, failed: failed === 0 && status === 'failed' ? 1 : failed };
}

/**
 * Returns the tally of Vitest's JSON report.
 *
 * @param {{ testResults?: VitestFile[] } | undefined} report undefined if there is none
 * @param {boolean} ok whether the runner succeeded
 * @returns {Tally}
 */
export function ofVitest(report, ok) {
	return withRunner(sum((report?.testResults ?? []).map(ofVitestFile)), ok);
}

/**
 * Returns the tally of Playwright's JSON report; a test that passed when tried again counts as passed
 * (few may be tried again; the runner names them), a skipped one as failed.
 *
 * @param {{ stats?: { expected: number, flaky: number, unexpected: number, skipped: number } } |
 * undefined} report
 * @param {boolean} ok whether the runner succeeded
 * @returns {Tally}
 */
export function ofPlaywright(report, ok) {
	const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report?.stats ?? {};
	return withRunner({ passed: expected + flaky, failed: unexpected + skipped }, ok);
}

/** Returns the last line of every test run. */
export function lastLine(/** @type {Tally} */ { passed, failed }) {
	return `${passed} passed, ${failed} failed`;
}
