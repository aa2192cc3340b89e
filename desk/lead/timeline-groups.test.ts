import { expect, it } from "vitest";
import type { ShownEvent, TimelineEntry } from "#domain/lead/timeline-entry.ts";
import { groupText, timelineGroups } from "./timeline-groups.ts";

const ada = { id: "ada", name: "Ada" };
let number = 0;
function entry(event: ShownEvent, staff: TimelineEntry["staff"] = null): TimelineEntry {
  number += 1;
  return { id: `event-${number}`, at: "2026-06-03T12:00:00.000Z", staff, ...event };
}
type MailState = Extract<ShownEvent, { kind: "mail" }>["details"]["state"];
const mail = (
  { state, error = null }: { state: MailState; error?: string | null },
  staff: TimelineEntry["staff"] = null,
) =>
  entry(
    {
      kind: "mail",
      details: { mailId: "m", mailKind: "lead-alert", subject: "Alert", to: "", state, error },
    },
    staff,
  );
const sent = () => mail({ state: "sent" });
const alert = () => entry({ kind: "alert", details: { to: "Ben", by: "mail", staffId: "ben" } });
const sizes = (entries: TimelineEntry[]) =>
  timelineGroups(entries).map((group) => group.entries.length);

it("sixteen lines of the machine and a person's note are three lines", () => {
  const alerts = () => Array.from({ length: 8 }, alert);
  const note = entry({ kind: "note", details: { text: "Call after 5" } }, ada);
  expect(sizes([...alerts(), note, ...alerts()])).toEqual([8, 1, 8]);
});

it.each<[string, Parameters<typeof mail>[0]]>([
  ["was not delivered", { state: "dead", error: "no such mailbox" }],
  ["is held back", { state: "withheld", error: null }],
  ["has failed so far", { state: "queued", error: "no answer" }],
])("a mail that %s stays by itself", (_what, details) => {
  expect(sizes([sent(), mail(details), sent(), sent()])).toEqual([1, 1, 2]);
});

it("a letter that somebody wrote stays by itself, and so does the arrival", () => {
  const arrived = entry({ kind: "arrived", details: {} });
  expect(sizes([sent(), mail({ state: "sent" }, ada), sent(), arrived])).toEqual([1, 1, 1, 1]);
});

it("says how many mails and alerts it holds", () => {
  expect(groupText([sent(), alert(), alert()])).toBe("1 mail, 2 alerts");
});
