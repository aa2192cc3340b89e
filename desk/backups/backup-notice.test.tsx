import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { BackupNotice } from "./backup-notice.tsx";
import { type Backups, backupsQuery } from "./backups-query.ts";

/** What owners read while the server says this. */
function shown(backups: Partial<Backups>): string {
  const queries = new QueryClient();
  const known = { state: "good", newestAt: null, fault: null, drilledAt: null } as const;
  queries.setQueryData(backupsQuery.queryKey, { success: true, ...known, ...backups });
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <BackupNotice />
    </QueryClientProvider>,
  );
  return html.replace(/<[^>]+>/g, "").trim();
}

it("says nothing while all is well, or the site is new", () => {
  expect(shown({ newestAt: "2026-06-02T07:41:00.000Z" })).toBe("");
  expect(shown({ state: "expected" })).toBe("");
});

it("says how old the newest backup is, that there is none, or that it could not be restored", () => {
  const newestAt = "2020-06-02T07:41:00.000Z";
  expect(shown({ state: "late", newestAt })).toMatch(
    /is from Jun 2, 2020, 3:41\sAM, and one is due/,
  );
  expect(shown({ state: "late" })).toContain("there is no other");
  expect(shown({ state: "none" })).toContain("has never been backed up");
  expect(shown({ state: "undrilled", newestAt, drilledAt: newestAt })).toContain(
    "could not be restored when it was tried, Jun 2, 2020",
  );
});
