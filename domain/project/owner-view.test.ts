import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOnSite, isOpen, ownerView } from "./owner-view.ts";
import { stands } from "./project-state.ts";

const answeredAt = "2026-06-01T12:00:00.000Z";
const at = "2026-06-03T12:00:00.000Z";
const later = "2026-06-04T12:00:00.000Z";
const open = { id: "new", answer: null, answeredAt: null, takenBackAt: null };
const yes = { id: "new", answer: "yes" as const, answeredAt, takenBackAt: null };
const no = { ...yes, answer: "no" as const };
const back = { ...yes, takenBackAt: at };
const earlier = { ...yes, id: "old" };
const never = { publishedId: null, takenDownAt: null, heldAt: null, isOnPages: false };
const onOld = { ...never, publishedId: "old", isOnPages: true };
const onNew = { ...never, publishedId: "new", isOnPages: true };

describe("what the owner of a finished roof reads", () => {
  it.each([
    ["asked", { ...never, asked: [open] }],
    // They have agreed to something that was never published, and cannot be any more.
    ["asked", { ...never, asked: [open, earlier] }],
    ["asked", { ...onOld, isOnPages: false, asked: [open, { ...earlier, takenBackAt: at }] }],
    ["asked-newer", { ...onOld, asked: [open, earlier] }],
    ["asked-newer-soon", { ...onOld, isOnPages: false, asked: [open, earlier] }],
    ["asked-down", { ...onOld, isOnPages: false, takenDownAt: at, asked: [open, earlier] }],
    ["asked-held", { ...onOld, isOnPages: false, heldAt: at, asked: [open, earlier] }],
    [
      "asked-held",
      { ...onOld, isOnPages: false, heldAt: at, takenDownAt: at, asked: [open, earlier] },
    ],
    ["agreed", { ...never, asked: [yes] }],
    ["agreed", { ...onOld, isOnPages: false, takenDownAt: at, asked: [yes, earlier] }],
    [
      "agreed",
      {
        ...{ ...onOld, isOnPages: false, heldAt: at },
        asked: [{ ...yes, answeredAt: later }, earlier],
      },
    ],
    ["agreed-newer", { ...onOld, asked: [yes, earlier] }],
    ["agreed-newer-soon", { ...onOld, isOnPages: false, asked: [yes, earlier] }],
    ["agreed-down", { ...onNew, isOnPages: false, takenDownAt: at, asked: [yes] }],
    ["agreed-held", { ...onNew, isOnPages: false, heldAt: at, asked: [yes] }],
    ["agreed-held", { ...never, heldAt: at, asked: [yes] }],
    ["agreed-held", { ...onNew, isOnPages: false, takenDownAt: at, heldAt: at, asked: [yes] }],
    ["shown", { ...onNew, asked: [yes] }],
    ["shown-soon", { ...onNew, isOnPages: false, asked: [yes] }],
    ["refused", { ...never, asked: [no] }],
    ["refused", { ...onOld, isOnPages: false, asked: [no, { ...earlier, takenBackAt: at }] }],
    ["taken-back", { ...onNew, isOnPages: false, asked: [back] }],
  ] as const)("is '%s'", (view, known) => {
    expect(ownerView(known)).toBe(view);
  });

  it("says that something is shown when it is, and never otherwise", () => {
    const moment = fc.constantFrom(null, at);
    // A no takes back what they have agreed to before.
    const asked = fc.constantFrom(
      ...[[open], [yes], [no], [back], [open, earlier], [yes, earlier]],
      ...[open, yes, no, back].map((newest) => [newest, { ...earlier, takenBackAt: at }]),
    );
    const publishedId = fc.constantFrom(null, "old", "new");
    fc.assert(
      fc.property(
        asked,
        publishedId,
        moment,
        moment,
        fc.boolean(),
        (all, id, takenDownAt, heldAt, isEnough) => {
          const published = all.find((one) => one.id === id);
          const isPublished =
            published !== undefined && stands(published) && takenDownAt === null && heldAt === null;
          const isOnPages = isPublished && isEnough;
          const view = ownerView({
            ...{ asked: all, publishedId: id, takenDownAt, heldAt, isOnPages },
          });
          expect(isOnSite(view)).toBe(isOnPages);
          expect(isOpen(view)).toBe(all[0]?.answer === null);
        },
      ),
    );
  });
});
