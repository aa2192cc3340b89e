import { afterEach, expect, it, vi } from "vitest";
import { cameFrom } from "./came-from.ts";

/** What a browser knows of the tab. */
function tab({
  referrer = "",
  first,
  loaded = "https://site.test/",
  kept,
}: {
  referrer?: string;
  /** The tab's first entry; older browsers do not tell. */
  first?: string;
  loaded?: string;
  /** What the first page that was left had as its referrer. */
  kept?: string;
}): void {
  vi.stubGlobal("location", new URL("https://site.test/contact-us"));
  vi.stubGlobal("document", { referrer });
  vi.stubGlobal("sessionStorage", { referrer: kept });
  vi.stubGlobal(
    "navigation",
    first === undefined ? undefined : { entries: () => [{ url: first }] },
  );
  vi.stubGlobal("performance", { getEntriesByType: () => [{ name: loaded }] });
}

afterEach(() => vi.unstubAllGlobals());

it("knows the site that linked here, without the rest of its address", () => {
  tab({ referrer: "https://www.google.com/search?q=roof+of+ada" });
  expect(cameFrom()).toEqual({ referrer: "www.google.com" });
});

it("knows it still after one of our pages was loaded anew", () => {
  const here = "https://site.test/faq";
  tab({ referrer: here, kept: "https://nextdoor.com/" });
  expect(cameFrom()).toEqual({ referrer: "nextdoor.com" });
  tab({ referrer: "https://www.google.com/", kept: "" });
  expect(cameFrom()).toEqual({ referrer: "www.google.com" });
  tab({ referrer: here, kept: here });
  expect(cameFrom()).toBeUndefined();
});

it("reads the page's own referrer where storage is turned off", () => {
  tab({ referrer: "https://nextdoor.com/" });
  vi.stubGlobal("sessionStorage", undefined);
  expect(cameFrom()).toEqual({ referrer: "nextdoor.com" });
});

it("knows the campaign of the tab's first page, even where only the loaded page is known", () => {
  const address = "https://site.test/?utm_source=mailer&utm_medium=print&utm_campaign=spring&x=1";
  const campaign = { source: "mailer", medium: "print", campaign: "spring" };
  tab({ first: address });
  expect(cameFrom()).toEqual(campaign);
  tab({ loaded: address });
  expect(cameFrom()).toEqual(campaign);
});

it("says nothing of a visitor who typed the address or came from one of our pages", () => {
  tab({});
  expect(cameFrom()).toBeUndefined();
  tab({ referrer: "https://site.test/faq", first: "https://site.test/faq" });
  expect(cameFrom()).toBeUndefined();
});

it("keeps no form from being sent, whatever a browser answers", () => {
  tab({ referrer: "about:client", first: "no address", loaded: "nothing" });
  expect(cameFrom()).toBeUndefined();
});
