import { expect, test } from "vitest";
import { dollars } from "#content/en/figures.ts";
import { builtFacts } from "#content/facts.ts";
import { priceBookOf } from "#domain/roof-cost/price-book.ts";
import { roofCost } from "#domain/roof-cost/roof-cost.ts";
import { textOf } from "#tests/support/page-text.ts";
import { mainPartOf } from "./support/ask.ts";

const mainOf = async (query: string) => textOf(await mainPartOf(`/roof-cost?${query}`));

test("the range of a roof that an address describes needs no scripts", async () => {
  const text = await mainOf(
    "size=squares&squares=20&pitch=low&shape=gable&layers=one&county=fairfax",
  );
  const { price } = roofCost(
    {
      size: { kind: "squares", squares: 20 },
      ...{ pitch: "low", shape: "gable", layers: "one", county: "primary" },
      ...{ material: "asphalt", chimneys: 0, skylights: 0 },
    },
    priceBookOf(builtFacts),
  );
  expect(text).toContain(price && dollars(price.total));
  expect(text).toContain(
    "20 squares of roof, low slope, gable roof, one layer to come off, in Fairfax",
  );
  expect(text).toContain("You have answered everything that a homeowner can.");
  expect(text).toContain("subject to credit approval");
});

test("a size that nobody can read is said at its field, and what was typed stays", async () => {
  const html = await mainPartOf("/roof-cost?size=outline&length=forty&width=28");
  expect(textOf(html)).toContain("Enter the length of the house in figures, such as 48.");
  expect(html).toContain('value="forty"');
  expect(textOf(html)).toContain("Fill in the size, and the range appears here.");
  expect(textOf(html)).not.toContain("a month");
});

test("a material without a price is left to an estimate, with the roof's size", async () => {
  const text = await mainOf("size=squares&squares=20&material=slate");
  expect(text).toContain("Slate: by estimate");
  expect(text).toContain("20 squares");
  expect(text).not.toContain("a month");
});
