import { expect, it } from "vitest";
import { projects } from "#tests/support/published-projects.ts";
import { finishedRoofs } from "./finished-roofs.ts";

it("counts finished roofs by kind and county, and names the newest", () => {
  expect(finishedRoofs(projects, 2026)).toMatchObject({
    count: 3,
    kinds: { residential: 2, commercial: 1, government: 0 },
    counties: { loudoun: 2, fairfax: 1 },
    newest: projects.map(({ slug, material, town }) => ({ slug, material, town })),
  });
});

it("is nothing while none are shown", () => {
  expect(finishedRoofs([], 2026)).toBeNull();
});

it("spans, for each material, the prices that are said of roofs of one year", () => {
  const [metal] = projects;
  if (!metal) throw new Error("No project");
  const others = [
    { ...metal, priceBand: { from: 3_000_000, to: 4_000_000 } },
    { ...metal, priceBand: { from: 0, to: 500_000 }, finished: { year: 2025, month: 12 } },
    { ...metal, priceBand: null },
  ];
  const { costs } = finishedRoofs([...projects, ...others], 2026) ?? {};
  expect(costs).toEqual({
    year: 2026,
    roofs: 3,
    materials: [
      { material: "metal", roofs: 2, cost: { from: 2_000_000, to: 4_000_000 } },
      { material: "slate", roofs: 1, cost: { from: 5_000_000, to: 7_500_000 } },
    ],
  });
  const open = { ...metal, priceBand: { from: 50_000_000, to: null } };
  expect(finishedRoofs([...projects, open], 2026)?.costs.materials[0]?.cost).toEqual({
    from: 2_000_000,
    to: null,
  });
  expect(finishedRoofs(projects, 2024)?.costs).toEqual({ year: 2024, roofs: 0, materials: [] });
});
