import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { someProject, someProjectContent } from "#tests/support/project-values.ts";
import { faceOf, inStages, pairOf, shownProjects } from "./project.ts";
import { emptyProject, missingFromProject, projectContent } from "./project-content.ts";
import { projectSlug } from "./project-slug.ts";
import { projectState, stands } from "./project-state.ts";
import { priceBandOf, priceBands, projectLimits, projectStages } from "./project-terms.ts";
import { townInAddress } from "./town-in-address.ts";

describe("what pages show of finished roofs", () => {
  it.each([0, 1, 2])("is nothing while %i are published", (count) => {
    expect(shownProjects(Array.from({ length: count }, () => someProject()))).toEqual([]);
  });

  it("is all of them once there are three, the newest roof first", () => {
    const of = (id: string, year: number, month: number) =>
      someProject({ id, finished: { year, month } });
    const published = [of("old", 2024, 12), of("new", 2026, 2), of("middle", 2026, 1)];
    expect(shownProjects(published).map(({ id }) => id)).toEqual(["new", "middle", "old"]);
  });

  it("compares the first picture of before with the first of after, if both are there", () => {
    const project = someProject();
    const [before, during, after] = project.pictures;
    expect(pairOf(project)).toEqual({ before, after });
    expect(pairOf({ pictures: [during, after].filter((one) => one !== undefined) })).toBe(
      undefined,
    );
    expect(faceOf(project)).toBe(after);
  });

  it("has pictures in the order of stages, and within one as they were put", () => {
    const stages = fc.array(fc.record({ stage: fc.constantFrom(...projectStages), at: fc.nat() }));
    fc.assert(
      fc.property(stages, (pictures) => {
        const ordered = inStages(pictures);
        for (const stage of projectStages) {
          const of = (all: typeof pictures) => all.filter((one) => one.stage === stage);
          expect(of(ordered)).toEqual(of(pictures));
        }
        const places = ordered.map(({ stage }) => projectStages.indexOf(stage));
        expect(places).toEqual(places.toSorted((one, other) => one - other));
      }),
    );
  });
});

describe("a price band", () => {
  it("is one and only one for every amount", () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_00 }), (cents) => {
        const fitting = priceBands.filter(
          ({ from, to }) => cents >= from && (to === null || cents < to),
        );
        expect(fitting).toEqual([priceBandOf(cents)]);
      }),
    );
  });

  it("ends before the next begins, and the last never ends", () => {
    for (const [index, { to }] of priceBands.entries()) {
      expect(to).toBe(priceBands[index + 1]?.from ?? null);
    }
  });
});

describe("what a project says", () => {
  it("is nothing at first, and then misses all that is needed", () => {
    expect(projectContent.parse(emptyProject)).toEqual(emptyProject);
    expect(missingFromProject(emptyProject)).toEqual([
      ...["kind", "town", "county", "finished", "days", "squareTenths", "material", "after"],
    ]);
    expect(missingFromProject(someProjectContent())).toEqual([]);
  });

  it.each(["12 Oak Street", "Leesburg 20175"])("never has a house in its town: %s", (town) => {
    expect(projectContent.safeParse(someProjectContent({ town })).success).toBe(false);
  });

  it.each([
    ["a photo twice", { pictures: [1, 2].map(() => someProjectContent().pictures[0]) }],
    ["a price band of its own", { priceBand: { from: 1, to: 2 } }],
    ["half a square", { squareTenths: 0 }],
    ["years of work", { days: projectLimits.days + 1 }],
    ["a thirteenth month", { finished: { year: 2026, month: 13 } }],
  ])("takes no %s", (_what, own) => {
    expect(projectContent.safeParse({ ...someProjectContent(), ...own }).success).toBe(false);
  });
});

