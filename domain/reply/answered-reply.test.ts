import { describe, expect, it } from "vitest";
import type { TimelineEntry } from "#domain/lead/timeline-entry.ts";
import { answerSubject, replyToAnswer } from "./answered-reply.ts";

const place = { id: "1", at: "2026-06-02T17:00:00.000Z", staff: null };
const said = { from: "ada@example.com", subject: "Re: Roof", text: "Yes" };
const reply: TimelineEntry = { ...place, kind: "reply", details: { author: "person", ...said } };
const away: TimelineEntry = { ...place, kind: "reply", details: { author: "program", ...said } };
const letter: TimelineEntry = {
  ...{ ...place, kind: "mail" },
  details: {
    ...{ mailId: "m", mailKind: "desk-letter", subject: "Roof", to: "ada@example.com" },
    ...{ state: "sent", error: null },
  },
};
const note: TimelineEntry = { ...place, kind: "note", details: { text: "Called." } };

describe("the reply to answer", () => {
  it.each([
    ["none where nobody has written", [note, letter], false],
    ["a person's last", [letter, reply, note], true],
    ["a person's, whatever programs wrote since", [reply, away], true],
    ["none once staff have written", [reply, letter, note], false],
    ["none of a program's", [away], false],
  ] as const)("is %s", (_, timeline, isThere) => {
    expect(replyToAnswer(timeline)).toEqual(isThere ? reply.details : undefined);
  });

  it.each([
    ["Your roof", "Re: Your roof"],
    ["Re: Your roof", "Re: Your roof"],
    ["RE: AW: re: Your roof", "Re: Your roof"],
    ["Regarding the roof", "Re: Regarding the roof"],
    ["", ""],
    ["Re:", ""],
  ])("of %j is answered under %j", (subject, answered) => {
    expect(answerSubject(subject)).toBe(answered);
  });
});
