import { expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { canceledText, movedText } from "./desk-texts.ts";

it("says who writes, when it is now, and whom to call", () => {
  const text = movedText("Pat Miller", "Tuesday, November 24 at 10:00 AM");
  expect(text).toMatch(/^Hi Pat, this is /);
  for (const part of [businessProfile.shortName, "Tuesday, November 24 at 10:00 AM"]) {
    expect(text).toContain(part);
  }
  expect(text).toContain(businessProfile.phone.display);
});

it("says that a time is canceled, to somebody whose name is none too", () => {
  expect(canceledText("The Lee Family", "Tuesday, November 24 at 10:00 AM")).toMatch(
    /^Hello, this is .*on Tuesday, November 24 at 10:00 AM is canceled\./,
  );
});
