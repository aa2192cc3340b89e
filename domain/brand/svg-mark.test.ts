import { parseFragment } from "parse5";
import { expect, it } from "vitest";
import { isMark } from "./mark.ts";
import { markOfSvg, type SvgNode } from "./svg-mark.ts";

type Parsed = {
  nodeName: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Parsed[];
  value?: string;
};

function nodeOf({ nodeName, attrs = [], childNodes = [] }: Parsed): SvgNode {
  return {
    name: nodeName.toLowerCase(),
    attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
    children: childNodes.filter(({ attrs }) => attrs).map(nodeOf),
    text: childNodes.map(({ value = "" }) => value).join(""),
  };
}

const read = (text: string) => markOfSvg(nodeOf(parseFragment(text).childNodes[0] as Parsed));
const svg = (inside: string) => read(`<svg viewBox="0 0 100 100">${inside}</svg>`);

it("fits a shape into the middle of the field", () => {
  expect(svg('<rect x="10" y="10" width="20" height="20"/>')).toEqual({
    far: "",
    near: "M12 0L44 0L44 32L12 32Z",
  });
});

it.each([
  ["a path", '<path d="M0 0h56v32h-56z"/>'],
  ["a polygon", '<polygon points="0,0 56,0 56,32 0,32"/>'],
  ["a rectangle", '<rect width="56" height="32"/>'],
  [
    "what is moved and scaled",
    '<g transform="translate(5 5) scale(2)"><rect width="56" height="32"/></g>',
  ],
  ["what is turned", '<g transform="rotate(180 28 16)"><path d="M0 0h56v32h-56z"/></g>'],
  [
    "what a class fills",
    '<style>.a{fill:#123456}.b{fill:none}</style><rect class="b" width="999" height="2"/><rect class="a" width="56" height="32"/>',
  ],
  [
    "what is hidden beside it",
    '<rect width="56" height="32"/><rect width="999" height="9" display="none"/>',
  ],
  [
    "what only others name",
    '<defs><rect width="999" height="9"/></defs><rect width="56" height="32"/>',
  ],
])("reads %s", (_what, inside) => {
  const mark = svg(inside);
  expect(isMark(mark)).toBe(true);
  const numbers =
    JSON.stringify(mark)
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([0, 56]);
});

it.each([
  ["a circle", '<circle cx="5" cy="5" r="4"/>'],
  ["an ellipse", '<ellipse cx="5" cy="5" rx="4" ry="2"/>'],
  ["round corners", '<rect width="40" height="20" rx="4"/>'],
])("reads %s as curves", (_what, inside) => {
  const mark = svg(inside);
  expect(isMark(mark)).toBe(true);
  expect(JSON.stringify(mark)).toContain("C");
});

it("takes the color that is painted first as the farther", () => {
  expect(
    svg(
      '<path fill="#F00" d="M0 0h56v32h-56z"/><path fill="blue" d="M10 10h10v10h-10z"/><path fill="#ff0000" d="M1 1h1v1h-1z"/>',
    ),
  ).toEqual({ far: "M0 0L56 0L56 32L0 32ZM1 1L2 1L2 2L1 2Z", near: "M10 10L20 10L20 20L10 20Z" });
});

it("leaves out a white sheet behind the drawing", () => {
  expect(
    svg('<rect width="100" height="100" fill="#fff"/><path fill="red" d="M10 10h56v32h-56z"/>'),
  ).toEqual({ far: "", near: "M0 0L56 0L56 32L0 32Z" });
});

it("keeps a hole that the rule for even and odd makes", () => {
  const mark = svg('<path fill-rule="evenodd" d="M0 0h56v32h-56zM10 10h10v10h-10z"/>');
  // The hole runs the other way.
  expect(mark).toEqual({ far: "", near: "M0 0L56 0L56 32L0 32ZM10 20L20 20L20 10L10 10Z" });
});

it.each([
  ["text-only", "<text>Ridge</text>"],
  ["picture-only", '<image href="https://logo.example/a.png" width="9" height="9"/>'],
  ["lines-only", '<path fill="none" stroke="#000" d="M0 0L9 9"/>'],
  ["no-drawing", ""],
  ["no-drawing", '<path d="M0 0L9 9 nonsense"/>'],
  ["no-drawing", "<script>alert(1)</script>"],
  [
    "many-colors",
    '<path fill="red" d="M0 0h1v1z"/><path fill="green" d="M0 0h1v1z"/><path fill="blue" d="M0 0h1v1z"/>',
  ],
  ["too-detailed", `<path d="M0 0${"l1.234 1.567h-3".repeat(2_000)}z"/>`],
])("says %s of a file that is no mark", (fault, inside) => {
  expect(svg(inside)).toBe(fault);
});

it("takes no other file", () => {
  expect(read("<html>hello</html>")).toBe("no-drawing");
});
