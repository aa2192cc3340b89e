import { describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { builtFacts } from "#content/facts.ts";
import { segmentsOf } from "#tests/support/text-segments.ts";
import { answerTexts, appointmentTexts, howToStop } from "./appointment-texts.ts";
import { reminderTexts } from "./reminders.ts";

const when = "Wed, Sep 30, 11:00 AM";
const link = `${businessProfile.siteUrl}/appointments/${"x".repeat(24)}`;
const window = "11:45 AM to 12:15 PM";
const { booked, moved, rescheduled, canceled } = appointmentTexts;

const unasked = [
  booked(builtFacts, when, link),
  moved(builtFacts, when, link),
  rescheduled(builtFacts, when),
  canceled(builtFacts, when),
  reminderTexts.onTheWay(builtFacts, { inspector: "Dana Ruiz", window }),
  reminderTexts.before(builtFacts, "your roof inspection is on Wed, Sep 30 at 11:00 AM.", {
    inspector: null,
    asks: true,
  }),
];
const answers = [
  answerTexts.confirmed(builtFacts, when),
  answerTexts.move(builtFacts, `${link}?change=move`),
  answerTexts.movedSince(builtFacts, when, link),
  answerTexts.proposed(builtFacts, when, link),
];

describe("texts about an appointment", () => {
  it.each(unasked)("fit into one message, and say who writes and how to stop: %s", (text) => {
    expect(segmentsOf(text)).toBe(1);
    expect(text.startsWith(businessProfile.shortName)).toBe(true);
    expect(text.endsWith(howToStop)).toBe(true);
  });

  it.each(answers)("answer in one message: %s", (text) => {
    expect(segmentsOf(text)).toBe(1);
    expect(text.startsWith(businessProfile.shortName)).toBe(true);
  });

  it("are counted as phones count them", () => {
    expect(segmentsOf("x".repeat(160))).toBe(1);
    expect(segmentsOf("x".repeat(161))).toBe(2);
    expect(segmentsOf(`${"x".repeat(159)}€`)).toBe(2);
    expect(segmentsOf(`${"x".repeat(69)}–`)).toBe(1);
    expect(segmentsOf(`${"x".repeat(70)}–`)).toBe(2);
  });
});
