import { expect, it } from "vitest";
import type { LeadEvent } from "#domain/lead/lead-page.ts";
import { groupText, timelineGroups } from "./timeline-groups.ts";

const ada = { id: "ada", name: "Ada" };
let number = 0;
function event(kind: LeadEvent["kind"], facts: Partial<LeadEvent> = {}): LeadEvent {
  number += 1;
  return {
    id: `event-${number}`,
    at: "2026-06-03T12:00:00.000Z",
    kind,
    staff: null,
    details: {},
    ...facts,
  };
}
const sent = () => event("mail", { details: { state: "sent", error: null } });
const sizes = (events: LeadEvent[]) => timelineGroups(events).map((group) => group.events.length);

it("sixteen lines of the machine and a person's note are three lines", () => {
  const alerts = () => Array.from({ length: 8 }, () => event("alert"));
  expect(sizes([...alerts(), event("note", { staff: ada }), ...alerts()])).toEqual([8, 1, 8]);
});

it.each([
  ["was not delivered", { state: "dead", error: "no such mailbox" }],
  ["is held back", { state: "withheld", error: null }],
  ["has failed so far", { state: "queued", error: "no answer" }],
])("a mail that %s stays by itself", (_what, details) => {
  expect(sizes([sent(), event("mail", { details }), sent(), sent()])).toEqual([1, 1, 2]);
});

it("a letter that somebody wrote stays by itself, and so does the arrival", () => {
  expect(sizes([sent(), event("mail", { staff: ada }), sent(), event("arrived")])).toEqual([
    1, 1, 1, 1,
  ]);
});

it("says how many mails and alerts it holds", () => {
  expect(groupText([sent(), event("alert"), event("alert")])).toBe("1 mail, 2 alerts");
});
