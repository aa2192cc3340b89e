import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { FactsContext, factsWith } from "#app/facts/use-facts.ts";
import { AreaContext } from "#app/facts/use-own-area.ts";
import { builtBusinessFacts } from "#content/business-facts.ts";
import { counties } from "#content/counties.ts";
import type { Overrides } from "#domain/business/facts.ts";
import type { OwnArea } from "#domain/service-area/own-area.ts";
import { ZipCheck } from "./zip-check.tsx";

/** As the list of all counties has it: the code is the city's alone. */
const own: OwnArea = {
  counties,
  zipGroups: [{ counties: [], others: ["the City of Fairfax"], zips: "22030" }],
  map: { width: 0, height: 0, counties: [], cities: [], outline: "", office: [0, 0] },
  mile: 0,
  centers: {},
};

const [first, ...others] = builtBusinessFacts.counties;
if (!first) throw new Error("no counties");
const said: Overrides = { counties: [{ ...first, details: "Our yard is here." }, ...others] };

/** What is answered to somebody who asks for 22030, which reaches into Fairfax County. */
function answer(overrides: Overrides): string {
  const html = renderToStaticMarkup(
    <FactsContext value={factsWith(overrides)}>
      <AreaContext value={own}>
        <MemoryRouter initialEntries={["/service-areas?zip=22030"]}>
          <ZipCheck />
        </MemoryRouter>
      </AreaContext>
    </FactsContext>,
  );
  return html.replace(/<[^>]+>/g, " ");
}

it("answers as the site was built where an owner has only said something of a county", () => {
  expect(answer(said)).toContain("Fairfax County or the City of Fairfax");
  expect(answer({})).toContain("Fairfax County or the City of Fairfax");
});

it("answers by the list of all counties where they are other ones", () => {
  const elsewhere = answer({ ...said, area: "own" });
  expect(elsewhere).toContain("the City of Fairfax");
  expect(elsewhere).not.toContain("Fairfax County");
});
