import { expect, it } from "vitest";
import { digestOf } from "#server/pages/inline-digests.ts";
import { readPage } from "./page-document.ts";

const sheet = ".a{color:red}.b{color:blue}";

function pageOf(body: string): string {
  return `<!DOCTYPE html><html><head><style data-page-style=""></style><script>head();</script></head><body>${body}</body></html>`;
}

it("puts the scripts of the body into the starter, first itself, and leaves their elements", () => {
  const { html, digests } = readPage(
    pageOf(
      `<p class="a">text</p><script>one();</script><script type="application/ld+json">{}</script>` +
        `<script type="text/plain" data-deferred="">import "x"</script><script>start();</script><script>two();</script>`,
    ),
    sheet,
  );
  expect(html).toContain(
    `<script></script><script type="application/ld+json">{}</script><script type="text/plain" data-deferred="">import "x"</script>` +
      "<script>start();\none();\ntwo();</script><script></script>",
  );
  expect(html).toContain(".a{color:red}</style><script>head();</script>");
  expect(digests.scripts).toEqual(
    ["head();", 'import "x"', "start();\none();\ntwo();"].map(digestOf),
  );
});

it("leaves the scripts of a page without a starter where they are", () => {
  const body = "<script>one();</script><script>two();</script>";
  expect(readPage(pageOf(body), sheet).html).toContain(body);
});

it("leaves out what nothing reads", () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" class="lucide lucide-arrow-up a" viewBox="0 0 1 1"></svg>`;
  const { html } = readPage(
    pageOf(`<a href="/" data-discover="true" data-kept="">home${drawing}</a>`),
    sheet,
  );
  expect(html).toContain(
    `<a href="/" data-kept="">home<svg class="a" viewBox="0 0 1 1"></svg></a>`,
  );
});
