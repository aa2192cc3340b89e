import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { selectionBar as words } from "#content/en/desk/leads.ts";
import { meQuery } from "#desk/shell/use-me.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { mostLeads } from "#domain/lead/many-leads-contract.ts";
import { someInspector, someLeadRow } from "#tests/support/lead-values.ts";
import { LeadList } from "./lead-list.tsx";
import { leadListQueryOf } from "./lead-queries.ts";
import { windowSize } from "./use-row-window.ts";

// Rows tell the time, which only a browser does.
vi.mock("./lead-table.tsx", () => ({
  LeadTable: ({ leads }: { leads: LeadRow[] }) => <p>{leads.length} drawn</p>,
}));

it("what is done with all rows is done with those that are drawn, which one call takes", () => {
  const address = { list: "new-bookings", search: "" } as const;
  const queries = new QueryClient();
  queries.setQueryData(meQuery.queryKey, someInspector());
  const leads = Array.from({ length: mostLeads + 100 }, (_, at) =>
    someLeadRow({ id: `row-${at}` }),
  );
  queries.setQueryData(leadListQueryOf(address).queryKey, {
    pages: [{ success: true, leads, next: null }],
    pageParams: [""],
  });
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <LeadList address={address} onHelp={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(html).toContain(`${windowSize} drawn`);
  expect(html).toContain(words.allShownSeen(windowSize));
  expect(html).toContain(words.selectShown(windowSize));
  expect(windowSize).toBeLessThanOrEqual(mostLeads);
});
