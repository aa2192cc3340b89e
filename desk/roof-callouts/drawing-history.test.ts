import fc from "fast-check";
import { expect, it } from "vitest";
import type { Callout } from "#domain/roof-photo/callout.ts";
import { anyCallout } from "#tests/support/any-callout.ts";
import { nothingDone, redo, type Step, undo, withStep } from "./drawing-history.ts";

type Drawn = ReadonlyMap<string, Callout>;
const applied = (drawn: Drawn, { id, after }: Pick<Step, "id" | "after">): Drawn => {
  const others = [...drawn].filter(([key]) => key !== id);
  return new Map(after ? [...others, [id, after]] : others);
};
const steps = fc.array(fc.record({ id: fc.constantFrom("a", "b"), after: fc.option(anyCallout) }), {
  maxLength: 10,
});

it("takes everything back, and does it again", () => {
  fc.assert(
    fc.property(steps, (wanted) => {
      let [drawn, history] = [new Map() as Drawn, nothingDone];
      for (const { id, after } of wanted) {
        history = withStep(history, { id, before: drawn.get(id) ?? null, after });
        drawn = applied(drawn, { id, after });
      }
      const end = drawn;
      for (let back = undo(history); back; back = undo(history)) {
        drawn = applied(drawn, { id: back.step.id, after: back.step.before });
        history = back.history;
      }
      expect(drawn.size).toBe(0);
      for (let on = redo(history); on; on = redo(history)) {
        drawn = applied(drawn, on.step);
        history = on.history;
      }
      expect(drawn).toEqual(end);
      expect(history.done).toHaveLength(wanted.length);
    }),
  );
});

it("does nothing again once something else was done", () => {
  const step = (id: string): Step => ({ id, before: null, after: null });
  const back = undo(withStep(nothingDone, step("a")));
  if (!back) throw new Error("nothing to undo");
  expect(redo(withStep(back.history, step("b")))).toBeUndefined();
  expect(undo(nothingDone)).toBeUndefined();
});
