/** How many times longer than usual this machine may take: `SLOW_MACHINE=3 npm test`. */
const factor = Number(process.env.SLOW_MACHINE || 1);

/** How long tests wait before they fail, in milliseconds. A passing test never waits that long. */
export const patience = {
  /** For one expectation to come true. */
  expectation: 15_000 * factor,
  /** For a test, or for what has to run before it. */
  test: 45_000 * factor,
  /** For a test that builds the site or visits many pages. */
  longTest: 240_000 * factor,
};

/** What a usual machine needs, in milliseconds, for this one: where a program under test is told how long to wait. */
export function scaled(milliseconds: number): number {
  return milliseconds * factor;
}
