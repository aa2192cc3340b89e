import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { inlined } from "./inlined.tsx";

const Eave = inlined({ viewBox: "0 0 9 9", className: "w-9" }, "<text>{gutter}</text>");

it("is decorative, with its own classes and those of its place", () => {
  expect(renderToStaticMarkup(<Eave words={{ gutter: "Gutter" }} className="mt-2" />)).toBe(
    '<svg aria-hidden="true" viewBox="0 0 9 9" class="w-9 mt-2"><text>Gutter</text></svg>',
  );
});

it("is a picture with a name if it says something", () => {
  const html = renderToStaticMarkup(<Eave words={{ gutter: "" }} label="An eave" />);
  expect(html).toContain('<svg role="img" aria-label="An eave"');
});

it("shows words as text", () => {
  const html = renderToStaticMarkup(<Eave words={{ gutter: '<b>Joe\'s & "5"</b>' }} />);
  expect(html).toContain("<text>&lt;b&gt;Joe&#x27;s &amp; &quot;5&quot;&lt;/b&gt;</text>");
});

it("fails without a word that it needs", () => {
  expect(() => renderToStaticMarkup(<Eave />)).toThrow("A drawing has no word for {gutter}");
});
