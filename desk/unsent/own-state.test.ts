import { expect, it } from "vitest";
import { isOwnState } from "./own-state.ts";

type Entry = Parameters<typeof isOwnState>[0][number];

const by = (id: string | null) => (id ? { id, name: id } : null);
const state = (who: string | null): Entry => ({
  kind: "changed",
  staff: by(who),
  details: { state: { from: "new", to: "contacted" } },
});
const given = (who: string): Entry => ({
  kind: "changed",
  staff: by(who),
  details: { assignee: { from: null, to: "Ada" } },
});
const call = (who: string): Entry => ({
  kind: "call",
  staff: by(who),
  details: { outcome: "reached" },
});
const moved: Entry = {
  kind: "appointment",
  staff: null,
  details: { event: "moved", date: "2026-12-01", timeSlot: "9:00 AM" },
};

it.each<[string, Parameters<typeof isOwnState>[0], boolean]>([
  ["nobody has changed it", [call("me")], false],
  ["their call has changed it", [given("other"), call("me"), state("me")], true],
  ["somebody else had changed it before", [state("other"), state("me")], true],
  ["somebody else has changed it", [state("me"), state("other"), call("me")], false],
  ["the visitor's change has set it", [state("me"), state(null)], false],
  ["somebody else has given it away since", [state("me"), given("other")], false],
  ["the visitor has moved since", [state("me"), moved], false],
  ["somebody else has only called since", [state("me"), call("other")], true],
])("a state is somebody's own or not: %s", (_what, timeline, expected) => {
  expect(isOwnState(timeline, "me")).toBe(expected);
});
