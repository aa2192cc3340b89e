import { expect, it, vi } from "vitest";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";

/* Whoever makes the site theirs by files, in another state, leaves the questions of 'Before you open' as they are. */

vi.mock("#content/business-profile.ts", async (original) => {
  const { businessProfile } = await original<{ businessProfile: BusinessProfile }>();
  const state = { name: "Ohio", code: "OH", adjective: "an Ohio", fips: "39" };
  return { businessProfile: { ...businessProfile, state } };
});

it("asks those of the state that the site is built for", async () => {
  const { builtFacts } = await import("#content/facts.ts");
  const { questionsBy } = await import("#content/en/before-you-open.ts");
  expect(builtFacts).toMatchObject({ state: "OH", area: "built" });
  const asked = questionsBy(builtFacts, calendarDay("2026-06-02"));
  expect(asked.length).toBeGreaterThan(15);
  for (const { id, asks, why } of asked) {
    expect
      .soft(`${asks} ${why}`, id)
      .not.toMatch(/Virginia|Page County|Residential Property Owners/);
  }
});
