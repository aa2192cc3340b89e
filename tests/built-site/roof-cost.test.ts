import { expect, test } from "vitest";
import { dollars } from "#content/en/figures.ts";
import { payments } from "#content/en/roof-cost.ts";
import { builtFacts } from "#content/facts.ts";
import { usualRoof } from "#content/usual-roof.ts";
import { priceBookOf } from "#domain/roof-cost/price-book.ts";
import { rangesOf, roofCost } from "#domain/roof-cost/roof-cost.ts";
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
  expect(text).not.toContain(payments.ofExample);
});

test("a size that nobody can read is said at its field, and what was typed stays", async () => {
  const html = await mainPartOf("/roof-cost?size=outline&length=forty&width=28");
  expect(textOf(html)).toContain("Enter the length of the house in figures, such as 48.");
  expect(html).toContain('value="forty"');
  expect(textOf(html)).toContain("We cannot read the size.");
  expect(textOf(html)).not.toContain("a month");
  expect(textOf(await mainPartOf("/roof-cost?area=50"))).toContain(
    "We have no range for this size. Enter 300 to 20,000 square feet.",
  );
});

test("a size is read as people write it, and said back as it was understood", async () => {
  for (const [query, roof] of [
    ["area=2,150 sq ft&floors=1", "2,150 sq ft of living area on one floor"],
    ["size=outline&length=48' 6\"&width=28 ft", "48.5 by 28 feet of house"],
    ["size=squares&squares=2.2k sq ft", "22 squares of roof"],
  ] as const) {
    const text = textOf(await mainPartOf(`/roof-cost?${new URLSearchParams(query)}`));
    expect.soft(text, query).toContain(`${roof}.`);
    expect.soft(text, query).not.toContain("An example");
  }
});

test("the page opens with an example that says so, and that nobody can take along", async () => {
  const html = await mainPartOf("/roof-cost");
  const text = textOf(html);
  expect(text).toContain("An example.");
  expect(text).toContain("2,400 sq ft of living area on 2 floors.");
  expect(html).toMatch(/<input[^>]*name="area"[^>]*value=""/);
  expect(text).not.toContain("Book a free inspection with these figures");
  expect(text).not.toContain("Enter the living area");
  // Nobody pays what an example comes to.
  expect(text).toContain(payments.ofExample);
});

test("what most roofs like it cost is large, and what is possible below it, both with workings", async () => {
  const { likely, possible } = rangesOf(
    {
      size: { kind: "squares", squares: 20 },
      ...{ pitch: "unknown", shape: "unknown", layers: "one", county: "primary" },
      ...{ material: "asphalt", chimneys: 0, skylights: 0 },
    },
    priceBookOf(builtFacts),
    usualRoof,
  );
  const html = await mainPartOf("/roof-cost?size=squares&squares=20&layers=one&county=fairfax");
  const [ranges] = [likely, possible].map((range) => range?.price && dollars(range.price.total));
  expect(html.replaceAll(/<wbr\/>|<!-- -->/g, "")).toMatch(
    new RegExp(`<strong[^>]*>${ranges?.replaceAll("$", "\\$")}</strong>`),
  );
  const text = textOf(html);
  expect(text).toContain(`Possible: ${possible?.price && dollars(possible.price.total)}`);
  expect(text).toContain("taken as usual here: a medium slope and a gable or hip roof.");
  expect(text).toContain(
    `Range Most roofs like it: ${likely.price && dollars(likely.price.total)} Possible: ${possible?.price && dollars(possible.price.total)}`,
  );
});

test("a material without a price is left to an estimate, with the roof's size", async () => {
  const text = await mainOf("size=squares&squares=20&material=slate");
  expect(text).toContain("Slate: by estimate");
  expect(text).toContain("20 squares");
  expect(text).not.toContain("a month");
});
