import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { FactsContext, factsWith } from "#app/facts/use-facts.ts";
import { builtFacts } from "#content/facts.ts";
import type { Overrides } from "#domain/business/facts.ts";
import { all, attribute, readHtml, text } from "#tests/support/html.ts";
import { SiteFooter } from "./site-footer.tsx";

/** Names and addresses of the links that lead away from the site. */
function away(overrides: Overrides): (string | undefined)[][] {
  const html = renderToStaticMarkup(
    <FactsContext value={factsWith(overrides)}>
      <MemoryRouter>
        <SiteFooter />
      </MemoryRouter>
    </FactsContext>,
  );
  return all(readHtml(html), "a", { rel: "noopener" }).map((link) => [
    text(link),
    attribute(link, "href"),
  ]);
}

it("links to where an owner is, and to nothing where they are not", () => {
  const none = Object.fromEntries(builtFacts.social.map((_, at) => [`social.${at}.url`, ""]));
  expect(away(none)).toEqual([]);
  const url = "https://www.example.com/buckeye";
  expect(away({ ...none, "social.3.network": "Nextdoor", "social.3.url": url })).toEqual([
    ["Nextdoor", url],
  ]);
});
