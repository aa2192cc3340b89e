import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type HeldAppointment,
  inspectorNews,
  isSoon,
  newsHeading,
  soon,
} from "./inspector-news.ts";

const now = new Date("2026-06-02T16:00:00Z");
const held = (inspectorId: string | null, hours = 24, isBooked = true): HeldAppointment => ({
  inspectorId,
  startsAt: new Date(now.getTime() + hours * 3_600_000),
  isBooked,
});

describe("whom a change of an appointment concerns", () => {
  it.each<[string, HeldAppointment | null, HeldAppointment, [string, string][]]>([
    ["a booking", null, held("ann"), [["ann", "given"]]],
    ["a booking for nobody", null, held(null), []],
    ["a move", held("ann"), held("ann", 26), [["ann", "moved"]]],
    [
      "a move to somebody else",
      held("ann"),
      held("bob", 26),
      [
        ["ann", "taken"],
        ["bob", "given"],
      ],
    ],
    ["a move to nobody", held("ann"), held(null), [["ann", "taken"]]],
    ["a cancellation", held("ann"), held("ann", 24, false), [["ann", "canceled"]]],
    ["a cancellation that is repeated", held("ann", 24, false), held("ann", 24, false), []],
    ["no change", held("ann"), held("ann"), []],
  ])("of %s", (_, before, after, expected) => {
    const news = inspectorNews(before, after).map((each) => [each.inspectorId, each.news]);
    expect(news).toEqual(expected);
  });

  it("is nobody twice", () => {
    const any = fc
      .tuple(fc.constantFrom("ann", "bob", null), fc.integer({ min: -99, max: 99 }), fc.boolean())
      .map((parts) => held(...parts));
    fc.assert(
      fc.property(fc.option(any), any, (before, after) => {
        const ids = inspectorNews(before, after).map(({ inspectorId }) => inspectorId);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});

it.each([
  [null, 48, true],
  [null, 48.1, false],
  [null, -1, false],
  [24, 240, true],
  [240, 24, true],
  [240, 241, false],
])("from %s hours ahead to %s is soon: %s", (before, after, expected) => {
  expect(soon).toBe(48 * 3_600_000);
  const earlier = before === null ? null : held("ann", before);
  expect(isSoon(earlier, held("ann", after), now)).toBe(expected);
});

it("says who did it", () => {
  expect(newsHeading("moved", "visitor")).toBe("Moved by visitor");
  expect(newsHeading("canceled", "Ann")).toBe("Canceled by Ann");
  expect(newsHeading("given", "visitor", { isNew: true })).toBe("Booked by visitor");
  expect(newsHeading("given", "Ann")).toBe("Given to you by Ann");
  expect(newsHeading("taken", "Ann")).toBe("Taken from you by Ann");
});
