import { beforeAll, describe, expect, inject, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { bookableDays } from "#domain/appointment/appointment-rules.ts";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { textOf } from "#tests/support/page-text.ts";
import { usualNow } from "#tests/support/site.ts";
import { book, person } from "#tests/support/visitors.ts";
import { ask, mainPartOf } from "./support/ask.ts";

const today = dayInZone(Date.parse(usualNow()), businessProfile.timeZone);
/** The last first: other tests of the site begin with the next. */
const days = bookableDays(today, businessProfile).toReversed();

const promises = {
  booked: ["We'll remind you", "Tell me if an earlier time opens:"],
  own: ["No more reminders", "Tell me if an earlier time opens:"],
  moved: ["A new calendar invitation is on its way to you."],
  canceled: ["A confirmation is on its way to you."],
};

describe.each([
  { who: "a person", isMailed: true, trap: {}, times: ["9:00 AM", "10:00 AM"] },
  {
    ...{ who: "a program, which is mailed nothing", isMailed: false },
    ...{ trap: { website: "x" }, times: ["11:00 AM", "1:00 PM"] },
  },
])("the page of an appointment that was booked by $who", ({ isMailed, trap, times }) => {
  const [timeSlot = "", later = ""] = times;
  let date = "";
  let path: string;
  beforeAll(async () => {
    const visitor = await connectVisitor(inject("siteUrl"));
    const details = { ...person(isMailed ? 1 : 2), ...trap };
    // Odd requests of another test may have taken a time.
    for (const day of days) {
      const { status, body } = await book(visitor, { date: day, timeSlot }, details);
      if (status === 409) continue;
      date = day;
      path = `/appointments/${body.appointment.id}`;
      return;
    }
  });

  const shown = async (query = "") => textOf(await mainPartOf(`${path}${query}`));
  async function pressed(fields: Record<string, string>) {
    const headers = { origin: inject("siteUrl") };
    const body = new URLSearchParams(fields);
    return textOf(await (await ask(path, { method: "POST", headers, body })).text());
  }
  function expectPromises(text: string, words: readonly string[]) {
    for (const word of words) {
      if (isMailed) expect(text).toContain(word);
      else expect(text).not.toContain(word);
    }
  }

  it("promises mails right after it was booked as they come", async () => {
    const text = await shown("?booked");
    expectPromises(text, promises.booked);
    expect(text.includes("We can't email your confirmation right now.")).toBe(!isMailed);
  });

  it("offers reminders and earlier times as they come", async () => {
    const text = await shown();
    expectPromises(text, promises.own);
    expect(text.includes("You won't get reminders from us")).toBe(!isMailed);
  });

  it("promises mails of a move and of a cancellation as they come", async () => {
    const moved = await pressed({ intent: "move", date, timeSlot: later });
    expect(moved).toContain("Your appointment has moved");
    expectPromises(moved, promises.moved);
    const canceled = await pressed({ intent: "cancel" });
    expect(canceled).toContain("It's off our schedule");
    expectPromises(canceled, promises.canceled);
  });
});
