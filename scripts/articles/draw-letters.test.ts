import sharp from "sharp";
import { expect, it } from "vitest";
import { drawLetters } from "./draw-letters.ts";

const sheet = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100" width="300" height="100">${inside}</svg>`;

/** The edges of what is drawn, in the drawing's units. */
async function edgesOf(svg: string) {
  const { info } = await sharp(Buffer.from(svg))
    .flatten({ background: "white" })
    .trim()
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  return { left, right: left + info.width, top, bottom: top + info.height };
}

it("draws letters as outlines, which need no font", async () => {
  const drawn = await drawLetters(
    sheet('<g fill="red"><text x="9" y="40" font-size="20">ft</text></g>'),
  );
  expect(drawn).not.toMatch(/<text|font/);
  expect(drawn).toMatch(/<g fill="red"><path [^>]+\/><\/g>/);
});

it.each([
  ["start", ({ left }: { left: number }) => left],
  ["middle", ({ left, right }: { left: number; right: number }) => (left + right) / 2],
  ["end", ({ right }: { right: number }) => right],
])("puts the %s of a text at its x, and its letters on its y", async (anchor, place) => {
  const drawn = await drawLetters(
    sheet(`<g text-anchor="${anchor}"><text x="150" y="60" font-size="30">HIH</text></g>`),
  );
  const edges = await edgesOf(drawn);
  expect(Math.abs(place(edges) - 150)).toBeLessThan(4);
  expect(Math.abs(edges.bottom - 60)).toBeLessThanOrEqual(1);
});

it("draws a bold text wider, whatever element says that it is bold", async () => {
  const widthOf = async (svg: string) => {
    const { left, right } = await edgesOf(await drawLetters(sheet(svg)));
    return right - left;
  };
  const text = '<text x="9" y="60" font-size="40">warm</text>';
  expect(await widthOf(`<g font-weight="700"><g>${text}</g></g>`)).toBeGreaterThan(
    await widthOf(text),
  );
});

it("leaves a drawing without letters as it is", async () => {
  const svg = sheet('<path d="M0 0H9"/>');
  expect(await drawLetters(svg)).toBe(svg);
});
