import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { expect, it } from "vitest";
import { mainTones, type Tones, toneStyle, tonesOf } from "./color-tones.ts";
import { contrast, hexOf, oklchOf } from "./oklch.ts";
import { promisedContrasts } from "./promised-contrasts.ts";

const sheet = await readFile(new URL("../../content/colors.css", import.meta.url), "utf8");
const built: Tones = Object.fromEntries(
  Array.from(sheet.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g), ([, name, hex]) => [name, hex]),
);

const brokenIn = (tones: Tones) =>
  promisedContrasts
    .map(({ text, ground, least }) => {
      const ratio = contrast(tones[text] as string, tones[ground] as string);
      return { text, ground, least, ratio };
    })
    .filter(({ ratio, least }) => !(ratio >= least));

it("finds every promise kept by the colors that the site is built with", () => {
  expect(brokenIn(built)).toEqual([]);
});

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, "0")}`);
const anyChoice = fc.record(
  { brand: anyColor, bar: anyColor, second: anyColor },
  { requiredKeys: [] },
);

it("keeps every promise whatever is chosen, one color or all", () => {
  fc.assert(
    fc.property(anyChoice, (chosen) => {
      expect(brokenIn({ ...built, ...tonesOf(chosen, built) })).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

it.each([
  ["blue", "#1d5fa8", "#1d5fa8"],
  ["deep green", "#1f5c3a", "#1f5c3a"],
  ["red", "#b3261e", "#b3261e"],
  ["purple", "#5b2d82", "#5b2d82"],
  ["black", "#000000", "#000000"],
  // Too light for white letters.
  ["bright yellow", "#ffd400", "darker"],
  ["sky blue", "#5ab4f0", "darker"],
  ["white", "#ffffff", "darker"],
])("shows %s itself on buttons, or the nearest tone that can be read", (_name, brand, expected) => {
  const shown = tonesOf({ brand }, built)[mainTones.brand] as string;
  if (expected.startsWith("#")) expect(shown).toBe(expected);
  else expect(oklchOf(shown).lightness).toBeLessThan(oklchOf(brand).lightness);
});

it("shows a light color itself on dark, where it can be read", () => {
  expect(tonesOf({ brand: "#ffd400" }, built)["copper-400"]).toBe("#ffd400");
});

it("changes the tones of what is chosen, and no others", () => {
  expect(tonesOf({}, built)).toEqual({});
  expect(Object.keys(tonesOf({ second: "#1d5fa8" }, built))).toEqual([
    "patina-700",
    "patina-500",
    "patina-400",
    "patina-100",
  ]);
});

it("keeps the hue, and orders the tones from dark to light", () => {
  for (const brand of ["#1d5fa8", "#1f5c3a", "#b3261e", "#5b2d82"]) {
    const tones = tonesOf({ brand }, built);
    const found = [800, 700, 600, 400, 300, 100].map((tone) =>
      oklchOf(tones[`copper-${tone}`] as string),
    );
    const lightness = found.map((tone) => tone.lightness);
    expect(lightness).toEqual(lightness.toSorted((a, b) => a - b));
    for (const { hue } of found) {
      const apart = Math.abs(hue - oklchOf(brand).hue) % 360;
      expect(Math.min(apart, 360 - apart)).toBeLessThan(6);
    }
  }
});

it("says it in one rule, and nothing when nothing is chosen", () => {
  expect(toneStyle({ "copper-600": "#000000", "copper-700": "#111111" })).toBe(
    ":root:root{--color-copper-600:#000000;--color-copper-700:#111111}",
  );
  expect(toneStyle({})).toBe("");
});

it("finds the same color again after it was taken apart", () => {
  fc.assert(
    fc.property(anyColor, (hex) => {
      const parts = (one: string) =>
        [1, 3, 5].map((at) => Number.parseInt(one.slice(at, at + 2), 16));
      const again = parts(hexOf(oklchOf(hex)));
      parts(hex).forEach((part, at) => {
        expect(Math.abs(part - (again[at] as number))).toBeLessThanOrEqual(1);
      });
    }),
  );
});

it.each([
  ["#000000", "#ffffff", 21],
  ["#777777", "#ffffff", 4.48],
  ["#8a4419", "#fbf8f3", 6.79],
])("finds the contrast of %s and %s as WCAG has it", (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});
