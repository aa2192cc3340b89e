import { expect, it } from "vitest";
import { withoutLinksTo } from "./links-within.ts";

it("keeps the words of a link to what is left out, and every other link", () => {
  const html = `<p>See <a href="/news-insights/gone#how">what <em>is</em> gone</a> and <a href="/news-insights/here">here</a>.</p>`;
  expect(withoutLinksTo(html, (path) => path === "/news-insights/gone")).toBe(
    `<p>See what <em>is</em> gone and <a href="/news-insights/here">here</a>.</p>`,
  );
});
