import { expect, test } from "vitest";
import type { Retention } from "#domain/lead/records-contract.ts";
import { runInDatabase } from "#tests/e2e/support/database.ts";
import { textOf } from "#tests/support/page-text.ts";
import { startSite, usualNow } from "#tests/support/site.ts";

test("the privacy page states the periods that an owner has set, once they are set", async () => {
  const site = await startSite(new Date(usualNow()));
  const shown = async () => textOf(await (await fetch(`${site.url}/privacy-policy`)).text());
  expect(await shown()).toContain("about it 90 days after they were sent.");

  const set: Retention = { closedLeads: 730, spamLeads: 7, endedMails: 30 };
  const store = "insert into settings (name, value) values ('retention', ?)";
  runInDatabase(site, store, JSON.stringify(set));

  await expect.poll(shown).toContain("about it 30 days after they were sent.");
  const text = await shown();
  expect(text).toContain("2 years after the last change, once it is closed.");
  expect(text).toContain("7 days after the last change.");
  await site.stop();
});