describe("the town of an address", () => {
  it.each([
    ["12 Maple Street, Fairfax, VA 22030", "Fairfax"],
    ["12 Maple St, Apt 4, Falls Church, VA 22046-1234", "Falls Church"],
    ["12 Maple Street, Fairfax, va 22030 ", "Fairfax"],
    // A street, a flat, or nothing that is plain.
    ["12 Maple Street, Apt B, VA 22030", ""],
    ["Lot 4, Maple Lane, VA 22030", ""],
    ["12 Maple Street, 14 Oak, VA 22030", ""],
    ["12 Maple Street, Fairfax", ""],
    ["Maple Street, VA 22030", ""],
    ["12 Maple Street Fairfax VA 22030", ""],
    ["", ""],
  ])("of '%s' is '%s'", (address, town) => {
    expect(townInAddress(address)).toBe(town);
  });
});

describe("the address of a project", () => {
  const content = { material: "slate" as const, finished: { year: 2026, month: 5 } };

  it("says what its page says, and never what another has", () => {
    const taken = new Set<string>();
    const slugs = ["St. Mary's", "St Mary's", "Saint-Étienne"].map((town) => {
      const slug = projectSlug({ ...content, town }, (one) => taken.has(one));
      taken.add(slug);
      return slug;
    });
    expect(slugs).toEqual([
      "slate-roof-st-marys-2026-05",
      "slate-roof-st-marys-2026-05-2",
      "slate-roof-saint-etienne-2026-05",
    ]);
  });

  it("is an address whatever the town is called", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (town) => {
        expect(projectSlug({ ...content, town }, () => false)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      }),
    );
  });
});

describe("the state of a project", () => {
  const open = { answer: null, answeredAt: null, takenBackAt: null };
  const answeredAt = "2026-06-01T12:00:00.000Z";
  const yes = { answer: "yes" as const, answeredAt, takenBackAt: null };
  const no = { answer: "no" as const, answeredAt, takenBackAt: null };
  const back = { ...yes, takenBackAt: "2026-06-02T12:00:00.000Z" };
  const at = "2026-06-03T12:00:00.000Z";
  const later = "2026-06-04T12:00:00.000Z";
  const never = { published: null, newest: null, takenDownAt: null, heldAt: null };

  it.each([
    ["draft", never],
    ["asked", { ...never, newest: open }],
    ["refused", { ...never, newest: no }],
    ["agreed", { ...never, newest: yes }],
    ["published", { ...never, published: yes, newest: yes }],
    // Asked again about something newer: what stands goes on standing.
    ["published", { ...never, published: yes, newest: open }],
    ["published", { ...never, published: yes, newest: no }],
    ["held", { ...never, published: yes, newest: yes, heldAt: at }],
    // Asked anew since: what they say now holds, and only that.
    ["asked", { ...never, published: yes, newest: open, heldAt: at }],
    ["refused", { ...never, published: yes, newest: no, heldAt: at }],
    ["agreed", { ...never, published: yes, newest: { ...yes, answeredAt: later }, heldAt: at }],
    // Neither is published again what was off the site when it was held, or had never been on it.
    ["held", { ...never, published: yes, newest: yes, takenDownAt: at, heldAt: at }],
    ["held", { ...never, newest: yes, heldAt: at }],
    ["taken-down", { ...never, published: yes, newest: yes, takenDownAt: at }],
    ["agreed", { ...never, published: yes, newest: { ...yes }, takenDownAt: at }],
    ["taken-back", { ...never, published: back, newest: back }],
    ["taken-back", { ...never, newest: back }],
    // Taken back, and asked again.
    ["asked", { ...never, published: back, newest: open }],
    ["agreed", { ...never, published: back, newest: yes }],
  ] as const)("is %s", (state, known) => {
    expect(projectState(known)).toBe(state);
  });

  it("is published only while its owner agrees", () => {
    const consent = fc.constantFrom(open, yes, no, back);
    const moment = fc.constantFrom(null, at);
    fc.assert(
      fc.property(consent, consent, moment, moment, (published, newest, takenDownAt, heldAt) => {
        const state = projectState({ published, newest, takenDownAt, heldAt });
        const isShown = stands(published) && takenDownAt === null && heldAt === null;
        expect(state === "published").toBe(isShown);
      }),
    );
  });
});
