import { expect, it } from "vitest";
import { checkDrawing, checkInlineDrawing } from "./drawing-rules.ts";

const colors = new Map([["slate-900", "#18222a"]]);

const sheet = (inside: string, size = "0 0 560 300") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}" fill="none">\n${inside}\n</svg>\n`;

const check = (svg: string) => checkDrawing(svg, colors);

it("a drawing of shapes, letters and the site's colors has a size", async () => {
  const inside =
    '<!-- eave --><g stroke="slate-900"><path d="M0 0H9"/></g><text x="1" y="1" font-size="18">5 ft</text>';
  expect(await check(sheet(inside))).toEqual({ width: 560, height: 300 });
});

it.each([
  ["a script", "<script>alert(1)</script>", "has a <script>, which no drawing may have (line 2)"],
  ["a style", "\n<style>path{}</style>", "has a <style>, which no drawing may have (line 3)"],
  ["a picture", '<image href="/x.png"/>', "has a <image>, which no drawing may have (line 2)"],
  ["HTML", "<foreignObject/>", "has a <foreignObject>, which no drawing may have (line 2)"],
  ["a name", '<path id="a" d="M0 0"/>', "has the attribute id, which no drawing may have (line 2)"],
  ["a class", '<g class="a"/>', "has the attribute class, which no drawing may have (line 2)"],
  [
    "a handler",
    '<g onload="a()"/>',
    "has the attribute onload, which no drawing may have (line 2)",
  ],
  [
    "a color of its own",
    '<path fill="red" d="M0 0"/>',
    "has the color red: must be none or a name from content/colors.css, such as slate-900 (line 2)",
  ],
  [
    "an outside color",
    '<path fill="url(http://a.example)" d="M0 0"/>',
    "has the color url(http://a.example): must be none or a name from content/colors.css, such as slate-900 (line 2)",
  ],
  [
    "letters too small for a phone",
    '<text font-size="17">ft</text>',
    "has letters of 17: must be 18 or more to be read on a phone (line 2)",
  ],
  ["letters of any size", "<text>ft</text>", "has a <text> without its font-size (line 2)"],
])("a drawing with %s is refused", async (_name, inside, fault) => {
  expect(await check(sheet(inside))).toBe(fault);
});

it.each([
  [
    "with a fractional size",
    sheet("", "0 0 560.5 300"),
    'must be one <svg> with a viewBox="0 0 width height"',
  ],
  ["that is empty", "", "is no SVG"],
  ["that is a page", "<p>Ice</p>", "is no SVG"],
  [
    "that is heavy",
    sheet(`<path d="${"M0 0".repeat(2_000)}"/>`),
    "weighs 8095 bytes: must be 8000 or fewer",
  ],
])("a file %s is refused", async (_name, svg, fault) => {
  expect(await check(svg)).toBe(fault);
});

it("a file that is not XML is refused with the line where it breaks", async () => {
  expect(await check(sheet("<g>"))).toMatch(/^cannot be read: .* \(line 3\)$/);
});

it("a drawing of a page has classes, and words that the page gives it", async () => {
  const inside = '<g class="stroke-copper-600"><text x="1" y="1" stroke="none">{gutter}</text></g>';
  expect(await checkInlineDrawing(sheet(inside, "-10 50 784 364"))).toEqual({
    width: 784,
    height: 364,
  });
});

it.each([
  ["a script", "<script>alert(1)</script>", "has a <script>, which no drawing may have (line 2)"],
  [
    "a style",
    '\n<g style="fill:red"/>',
    "has the attribute style, which no drawing may have (line 3)",
  ],
  [
    "a handler",
    '<g onload="a()"/>',
    "has the attribute onload, which no drawing may have (line 2)",
  ],
  ["a reference", '<use href="/x.svg#a"/>', "has a <use>, which no drawing may have (line 2)"],
  ["a picture", '<image href="/x.png"/>', "has a <image>, which no drawing may have (line 2)"],
  ["a name", '<path id="a" d="M0 0"/>', "has the attribute id, which no drawing may have (line 2)"],
  [
    "a color of its own",
    '<path fill="#fff" d="M0 0"/>',
    "has the color #fff: must be none, currentColor or a class, such as fill-slate-900 (line 2)",
  ],
])("a drawing of a page with %s is refused", async (_name, inside, fault) => {
  expect(await checkInlineDrawing(sheet(inside))).toBe(fault);
});

it("a drawing of a page without its size is refused", async () => {
  const fault = 'must be one <svg> with a viewBox="0 0 width height"';
  expect(
    await checkInlineDrawing('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ).toBe(fault);
});
