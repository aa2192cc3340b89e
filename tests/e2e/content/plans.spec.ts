import { expectSound } from "../support/findings.ts";
import { untilHydrated } from "../support/hydration.ts";
import { expect, test } from "../support/test.ts";

const everyPlan = [
  "Billed monthly",
  "12-month minimum, then month-to-month",
  "Cancel with 30 days' notice",
  "Upgrade any time with immediate effect",
];

/** What each page says in the server's HTML, and where it leads (specification 2, sections 2 and 9). */
const statements: Readonly<Record<string, { says: readonly string[]; leads: readonly string[] }>> =
  {
    "/protection-plans": {
      says: [
        "Platinum, Gold or Silver",
        "Recommended",
        "Price $650/mo $450/mo $350/mo",
        "Inspections Quarterly Semi-annual Annual",
        "Response 24 hours 48 hours 72 hours",
        "24/7 emergency service Emergency service in business hours Not part of the plan",
        "25% off roofing repairs 20% off roofing repairs 15% off non-warranty roofing repairs",
        "20% off other exterior repairs 15% off other exterior repairs 10% off other exterior repairs",
        "$1,500 annual credit $1,000 annual credit No credit",
        "No service call fees Two free service calls a year One free service call per year",
        "Annual drone and infrared scan Annual drone inspection No scan",
        "Enhanced 30-year warranty 25-year warranty Standard 25-year warranty on full replacements",
        "10-year workmanship warranty 7-year workmanship warranty 5-year workmanship warranty",
        "One transfer to a new owner No transfer Transferable once",
        "25-30 years manufacturer warranty",
        "10 years on new installs, 5 years on major repairs",
        ...everyPlan,
        "Primary services",
        "Additional exterior services",
        "Why choose a plan",
        "Examples, until real members' words are connected",
        "Gold member",
        "Platinum member",
        "Silver member",
        "When a plan pays, and when it does not",
        "Do you need a plan?",
        "It answers everybody, member or not.",
      ],
      leads: [
        "/protection-plans/platinum",
        "/protection-plans/gold",
        "/protection-plans/silver",
        "/faq",
        "/contact-us",
        "/schedule-inspection",
      ],
    },
    "/protection-plans/platinum": {
      says: [
        "$650 per month",
        "Quarterly",
        "Response 24 hours",
        "24/7 emergency service",
        "25% off roofing repairs",
        "20% off other exterior repairs",
        "$1,500 annual credit",
        "No service call fees",
        "Annual drone and infrared scan",
        "Enhanced 30-year warranty",
        "10-year workmanship warranty",
        "One transfer to a new owner",
        "Covered services",
        "All plans: workmanship 10 years on new installs, 5 years on major repairs",
        ...everyPlan,
      ],
      leads: [
        "/contact-us?service=protection-plan",
        "/contact-us?service=protection-plan-question",
        "/contact-us?service=platinum-protection-plan",
      ],
    },
    "/protection-plans/gold": {
      says: [
        "$450 per month",
        "Semi-annual",
        "Response 48 hours",
        "Emergency service in business hours",
        "20% off roofing repairs",
        "15% off other exterior repairs",
        "$1,000 annual credit",
        "Two free service calls a year",
        "Annual drone inspection",
        "25-year warranty",
        "7-year workmanship warranty",
        "Covered services",
        ...everyPlan,
      ],
      leads: [
        "/contact-us?service=protection-plan",
        "/contact-us?service=protection-plan-question",
        "/contact-us?service=gold-protection-plan",
      ],
    },
    "/protection-plans/silver": {
      says: [
        "$350 per month",
        "Inspections Annual",
        "Response 72 hours",
        "15% off non-warranty roofing repairs",
        "10% off other exterior repairs",
        "One free service call per year",
        "Standard 25-year warranty on full replacements",
        "5-year workmanship warranty",
        "Transferable once",
        "An example, until real reviews are connected",
        "Thomas R.",
        "Covered services",
        ...everyPlan,
      ],
      leads: ["/contact-us?service=silver-protection-plan", "/protection-plans", "/faq"],
    },
    "/warranty-info": {
      says: [
        "Three warranty types",
        "5-10 years standard",
        "typically 20-50 years",
        "within 14 business days after completion",
        "send us the notification within 30 days",
        "Lifetime workmanship warranty",
        "50-year materials warranty",
        "Fully transferable",
        "Annual inspections",
        "30-year workmanship warranty",
        "One-time transfer",
        "Semi-annual inspections for 5 years",
        "48-hour emergency response",
        "50% maintenance discount",
        "15-year workmanship warranty",
        "Annual inspection for 2 years",
        "72-hour response",
        "25% maintenance discount",
        "Do's and don'ts",
        "Report it",
        "Inspection",
        "Whose warranty it is",
        "Repair or claim",
        "Final check and file",
      ],
      leads: [
        "/protection-plans",
        "/protection-plans/platinum",
        "/protection-plans/gold",
        "/protection-plans/silver",
        "/contact-us",
      ],
    },
  };

