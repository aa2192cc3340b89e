import { expect, it } from "vitest";
import { businessProfile } from "./business-profile.ts";

it("calls its time zone what people call it", () => {
  const { timeZone, timeZoneName } = businessProfile;
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longGeneric" });
  const parts = format.formatToParts(0);
  expect(parts.find(({ type }) => type === "timeZoneName")?.value).toBe(timeZoneName);
});
