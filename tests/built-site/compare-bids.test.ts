import { expect, test } from "vitest";
import { fieldName } from "#domain/bid-comparison/bid-form.ts";
import { mainOf, textOf } from "#tests/support/page-text.ts";
import { ask, mainPartOf } from "./support/ask.ts";

type Entries = Parameters<typeof fieldName>[0];

/** The page's answer to a form with these bids, as a browser without scripts sends it. */
async function compare(...bids: Partial<Record<Entries, string>>[]) {
  const body = new URLSearchParams();
  bids.forEach((bid, place) => {
    for (const [field, value] of Object.entries(bid)) {
      body.set(fieldName(field as Entries, place), value);
    }
  });
  const answer = await ask("/compare-bids", {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin" },
    body,
  });
  return { answer, main: mainOf(await answer.text()) };
}

const whole = {
  price: "12,000",
  squares: "24",
  squaresOf: "surface",
  tearOff: "two",
  decking: "sheets",
  sheets: "2",
  sheetPrice: "90",
  shingle: "named",
  underlayment: "synthetic",
  iceBarrier: "valleys",
  dripEdge: "all",
  flashing: "new",
  ventilation: "both",
  disposal: "included",
  permit: "not-needed",
  workmanship: "20 years",
  manufacturer: "30",
  deposit: "30%",
  balance: "completion",
  dates: "both",
  licenseClass: "A",
  licenseNumber: "2705-123456",
};

test("bids are compared without scripts, and nobody else gets the answer", async () => {
  const { answer, main } = await compare(
    { ...whole, name: "Ridge & Sons" },
    { ...whole, squares: "21", iceBarrier: "per-code", licenseNumber: "", deductible: "covered" },
  );
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const text = textOf(main);
  expect(text).toContain("2 bids read, 5 points to ask about.");
  expect(text).toContain("For each square Ridge & Sons $500 Bid 2 $571");
  expect(text).toContain('"Per code" ▲ says little');
  expect(text).toContain("By Virginia's rules No license number");
  expect(text).toContain("Virginia's Consumer Protection Act prohibits");
  expect(text).toContain("Where does the ice barrier start and end, in inches?");
  expect(text).toContain("Ask everyone");
  expect(text).toContain("This page never says which bid to choose");
});

test("what was typed is in the form again, at its place", async () => {
  const { main } = await compare({}, { name: "B <i>", price: "9,800", tearOff: "over" });
  expect(main).toContain('value="9,800"');
  expect(main).toContain('value="B &lt;i&gt;"');
  expect(main).toMatch(/<option value="over" selected="">/);
  expect(textOf(main)).toContain("One bid read");
});

test("a bid with a figure that nobody can read is left out, and says why", async () => {
  const { main } = await compare(whole, { ...whole, name: "B", price: "about ten" });
  const text = textOf(main);
  expect(main).toContain('value="about ten"');
  expect(text).toContain("One bid read");
  expect(text).toContain("B is left out until this can be read:");
  expect(text).toContain("Enter the price in figures, such as 12,400.");
  expect(main).toContain('href="#bids-price2"');
  expect(text).not.toContain("No total price");
});

test("a complete bid has nothing to ask about but what everyone is asked", async () => {
  const text = textOf((await compare(whole)).main);
  expect(text).toContain("One bid read, nothing to ask about.");
  expect(text).toContain("None that this page knows.");
});

test("an address holds no bid", async () => {
  const text = textOf(await mainPartOf("/compare-bids?price1=9800&squares1=20"));
  expect(text).toContain("Type in the first bid above");
});

test("the page is linked where somebody compares bids", async () => {
  for (const address of [
    "/news-insights/compare-three-estimates",
    "/customer-resources",
    "/why-choose-us",
    "/roof-cost",
  ]) {
    expect.soft(await mainPartOf(address), address).toContain('href="/compare-bids"');
  }
});
