import type { Reporter, Suite } from "@playwright/test/reporter";

/** Lists at the end of the log every test that passed only on a retry. */
export default class SecondTries implements Reporter {
  private suite: Suite | undefined;

  onBegin(_: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const tests = this.suite?.allTests().filter((test) => test.outcome() === "flaky") ?? [];
    const names = tests.map((test) => test.titlePath().filter(Boolean).join(" › "));
    const lines =
      names.length > 0
        ? ["Passed only when tried again:", ...names]
        : ["Nothing had to be tried again."];
    process.stdout.write(`\n${lines.join("\n  ")}\n`);
  }
}
