import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { FactsContext } from "#app/facts/use-facts.ts";
import { builtFacts } from "#content/facts.ts";
import type { LinkTarget } from "#content/pages.ts";
import type { RichText as Text } from "#domain/page/rich-text.ts";
import { RichText } from "./rich-text.tsx";

function html(text: Text<LinkTarget>): string {
  return renderToStaticMarkup(
    <FactsContext value={builtFacts}>
      <MemoryRouter>
        <RichText text={text} />
      </MemoryRouter>
    </FactsContext>,
  );
}

it("is plain text when there is nothing else in it", () => {
  expect(html("Stay off the roof.")).toBe("Stay off the roof.");
});

it("links the business's numbers by name, and any other number as written", () => {
  const { phone, hotline } = builtFacts;
  const found = html([
    "Call ",
    { call: "phone" },
    ", ",
    { call: "hotline" },
    " or ",
    { dial: "911" },
  ]);
  const links = [...found.matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(([, to, label]) => [
    to,
    label,
  ]);
  expect(links).toEqual([
    [`tel:${phone.e164}`, phone.display],
    [`tel:${hotline.e164}`, hotline.display],
    ["tel:911", "911"],
  ]);
});

it("links to an email address, which may break after its @, and to other sites", () => {
  const found = html([
    { mailTo: "ada@example.com" },
    { site: "https://www.ada.gov/", label: "ada.gov" },
  ]);
  expect(found).toMatch(
    /href="mailto:ada@example\.com"><span[^>]*>ada@<wbr\/>example\.com<\/span><\/a>/,
  );
  expect(found).toMatch(/<a [^>]*href="https:\/\/www\.ada\.gov\/"[^>]*>ada\.gov<\/a>$/);
});

it("links to pages, and keeps together what belongs together", () => {
  const found = html([
    "Within ",
    { together: "2-4 hours", strong: true },
    ", see ",
    { to: "/faq", label: "answers" },
    ".",
  ]);
  expect(found).toMatch(/<strong class="[^"]*whitespace-nowrap[^"]*">2-4 hours<\/strong>/);
  expect(found).toMatch(/<a [^>]*href="\/faq"[^>]*>answers<\/a>\.$/);
});
