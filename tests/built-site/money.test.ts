import { expect, test } from "vitest";
import { dollars } from "#content/en/figures.ts";
import { lenderWords } from "#content/en/financing-partners.ts";
import { builtFacts } from "#content/facts.ts";
import { pages } from "#content/pages.ts";
import { financedAmounts, lenderPlaces } from "#domain/financing/financing.ts";
import { all, byId, readHtml, text } from "#tests/support/html.ts";
import { mainOf, textOf } from "#tests/support/page-text.ts";
import { ask, mainPartOf } from "./support/ask.ts";

test("the numbers of lenders, plans, steps, benefits, questions and stories are as specified", async () => {
  const count = async (address: string, pattern: RegExp) =>
    ((await mainPartOf(address)).match(pattern) ?? []).length;
  expect(await count("/financing", /<article/g), "plan and lender cards").toBe(6);
  expect(await count("/financing-partners", />Application process</g)).toBe(3);
  expect(await count("/payment-plans", />Know before you sign</g)).toBe(3);
  expect(await count("/insurance-claims", /<details/g), "questions").toBe(5);
  expect(await count("/insurance-claims", /<article/g), "stories").toBe(3);
});

const { lenders } = builtFacts;

test("the lenders stand side by side in a table, and what phones fold is in the page", async () => {
  const page = readHtml(await mainPartOf("/financing-partners"));
  const columns = all(page, "th", { scope: "col" }).map((cell) => text(cell));
  expect(columns).toEqual(["Terms", ...lenderPlaces.map((place) => lenders[place].name)]);
  const values = all(page, "td").map((cell) => text(cell));
  expect(values.length).toBe(columns.length * 5 - 5);
  for (const place of lenderPlaces) {
    const [features = "", plans, application] = all(byId(page, lenders[place].id), "details").map(
      (part) => text(part),
    );
    const words = lenderWords(builtFacts)[place];
    expect(features).toContain(words.features.at(-1));
    expect(plans).toContain(words.planTypes.at(-1)?.description);
    expect(application).toContain(words.application.at(-1)?.text);
  }
});

test("a rate or a term of credit never stands without what 12 CFR 1026.24 asks for", async () => {
  const trigger = /\d% APR|\d(?:-| to )\d+ months|\d or \d+ months/;
  const addresses = Object.keys(pages).filter((address) => !address.includes(":"));
  const texts = await Promise.all(addresses.map(async (path) => textOf(await mainPartOf(path))));
  const selling = addresses.filter((_, index) => trigger.test(texts[index] ?? ""));
  expect(selling).toEqual(expect.arrayContaining(["/financing", "/faq", "/why-choose-us"]));
  for (const [index, text] of texts.entries()) {
    const address = addresses[index] ?? "";
    if (selling.includes(address)) {
      expect.soft(text, address).toMatch(/Total of payments,? \$/);
      expect.soft(text, address).toMatch(/subject to credit approval/i);
    }
    const rates = text.match(
      /(?<!(?:Annual percentage rate|Typical APR) (?:\d\.\d\d%-)?)\b\d\.\d\d%(?!-| to | APR).{0,30}/g,
    );
    expect.soft(rates, `${address}: every rate says APR`).toBeNull();
    expect.soft(text, address).not.toMatch(/Annual percentage rate (?:0%|No)/);
    if (/same-as-cash/i.test(text)) {
      expect
        .soft(text, address)
        .toMatch(/interest (?:is due |counts )?from (?:day one|the first day)/);
    }
  }
});

test("without scripts, the calculator and the claim note answer through the URL", async () => {
  const query = "plan=fixed-rate&amount=9%2C500&months-fixed-rate=36&rate-fixed-rate=4.5";
  const payment = textOf(await mainPartOf(`/payment-plans?${query}`));
  expect(payment).toContain("Monthly payment $282.60");
  const wrong = await ask("/payment-plans?amount=12");
  const told = textOf(mainOf(await wrong.text()));
  const { from, to } = financedAmounts(lenders);
  expect(told).toContain(`Enter an amount from ${dollars(from)} to ${dollars(to)}.`);
  expect(told, "payment, total and cost together or not at all").not.toContain("Monthly payment $");
  const claim = await ask("/insurance-claims?damage=2026-11-20");
  expect(textOf(mainOf(await claim.text()))).toContain("Sunday, December 20, 2026");
  const noDay = await ask("/insurance-claims?damage=2026-02-30");
  expect(textOf(mainOf(await noDay.text()))).toContain("This date is not in the calendar.");
});
