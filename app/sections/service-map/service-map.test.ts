import { describe, expect, it } from "vitest";
import { counties } from "#content/counties.ts";
import { whenWeRespond } from "#content/en/response-times-in-words.ts";
import { builtFacts } from "#content/facts.ts";
import { serviceMap } from "#generated/service-map.ts";

const namesOf = (type: string) =>
  counties.filter((county) => county.type === type).map(({ name }) => name);

describe("the service area", () => {
  it("is the 14 counties in their three types, with their response times", () => {
    expect(namesOf("primary")).toEqual([
      "Arlington",
      "Fairfax",
      "Loudoun",
      "Prince William",
      "Frederick",
      "Clarke",
      "Page",
    ]);
    expect(namesOf("secondary")).toEqual(["Fauquier", "Stafford", "Spotsylvania"]);
    expect(namesOf("extended")).toEqual(["Culpeper", "Rappahannock", "Warren", "Shenandoah"]);
    const responses = new Set(
      counties.map(({ type }) => `${type}: ${whenWeRespond(builtFacts, type)}`),
    );
    const { primary, secondary, extended } = builtFacts.responseTimes.responseHours;
    expect([...responses]).toEqual([
      `primary: within ${primary} hours`,
      `secondary: within ${secondary} hours`,
      `extended: within ${extended} hours or by appointment`,
    ]);
  });

  it("has 10 to 200 projects and something worth knowing for each county", () => {
    for (const { projects, details } of counties) {
      expect(projects).toBeGreaterThanOrEqual(10);
      expect(projects).toBeLessThanOrEqual(200);
      expect(details.length).toBeGreaterThan(100);
    }
  });

  it("is drawn completely: every county once, its cities, and its outline", () => {
    expect(serviceMap.counties.map(({ id }) => id)).toEqual(counties.map(({ id }) => id));
    for (const path of [
      ...serviceMap.counties.map((county) => county.path),
      ...serviceMap.cities,
      serviceMap.outline,
    ]) {
      expect(path).toMatch(/^M[\d.,LMZ-]+$/);
    }
    expect(serviceMap.cities).toHaveLength(7);
  });
});
