import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { builtBusinessFacts } from "#content/business-facts.ts";
import { builtFacts, factsOfProfile } from "#content/facts.ts";
import type { FactEntry } from "#domain/business/fact-entries.ts";
import { type Facts, withOverrides } from "#domain/business/facts.ts";
import { makeDataFolder } from "#tests/support/data-folders.ts";
import { signIn } from "#tests/support/desk.ts";
import { tagsWith } from "#tests/support/page-tags.ts";

/*
 * A fact that owners can set takes its type, its entry, what it is built with, and the sentences that say it. Form, checks,
 * storage, history, pages, mails and search engines' data need no change.
 */

vi.mock("#content/facts.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("#content/facts.ts")>();
  return {
    builtFacts: { ...original.builtFacts, vans: 12 },
    factsOfProfile: (profile: Parameters<typeof factsOfProfile>[0]) => ({
      vans: 12,
      ...original.factsOfProfile(profile),
    }),
  };
});

vi.mock("#domain/business/fact-entries.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("#domain/business/fact-entries.ts")>();
  const range = { kind: "number", unit: "count", least: 1, most: 99 } as const;
  const entry: FactEntry = { path: "vans", group: "company", label: "Vans", ...range };
  return {
    ...original,
    entriesOf: (facts: object) => [
      ...original.entriesOf(facts),
      ...("vans" in facts ? [entry] : []),
    ],
    entryAt: (path: string) => (path === "vans" ? entry : original.entryAt(path)),
  };
});

/** The sentence. */
const ourVans = (f: Facts) => `We come in ${(f as Facts & { vans: number }).vans} vans.`;

let app: Awaited<ReturnType<typeof import("#server/app.ts").buildApp>>;
let owner: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  const { buildApp } = await import("#server/app.ts");
  const { readConfig } = await import("#server/config.ts");
  const config = { DATA_DIR: await makeDataFolder(), LOG_LEVEL: "silent", RATE_LIMIT: "off" };
  app = await buildApp(readConfig({ ...config, SITE_URL: "http://site.test" }));
  owner = await signIn({ app, url: await app.listen({ port: 0, host: "127.0.0.1" }) }, "owner");
});
afterAll(() => app.close());

const set = (vans: number) =>
  owner.send("PUT", "/api/desk/business", { version: 0, settings: { overrides: { vans } } });

it("one entry is checked, stored, told in the history, and said on pages, in mails and to search engines", async () => {
  expect(await set(100)).toMatchObject({
    status: 400,
    body: { fields: { vans: "Enter a number from 1 to 99" } },
  });
  const { status, body } = await set(7);
  expect(status).toBe(200);
  const { changeLines } = await import("#desk/business/fact-words.ts");
  expect(changeLines(body.business.history[0], builtBusinessFacts)).toEqual(["Vans: 12 → 7"]);

  const { business, profile } = app.services;
  const facts = withOverrides(builtFacts, business.overrides());
  expect(ourVans(facts)).toBe("We come in 7 vans.");
  expect(ourVans(factsOfProfile(profile))).toBe("We come in 7 vans.");
  const page = { title: "Vans", description: ourVans, keywords: "", canonical: "/" };
  expect(tagsWith(facts, page)).toContainEqual({
    name: "description",
    content: "We come in 7 vans.",
  });
});