for (const [address, { says, leads }] of Object.entries(statements)) {
  test(`${address} says in the server's HTML what the specification says, and leads where it says`, async ({
    request,
  }) => {
    const html = await (await request.get(address)).text();
    const text = wordsOf(html);
    for (const statement of says) expect.soft(text).toContain(statement);
    const links = [...html.matchAll(/<a [^>]*href="([^"#]*)/g)].map(([, href]) => href);
    for (const link of leads) expect.soft(links).toContain(link);
  });
}

test("the aliases show the same pages", async ({ request }) => {
  for (const [alias, address] of [
    ["/roof-maintenance", "/protection-plans"],
    ["/platinum-protection-plan", "/protection-plans/platinum"],
    ["/gold-protection-plan", "/protection-plans/gold"],
    ["/silver-protection-plan", "/protection-plans/silver"],
  ] as const) {
    const [one, other] = [await request.get(alias), await request.get(address)];
    expect(wordsOf(await one.text())).toBe(wordsOf(await other.text()));
  }
});

test("search engines read the three plans with their prices", async ({ request }) => {
  const html = await (await request.get("/protection-plans")).text();
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = ""]) => JSON.parse(json),
  );
  const service = things.find((thing) => thing["@type"] === "Service");
  const offers = service.hasOfferCatalog.itemListElement.map(
    (offer: { itemOffered: { name: string }; priceSpecification: { price: number } }) => [
      offer.itemOffered.name,
      offer.priceSpecification.price,
    ],
  );
  expect(offers).toEqual([
    ["Platinum Protection Plan", 650],
    ["Gold Protection Plan", 450],
    ["Silver Protection Plan", 350],
  ]);
});

const found = "/protection-plans?roof=10-20&wear=trees&watch=home";

test.describe("the plan finder", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("answers three questions by keyboard, and the answer survives a reload and Back @keyboard", async ({
    page,
  }) => {
    await page.goto("/protection-plans");
    await untilHydrated(page);
    const finder = page.getByRole("region", { name: "Do you need a plan?" });
    await finder.getByRole("radio", { name: "10 to 20 years" }).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await expect(finder.getByRole("radio", { name: /^Trees above/ })).toBeChecked();
    await finder.getByRole("radio", { name: /^Whoever lives there/ }).press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const answer = finder.getByRole("heading", { name: "Gold fits" });
    await expect(answer).toBeFocused();
    await expect(page).toHaveURL(`${found}#plan-answer`);
    await page.reload();
    await expect(answer).toBeVisible();
    await expect(finder.getByRole("radio", { name: /^Trees above/ })).toBeChecked();
    await finder.getByRole("radio", { name: /^Open sky/ }).check();
    await finder.getByRole("button", { name: "Show the answer" }).click();
    await expect(finder.getByRole("heading", { name: "You do not need a plan" })).toBeFocused();
    await page.goBack();
    await expect(answer).toBeVisible();
    await expect(finder.getByRole("radio", { name: /^Trees above/ })).toBeChecked();
  });

  for (const width of [1280, 320]) {
    test(`and the pages around it are sound at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const address of [found, ...Object.keys(statements)]) {
        await page.goto(address);
        await untilHydrated(page);
        await expectSound(page, address);
      }
    });
  }

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("asks the server and gets the same answer", async ({ page }) => {
      await page.goto("/roof-maintenance");
      await page.getByRole("radio", { name: "Over 20 years" }).check();
      await page.getByRole("radio", { name: /^A repair nearly every year/ }).check();
      await page.getByRole("radio", { name: /^Nobody for days/ }).check();
      await page.getByRole("button", { name: "Show the answer" }).click();
      await expect(page.getByRole("heading", { name: "Price a new roof first" })).toBeInViewport();
      await expect(page.getByRole("radio", { name: "Over 20 years" })).toBeChecked();
    });
  });
});

/** The main part as a reader has it: without tags, scripts and styles. */
function wordsOf(html: string): string {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  return main
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}
