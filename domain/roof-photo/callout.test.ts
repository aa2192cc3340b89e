import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { photoTurns } from "#domain/photo/photo-rules.ts";
import { anyCallout, anyPoint } from "#tests/support/any-callout.ts";
import { type Callout, moved, placed, pointsOf, turned, turnedBack } from "./callout.ts";

const text = (x: number, y: number): Callout => ({ kind: "text", at: { x, y }, text: "Nail pop" });
const arrow = (from: [number, number], to: [number, number]): Callout => ({
  kind: "arrow",
  from: { x: from[0], y: from[1] },
  to: { x: to[0], y: to[1] },
});
const turn = fc.constantFrom(...photoTurns);
const within = (callout: Callout) =>
  pointsOf(callout).every(({ x, y }) => x >= 0 && x <= 1 && y >= 0 && y <= 1);

describe("a callout on a picture that is turned", () => {
  it.each([
    [0, text(0.1, 0.2)],
    [90, text(0.8, 0.1)],
    [180, text(0.9, 0.8)],
    [270, text(0.2, 0.9)],
  ] as const)("by %d degrees stays on what it was drawn on", (degrees, expected) => {
    expect(turned(text(0.1, 0.2), degrees)).toEqual(expected);
  });

  it("is where it was after four quarters, and after a turn and the same turn back", () => {
    fc.assert(
      fc.property(anyCallout, turn, (callout, degrees) => {
        const quarters = [90, 90, 90, 90] as const;
        expect(quarters.reduce<Callout>((one, by) => turned(one, by), callout)).toEqual(callout);
        expect(turnedBack(turned(callout, degrees), degrees)).toEqual(callout);
        expect(turned(turnedBack(callout, degrees), degrees)).toEqual(callout);
      }),
    );
  });

  it("is turned by two turns as by their sum, and stays inside", () => {
    fc.assert(
      fc.property(anyCallout, turn, turn, (callout, one, other) => {
        const both = photoTurns.find((degrees) => degrees === (one + other) % 360) ?? 0;
        expect(turned(turned(callout, one), other)).toEqual(turned(callout, both));
        expect(within(turned(callout, one))).toBe(true);
      }),
    );
  });
});

describe("a callout that is moved", () => {
  it.each<[string, Callout, { x: number; y: number }, Callout]>([
    [
      "goes along whole",
      arrow([0.1, 0.1], [0.3, 0.2]),
      { x: 0.2, y: 0.1 },
      arrow([0.3, 0.2], [0.5, 0.3]),
    ],
    [
      "stops at the edge",
      arrow([0.1, 0.1], [0.9, 0.2]),
      { x: 0.5, y: 0 },
      arrow([0.2, 0.1], [1, 0.2]),
    ],
    ["stops at the other", text(0.1, 0.1), { x: -1, y: -1 }, text(0, 0)],
  ])("%s", (_, callout, by, expected) => {
    expect(moved(callout, by)).toEqual(expected);
  });

  it("stays inside, and keeps its form", () => {
    const step = fc.record({
      x: fc.double({ min: -2, max: 2, noNaN: true }),
      y: fc.double({ min: -2, max: 2, noNaN: true }),
    });
    fc.assert(
      fc.property(anyCallout, step, (callout, by) => {
        const after = moved(callout, by);
        expect(within(after)).toBe(true);
        const [from, to] = pointsOf(callout);
        const [newFrom, newTo] = pointsOf(after);
        if (!from || !to || !newFrom || !newTo) return;
        expect(newTo.x - newFrom.x).toBeCloseTo(to.x - from.x, 3);
        expect(newTo.y - newFrom.y).toBeCloseTo(to.y - from.y, 3);
      }),
    );
  });
});

it("is kept in places of which nothing more is lost", () => {
  fc.assert(
    fc.property(anyPoint, (point) => {
      expect(placed(point)).toEqual(point);
    }),
  );
});
