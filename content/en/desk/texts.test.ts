import { expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { canceledText, movedText } from "./texts.ts";

const { shortName } = businessProfile;
const facts = { shortName, phone: { display: "(703) 555-0177", e164: "+17035550177" } };
const when = "Tuesday, November 24 at 10:00 AM";

it("says who writes, when it is now, and whom to call", () => {
  const text = movedText(facts, { name: "Pat Miller", when });
  expect(text).toMatch(/^Hi Pat, this is /);
  for (const part of [shortName, when]) {
    expect(text).toContain(part);
  }
  expect(text).toContain(facts.phone.display);
});

it("says that a time is canceled, to somebody whose name is none too", () => {
  expect(canceledText(facts, { name: "The Lee Family", when })).toMatch(
    /^Hello, this is .*on Tuesday, November 24 at 10:00 AM is canceled\./,
  );
});
