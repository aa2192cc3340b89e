import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textMeaningOf } from "./text-meaning.ts";

describe("a text", () => {
  it.each([
    ["STOP", "stop"],
    [" Stop! ", "stop"],
    ["Stop\n\nSent from my iPhone", "stop"],
    ["STOP\r\nGet Outlook for Android", "stop"],
    ["stop\n--\nAnn Price", "stop"],
    ["Start\nSent from my Galaxy", "start"],
    ["1\n\nSent from my iPhone", "1"],
    ["HELP", "help"],
    ["cancel", "stop"],
    ["2.", "2"],
  ])("%j is the word %s", (body, meaning) => {
    expect(textMeaningOf(body)).toBe(meaning);
  });

  it.each([
    "Stop please",
    "Please stop",
    "please stop.",
    "Stop. Thank you",
    "Stop, thanks",
    "STOP!!! STOP!!!",
    "Stop\nThank you",
    "ok stop now",
    "Can you stop",
    "Please unsubscribe",
    "stop texting me",
    "STOP texting me",
    "Stop texting",
    "stop texting this number",
    "Please stop texting me!!",
    "Can you please stop texting me?",
    "I said stop texting me",
    "quit texting me",
    "Stop sending me texts",
    "stop sending texts",
    "stop sending me these messages",
    "Stop sending these reminders please",
    "Please stop the text messages",
    "stop the texts",
    "stop all texts",
    "Stop messaging me",
    "stop contacting me",
    "stop calling and texting me",
    "Hi, please stop texting me. I already have a roofer.",
    "Please don't text me, call me instead",
    "Don't text me",
    "dont text me anymore",
    "Do not text this number again",
    "DO NOT CONTACT ME",
    "Don’t message me again",
    "never text me again",
    "no more texts",
    "No more texts please",
    "no more text messages",
    "No more reminders, thanks",
    "no texts please",
    "I don't want any more texts",
    "I do not want these messages",
    "I don't want to receive text messages",
    "i dont want to get texts from you",
    "Remove me",
    "remove me please",
    "Remove me from your list",
    "Please remove my number from your contact list",
    "take me off your list",
    "Take me off this text list please",
    "unsubscribe me",
    "Please unsubscribe me from these texts",
    "opt me out",
    "I want to opt out",
    "opt out of texts",
    "How do I unsubscribe?",
    "cancel texts",
    "cancel the reminders",
    "end these texts",
    "Lose my number",
    "leave me alone",
    "STOP you have the wrong number",
    "STOP this is Ann's phone now",
    "STOP - I sold the house",
    "wrong number, stop",
    "Wrong number",
    "Sorry, wrong number",
    "You have the wrong number",
    "you've got the wrong number please stop",
    "This is the wrong number. Ann moved.",
    "stop you have the wrong number",
    "Stop\nAnn Price",
    "stop.\r\nAnn Price\r\nPrice & Sons",
    "Please stop\n\nI already have a roofer",
    "Unsubscribe\nAnn",
    "Cancel\nAnn Price",
    "STOP\nby the way, who is this?",
  ])("%j asks for no more texts", (body) => {
    expect(textMeaningOf(body)).toBe("asks-to-stop");
  });

  it.each([
    "",
    "👍",
    "Can you stop by Tuesday?",
    "Please stop at the office first",
    "Please stop by at noon",
    "Could you stop by now?",
    "Stop by anytime",
    "please stop by again",
    "Stop at the gate, please",
    "Don't stop texting me",
    "please don't stop the reminders",
    "I don't want you to stop texting me",
    "Why did you stop texting me?",
    "Stop texting me after 9",
    "stop texting my husband",
    "Did the leak stop?",
    "Please stop the leak",
    "stop the water please",
    "When will the rain stop",
    "The dripping won't stop. Please call",
    "Stop, the inspector is at the wrong house",
    "cancel my appointment",
    "Please cancel",
    "Cancel Tuesday",
    "cancel the inspection",
    "End of the driveway",
    "Remove the old shingles",
    "remove my old gutters",
    "Take me off the schedule for Tuesday",
    "no more leaks",
    "No message yet",
    "Don't text me the link, email it",
    "don't text while driving",
    "Do not contact my neighbor",
    "Don't send anybody",
    "no texts came through",
    "Yes, 10 works",
    "Help\nwater is coming through the ceiling",
    "1 works, but please call before",
    "I need help",
    "start on Monday",
    "Text me",
    "Thanks",
    "quit raining finally",
    "You can leave me a message",
    "I gave you the wrong number, it is 703-555-0142",
    "wrong number of shingles",
    "You have the wrong number on the invoice",
    "Hi Ann,\nplease stop at the office first",
    "Stop at the office\nfirst",
    "Nonstop rain here",
    "STOPPED leaking, thanks",
    "Yes\nStop by Tuesday",
  ])("%j is a message", (body) => {
    expect(textMeaningOf(body)).toBe("message");
  });

  const polite = fc.constantFrom(
    "",
    "Please ",
    "pls ",
    "Hi, ",
    "ok ",
    "Can you please ",
    "I said ",
  );
  const core = fc.constantFrom(
    "stop texting me",
    "stop sending me texts",
    "don't text me",
    "no more texts",
    "remove me",
    "remove me from your list",
    "unsubscribe me",
  );
  const thanks = fc.constantFrom(
    "",
    " please",
    " now",
    " anymore",
    ". Thank you",
    ", thanks",
    "!!!",
    "\nAnn Price",
  );
  const letterCase = fc.constantFrom(
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    (text: string) => text.toLowerCase(),
  );

  it("asks for no more texts however politely, loudly and with whatever name below", () => {
    fc.assert(
      fc.property(polite, core, thanks, letterCase, (first, request, last, inCase) => {
        expect(textMeaningOf(inCase(`${first}${request}${last}`))).toBe("asks-to-stop");
      }),
      { numRuns: 1_000 },
    );
  });

  it("is a message when it says where to stop, and when it says not to", () => {
    const where = fc.constantFrom(
      "by",
      "at",
      "in",
      "for",
      "near",
      "before",
      "on Tuesday",
      "outside",
    );
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(polite, where, word, (first, place, thing) => {
        expect(textMeaningOf(`${first}stop ${place} ${thing}`)).toBe("message");
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom("don't ", "Please do not ", "never "), (not) => {
        expect(textMeaningOf(`${not}stop texting me`)).toBe("message");
      }),
    );
  });

  it("is understood as something, whatever it is, without losing time on it", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary", maxLength: 500 })), (body) => {
        expect(textMeaningOf(body)).toBeTypeOf("string");
      }),
    );
    expect(textMeaningOf(`${"please ".repeat(700)}x`)).toBe("message");
    expect(textMeaningOf(`stop ${"all these your ".repeat(330)}x`)).toBe("message");
    expect(textMeaningOf("thank you ".repeat(500))).toBe("message");
  });
});
