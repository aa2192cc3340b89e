import { expect, it, vi } from "vitest";
import { clockTime } from "./clock-time.ts";

it("is the time of day by the clocks of a zone", () => {
  expect(clockTime(new Date("2026-06-02T18:05:00Z"), "America/New_York")).toBe("2:05 PM");
});

it("has a plain space, even where a runtime has a narrow one that does not break", () => {
  const narrow = vi.spyOn(Date.prototype, "toLocaleTimeString").mockReturnValue("2:05\u202fPM");
  expect(clockTime(new Date(), "America/New_York")).toBe("2:05 PM");
  narrow.mockRestore();
});
