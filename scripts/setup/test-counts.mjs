/** Counts passed and failed tests in the JSON reports of Vitest and Playwright. */

/** @typedef {{ passed: number, failed: number }} Counts */

/** A file that fails before its first test (an unresolved import) counts as one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, testResults?: { status: string, assertionResults: { status:
 * string }[] }[] }} report
 * @returns {Counts} */
export function countVitest(report) {
  const brokenFiles = (report.testResults ?? []).filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length };
}

/** Errors outside tests (the global setup, a file that does not load) count as one failure each.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors?: unknown[] }} report
 * @returns {Counts} */
export function countPlaywright(report) {
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + (report.errors?.length ?? 0) };
}

/** @param {Counts[]} counts
 * @returns {Counts} */
export function sum(counts) {
  return counts.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  );
}
