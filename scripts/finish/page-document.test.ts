import { expect, it } from "vitest";
import { digestOf } from "#server/plugins/inline-digests.ts";
import { readPage } from "./page-document.ts";

const sheet = ".a{color:red}.b{color:blue}";

it("inlines the style of a page's first paint, and lists the page's inline scripts for the policy", () => {
  const { html, digests } = readPage(
    `<!DOCTYPE html><html><head><style data-page-style=""></style><script>head();</script></head><body><p class="a">text</p><script>one();</script></body></html>`,
    sheet,
  );
  expect(html).toContain(".a{color:red}</style><script>head();</script>");
  expect(digests.scripts).toEqual(["head();", "one();"].map(digestOf));
});
