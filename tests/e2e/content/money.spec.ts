import { expect, test } from "#tests/e2e/support/test.ts";

/*
 * What the specification states on the pages about money, read from the HTML that the server sends:
 * no browser, no scripts (specification 2, sections 2, 3 and 9).
 */

type Page = { statements: readonly string[]; links: readonly string[] };

const creditTiers = ["660+ FICO", "640+", "620+", "580+ FICO"];

const pages: Readonly<Record<string, Page>> = {
  "/financing": {
    statements: [
      "over 12 to 120 months, with no prepayment penalty",
      "4.99%-9.99%",
      "Up to 12 months",
      "Same-As-Cash",
      "6, 12 or 18 months",
      "Low Monthly Payments",
      "5-12 years",
      "5.99%-9.99% APR",
      "Fixed Rate Installments",
      "2-7 years",
      "3.99%-7.99% APR",
      "Kingpost Home Credit",
      "Purlin & Pine Lending",
      "Collartie Finance",
      "Free inspection",
      "File claim",
      "Meet adjuster",
      "Complete repairs",
      "Financing questions",
      "The deposit is 30-50%",
      "up to $65,000",
      "$1,000-$100,000 at rates from 4.99% APR",
      "with up to 12 months of no payments",
      ...creditTiers,
      "119 monthly payments of $218.29 and a last one of $219.04",
      "Total of payments $26,195.55, cost of credit $8,195.55",
    ],
    links: [
      "/contact-us?service=financing",
      "/contact-us?service=estimate",
      "/insurance-claims",
      "/financing-partners#kingpost",
      "/payment-plans#same-as-cash",
    ],
  },
  "/financing-partners": {
    statements: [
      "The three names are examples",
      "Key features",
      "Plan types",
      "Application process",
      "Kingpost Home Credit",
      "Loans up to $65,000",
      "Same-as-cash promotion of 6, 12 or 18 months",
      "Purlin & Pine Lending",
      "$1,000-$100,000 over 2-15 years",
      "Rates from 4.99% APR",
      "Collartie Finance",
      "Terms of 12 to 120 months",
      "Up to 12 months of no payments",
      "No prepayment penalty",
      "660+ FICO or 620+ FICO",
      "640+ FICO",
      "580+ FICO",
      "Which of the three should I choose?",
      "What if I am turned down?",
      "59 monthly payments of $289.92 and a last one of $290.05",
    ],
    links: ["/financing", "/payment-plans", "/contact-us?service=financing"],
  },
  "/payment-plans": {
    statements: [
      "Feature Same-As-Cash Low Monthly Payments Fixed Rate Installments",
      "Term 6, 12 or 18 months 5-12 years 2-7 years",
      "5.99%-9.99% APR 3.99%-7.99% APR",
      "Credit score 660+ FICO 640+ FICO 620+ FICO",
      "No prepayment penalty",
      "4.99%-9.99% APR is typical",
      "580+ FICO",
      "Best for",
      "Know before you sign",
      "How to choose",
      // The examples of the three plans, each with all of its terms.
      "12 monthly payments of $750.00",
      "Interest added $899.10 Owed on that day $9,899.10",
      "119 monthly payments of $218.29 and a last one of $219.04 Total of payments $26,195.55 Cost of credit $8,195.55",
      "59 monthly payments of $289.92 and a last one of $290.05 Total of payments $17,395.33 Cost of credit $2,395.33",
      "An example and not an offer of credit",
    ],
    links: [
      "/financing",
      "/contact-us?service=financing-consultation",
      "/contact-us?service=financing",
      "/contact-us?service=estimate",
    ],
  },
  "/insurance-claims": {
    statements: [
      "30 days to one year",
      "Free inspection",
      "File the claim",
      "Meet the adjuster",
      "Review the settlement",
      "Complete the repairs",
      "20 years on our work",
      "workmanship warranty of 20 years",
      "licensed, bonded and insured",
      "answers 24/7 and is on site within 24 hours",
      "Signs of storm damage",
      "Shingles",
      "Ridge and flashing",
      "Gutters and metal",
      "Walls and windows",
      "Attic and ceilings",
      "Hail in Ashburn",
      "A derecho in Woodbridge",
      "A limb in Vienna",
      "Examples, until customers' own stories are told here",
      "A guide and not legal advice",
      "Last day if your policy gives you 30 days Sunday, July 29, 2012",
      "Last day if your policy gives you one year Saturday, June 29, 2013",
    ],
    links: [
      "/contact-us",
      "/schedule-inspection",
      "/storm-damage",
      "/emergency-services",
      "/roof-services",
    ],
  },
};

for (const [address, { statements, links }] of Object.entries(pages)) {
  test(`${address} states what the specification states, in the server's HTML`, async ({
    request,
  }) => {
    const main = mainOf(await (await request.get(address)).text());
    const text = textOf(main);
    for (const statement of statements) expect.soft(text, statement).toContain(statement);
    for (const link of links) expect.soft(main, link).toContain(`href="${link}"`);
  });
}

test("there are as many lenders, plans, steps, benefits, questions and stories as specified", async ({
  request,
}) => {
  const count = async (address: string, pattern: RegExp) =>
    (mainOf(await (await request.get(address)).text()).match(pattern) ?? []).length;
  expect(await count("/financing", /<article/g), "plan and lender cards").toBe(6);
  expect(await count("/financing-partners", />Application process</g)).toBe(3);
  expect(await count("/payment-plans", />Know before you sign</g)).toBe(3);
  expect(await count("/insurance-claims", /<details/g), "questions").toBe(5);
  expect(await count("/insurance-claims", /<article/g), "stories").toBe(3);
});

test("without scripts, the calculator and the claim note answer by the address", async ({
  request,
}) => {
  const query = "plan=fixed-rate&amount=9%2C500&months-fixed-rate=36&rate-fixed-rate=4.5";
  const payment = textOf(mainOf(await (await request.get(`/payment-plans?${query}`)).text()));
  expect(payment).toContain("Monthly payment $282.60");
  const wrong = await request.get("/payment-plans?amount=12");
  const told = textOf(mainOf(await wrong.text()));
  expect(told).toContain("Enter an amount from $1,000 to $100,000.");
  expect(told, "payment, total and cost together or not at all").not.toContain("Monthly payment $");
  const claim = await request.get("/insurance-claims?damage=2026-11-20");
  expect(textOf(mainOf(await claim.text()))).toContain("Sunday, December 20, 2026");
  const noDay = await request.get("/insurance-claims?damage=2026-02-30");
  expect(textOf(mainOf(await noDay.text()))).toContain("This date is not in the calendar.");
});

function mainOf(html: string): string {
  return (/<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? "").replaceAll("&amp;", "&");
}

/** Without tags and with the spaces that people see. */
function textOf(html: string): string {
  return html
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replace(/\s+/g, " ")
    .replace(/ ([.,:])/g, "$1");
}
