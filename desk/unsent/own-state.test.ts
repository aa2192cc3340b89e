import { expect, it } from "vitest";
import { isOwnState } from "./own-state.ts";

const by = (id: string | null) => (id ? { id, name: id } : null);
const state = (who: string | null) =>
  ({ kind: "changed", staff: by(who), details: { state: {} } }) as const;
const given = (who: string) =>
  ({ kind: "changed", staff: by(who), details: { assignee: {} } }) as const;
const call = (who: string) => ({ kind: "call", staff: by(who), details: {} }) as const;
const moved = { kind: "appointment", staff: null, details: { event: "moved" } } as const;

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
