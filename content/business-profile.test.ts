import { expect, it } from "vitest";
import { businessProfile } from "./business-profile.ts";

it("uses the everyday name of its time zone", () => {
  const { timeZone, timeZoneName } = businessProfile;
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longGeneric" });
  const parts = format.formatToParts(0);
  expect(parts.find(({ type }) => type === "timeZoneName")?.value).toBe(timeZoneName);
});
