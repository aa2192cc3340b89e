import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { meQuery } from "#desk/shell/use-me.ts";
import type { Silences } from "#domain/outside/silence-contract.ts";
import { SilenceLines } from "./silence-lines.tsx";
import { silencesQuery } from "./silences-query.ts";

const since = "2020-06-02T16:00:00.000Z";
const dana = { staffId: "dana", name: "Dana Ruiz", since };

/** What somebody reads. */
function shown(silences: Partial<Silences>, me = { id: "office", permissions: ["leads"] }): string {
  const queries = new QueryClient();
  queries.setQueryData(silencesQuery.queryKey, { mailboxSince: null, calendars: [], ...silences });
  queries.setQueryData(meQuery.queryKey, me as never);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <SilenceLines />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it("says nothing while everything answers", () => {
  expect(shown({})).toBe("");
});

it("says since when the mailbox for replies is silent", () => {
  expect(shown({ mailboxSince: since })).toMatch(/not reached the leads since Jun 2, 2020/);
});

it("leads owners to why, and what to do", () => {
  const byOwner = shown({ mailboxSince: since }, { id: "una", permissions: ["leads", "staff"] });
  expect(byOwner).toContain('href="/desk/settings#answers"');
  expect(shown({ mailboxSince: since })).not.toContain("href");
});

it("leads whoever can mend a calendar to where they can", () => {
  const own = shown({ calendars: [dana] }, { id: "dana", permissions: ["leads"] });
  expect(own).toContain("Your own calendar has not been read since Jun 2, 2020");
  expect(own).toContain('href="/desk/settings"');
  const byOwner = shown({ calendars: [dana] }, { id: "una", permissions: ["leads", "staff"] });
  expect(byOwner).toContain("Dana Ruiz&#x27;s own calendar");
  expect(byOwner).toContain('href="/desk/staff"');
  expect(shown({ calendars: [dana] })).not.toContain("href");
});
