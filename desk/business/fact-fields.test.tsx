import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { builtBusinessFacts as built } from "#content/business-facts.ts";
import { entriesOf } from "#domain/business/fact-entries.ts";
import type { FactFaults } from "#domain/business/fact-faults.ts";
import type { Overrides } from "#domain/business/facts.ts";
import { all, attribute, byId, readHtml, text } from "#tests/support/html.ts";
import { countiesQuery } from "./counties-queries.ts";
import { FactFields } from "./fact-fields.tsx";
import { readTyped, type TypedFacts } from "./typed-facts.ts";

/** The fields of the place as they are while this is typed. */
function fields(
  typed: TypedFacts["typed"],
  { overrides = {}, faults = {} }: { overrides?: Overrides; faults?: FactFaults } = {},
) {
  const queries = new QueryClient();
  queries.setQueryData(countiesQuery("VA").queryKey, [
    { fips: "51059", id: "fairfax", name: "Fairfax", zipCodes: 48 },
    { fips: "51600", id: "fairfax-city", name: "Fairfax", noun: "City", zipCodes: 2 },
  ]);
  const entries = entriesOf(built).filter(({ group, fixed }) => group === "area" && !fixed);
  const read = readTyped(typed, { overrides, facts: built, built });
  return readHtml(
    renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <FactFields
          {...{ entries, typed, facts: built, built, faults }}
          overrides={read.overrides}
          onChange={() => {}}
        />
      </QueryClientProvider>,
    ),
  );
}

it("shows the time zone that will be saved with another state", () => {
  const zone = (typed: TypedFacts["typed"]) =>
    all(fields(typed), "option")
      .filter((option) => attribute(option, "selected") !== undefined)
      .map((option) => attribute(option, "value"))
      .find((value) => value?.includes("/"));
  expect(zone({})).toBe(built.timeZone);
  expect(zone({ state: "OR" })).toBe("America/Los_Angeles");
  expect(zone({ state: "OR", timeZone: "America/Denver" })).toBe("America/Denver");
});

it("tells a city from the county of its name, in the list and among those that are chosen", () => {
  const fairfax = { name: "Fairfax", type: "primary", details: "", projects: "" } as const;
  const counties = [
    { ...fairfax, fips: "51059", id: "fairfax" },
    { ...fairfax, fips: "51600", id: "fairfax-city", noun: "City" },
  ];
  const html = fields({ counties });
  const named = ["Fairfax County", "Fairfax City"];
  const labels = all(html, "label").map(text);
  expect(labels.filter((label) => label.endsWith(", area"))).toEqual(
    named.map((name) => `${name}, area`),
  );
  expect(labels.filter((label) => label.includes("ZIP codes"))).toEqual([
    "Fairfax County48 ZIP codes",
    "Fairfax City2 ZIP codes",
  ]);
});

it("says what is wrong with the counties on controls, which can be wrong, and not on their group", () => {
  const html = fields({}, { faults: { counties: "Choose each county once" } });
  expect(all(html, "fieldset", { "aria-invalid": "true" })).toEqual([]);
  const wrong = all(html, "input", { "aria-invalid": "true" });
  expect(wrong.map((input) => attribute(input, "type"))).toEqual(["checkbox", "checkbox"]);
  for (const input of wrong) {
    const fault = byId(html, attribute(input, "aria-describedby") ?? "");
    expect(text(fault)).toBe("Choose each county once");
  }
});
