import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { builtBusinessFacts } from "#content/business-facts.ts";
import { builtFacts } from "#content/facts.ts";
import { neutralBusiness } from "#content/neutral-business.ts";
import { businessQuery } from "#desk/business/business-queries.ts";
import { meQuery } from "#desk/shell/use-me.ts";
import type { Business } from "#domain/business/business-settings.ts";
import { entryAt, type FactEntry } from "#domain/business/fact-entries.ts";
import type { Overrides } from "#domain/business/facts.ts";
import { readHtml, text } from "#tests/support/html.ts";
import { Folded } from "./folded.tsx";
import { LastStep } from "./last-step.tsx";
import { shippedIn, stepsOf } from "./use-set-up.ts";

/** What an owner of a release reads at the last step. */
function lastStep(overrides: Overrides): string {
  const business: Business = {
    version: 1,
    base: neutralBusiness,
    settings: { overrides, settled: {} },
    mailboxes: { office: "office@roofing.example", emergency: "office@roofing.example" },
    hasInspectors: false,
    history: [],
    outside: [],
  };
  const queries = new QueryClient();
  queries.setQueryData(meQuery.queryKey, { id: "olga", permissions: ["business"] } as never);
  queries.setQueryData(businessQuery.queryKey, business);
  const open = stepsOf(business).map(({ step: { id }, ...facts }) => ({
    ...{ to: `/desk/set-up/${id}`, title: `Step ${id}`, isCurrent: false },
    shipped: shippedIn(business, facts),
  }));
  return shown(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <LastStep business={business} open={open} back="/desk/set-up/samples" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const shown = (node: ReactNode) => text(readHtml(renderToStaticMarkup(node))).replace(/\s+/g, " ");

it("the last step says which facts contradict one another, with what each says", () => {
  // A day that is open without a time: 6 to 8 in the morning.
  const early = { ...builtFacts.hours, Monday: { opens: 6 * 60, closes: 8 * 60 } };
  const said = lastStep({ hours: early as never });
  expect(said).toContain("Pages that contradict one another");
  expect(said).toContain("Opening hours Mon 6:00 AM-8:00 AM");
  expect(said).toContain("Workmanship 20 years");
  expect(said).toContain("Workmanship, standard 5-10 years");
});

it("the last step says how much pages state of each step that nobody has settled, as it was shipped", () => {
  expect(lastStep({})).toContain("Step name pages say 4 facts as they were shipped");
  const named = { name: "Buckeye Roofing", shortName: "Buckeye", tagline: "Roofs" };
  expect(lastStep(named)).toContain("Step name pages say 1 fact as it was shipped");
  expect(lastStep({ ...named, serviceRegion: "Ohio" })).toContain(
    "Step name Step phones pages say",
  );
});

it("facts that are folded away stand below with what pages say, but for those that say nothing", () => {
  const entries = [
    "promises.warrantyDocumentDays",
    "licenses.2.label",
    "enhancedWarranties.gold.emergencyHours",
  ].map((path) => entryAt(path) as FactEntry);
  const said = shown(
    <Folded entries={entries} facts={builtBusinessFacts} isFaulty={false}>
      <input />
    </Folded>,
  );
  expect(said).toContain("3 more");
  expect(said).not.toContain("can wait");
  expect(said).toContain("Pages say these already");
  expect(said).toMatch(/Documents after completion \d+ days/);
  expect(said).toMatch(/Gold warranty, emergencies within \d+ hours/);
  expect(said).not.toContain("License 3");
});
