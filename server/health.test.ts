import { describe, expect, it } from "vitest";
import { patience } from "#tests/support/patience.ts";
import { answeredSoon, createReadiness } from "./health.ts";

const polling = { interval: 20, timeout: patience.test };

describe("readiness", () => {
  it("names the condition that is not met, and logs only the change", async () => {
    const lines: string[] = [];
    const log = { warn: (_details: object, message: string) => lines.push(message) };
    let fault: Error | undefined = new Error("select * from secrets");
    const isMet = async () => {
      if (fault) throw fault;
    };
    const readiness = createReadiness(
      [
        { isMet: async () => {}, otherwise: "This never shows." },
        { isMet, otherwise: "The database is away." },
      ],
      log,
    );
    expect(await readiness()).toBe("The database is away.");
    expect(await readiness()).toBe("The database is away.");
    fault = undefined;
    await expect.poll(readiness, polling).toBeNull();
    expect(lines).toEqual(["not ready", "ready again"]);
  });
});

describe("an answer for /readyz", () => {
  it("is asked for once by many at a time, and again when it is old", async () => {
    let asked = 0;
    const ask = answeredSoon(async () => {
      asked += 1;
      return asked;
    }, 0);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    expect(await ask()).toBe(1);
    await expect.poll(ask, polling).toBe(2);
  });

  it("comes in time, even when the check never returns", async () => {
    let asked = 0;
    const ask = answeredSoon(() => {
      asked += 1;
      return new Promise<string>(() => {});
    }, "no answer");
    expect(await ask()).toBe("no answer");
    expect(await ask()).toBe("no answer");
    expect(asked, "and is not asked twice").toBe(1);
  });

  it("is the fallback when the check fails", async () => {
    expect(await answeredSoon(() => Promise.reject(new Error("no")), null)()).toBeNull();
  });
});
