import fc from "fast-check";
import { expect, it } from "vitest";
import { askedAgainAt, burstInWords, endOfMinute, startOfMinute } from "./emergency-burst.ts";

const moments = fc.date({
  min: new Date("2026-01-01"),
  max: new Date("2030-01-01"),
  noInvalidDate: true,
});

it("a further emergency waits until a minute ends, and never longer than one", () => {
  expect(endOfMinute(new Date("2026-06-02T03:10:20.500Z"))).toEqual(
    new Date("2026-06-02T03:11:00Z"),
  );
  expect(endOfMinute(new Date("2026-06-02T03:11:00Z"))).toEqual(new Date("2026-06-02T03:12:00Z"));
  fc.assert(
    fc.property(moments, (moment) => {
      const waits = endOfMinute(moment).getTime() - moment.getTime();
      expect(waits).toBeGreaterThan(0);
      expect(waits).toBeLessThanOrEqual(60_000);
    }),
  );
});

it("the next person is asked at the start of a minute, five minutes later at most", () => {
  expect(askedAgainAt(new Date("2026-06-02T03:11:00.400Z"))).toEqual(
    new Date("2026-06-02T03:16:00Z"),
  );
  fc.assert(
    fc.property(moments, (moment) => {
      const again = askedAgainAt(moment);
      expect(again).toEqual(startOfMinute(again));
      expect(again.getTime() - moment.getTime()).toBeLessThanOrEqual(300_000);
      expect(again.getTime() - moment.getTime()).toBeGreaterThan(240_000);
    }),
  );
});

it("says how many came, and from where", () => {
  expect(burstInWords({ count: 7, isAgain: false })).toBe("7 more emergencies");
  expect(burstInWords({ count: 7, isAgain: true })).toBe("7 emergencies, not answered yet");
});
