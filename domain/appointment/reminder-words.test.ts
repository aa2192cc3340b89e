import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reminderWords as defaults } from "#content/en/reminders.ts";
import { filledWords, type OneReminder, reminderFaultOf, reminderParts } from "./reminder-words.ts";

const when = { day: "Friday, June 5", time: "11:00 AM" };
const faultsOf = (changes: Partial<OneReminder>) => {
  const words = { ...defaults["one-day"], ...changes };
  return Object.fromEntries(
    reminderParts.flatMap((part) => {
      const fault = reminderFaultOf(words[part], part);
      return fault ? [[part, fault]] : [];
    }),
  );
};

describe("the words of reminders", () => {
  it("have the appointment's day and time in their places, each time", () => {
    expect(filledWords("{time}: {day}. At {time}!", when)).toBe(
      "11:00 AM: Friday, June 5. At 11:00 AM!",
    );
    expect(filledWords("{name} {Day} {}", when)).toBe("{name} {Day} {}");
  });

  it("keep what stands around the places as it is", () => {
    const plain = fc.string().filter((text) => !/[{}]/.test(text));
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        expect(filledWords(`${before}{time}${after}`, when)).toBe(`${before}11:00 AM${after}`);
        expect(filledWords(before, when)).toBe(before);
      }),
    );
  });

  it("are without faults by default", () => {
    for (const words of Object.values(defaults)) expect(faultsOf(words)).toEqual({});
  });

  it.each<[Partial<OneReminder>, object]>([
    [{ subject: " " }, { subject: "Write something here" }],
    [{ intro: "x".repeat(501) }, { intro: "Use at most 500 characters; this has 501" }],
    [{ intro: "Two\nlines" }, {}],
    [{ subject: "Two\nlines" }, { subject: "Write it on one line" }],
    [{ subject: "Two\u2028lines" }, { subject: "Write it on one line" }],
    ...["\0", "\u202E", "\u2066", "\u0007"].map((unseen): [Partial<OneReminder>, object] => [
      { subject: `Your ${unseen}appointment` },
      { subject: expect.stringContaining("a character that nobody sees") },
    ]),
    [
      { subject: "{name}, tomorrow" },
      { subject: "In braces, only {day} and {time} mean something" },
    ],
    [{ text: "Tomorrow." }, { text: "Say {time}, so that people know when we come" }],
    [{ text: "Tomorrow at {time}. If you need to cancel, call us." }, {}],
    [{ text: "Tomorrow at {time}. Don't stop by before." }, {}],
  ])("%j have these faults", (changes, faults) => {
    expect(faultsOf(changes)).toEqual(faults);
  });

  it.each([
    "Reply CANCEL to cancel.",
    "reply with 'stop'",
    "Text us the word End",
    "Answer: OPT-OUT",
    "send “Quit” now",
  ])("never ask for a word that ends texts: %s", (ask) => {
    expect(faultsOf({ text: `At {time}. ${ask}` })).toHaveProperty("text");
  });
});
