import { expectSound } from "../support/findings.ts";
import { untilHydrated } from "../support/hydration.ts";
import { expect, test } from "../support/test.ts";

/** What each page says in the server's HTML, and where it leads (specification 2, sections 2 and 9). */
const statements: Readonly<Record<string, { says: readonly string[]; leads: readonly string[] }>> =
  {
    "/our-services": {
      says: [
        "Residential roofing",
        "Commercial roofing",
        "Service contracts",
        "Insurance claim assistance",
        "$650 a month",
        "$450 a month",
        "$350 a month",
        "12-month minimum, then month to month",
        "30 days' notice",
        "30 days to one year",
        "cuts cooling costs by 20-30%",
      ],
      leads: [
        "/protection-plans/platinum",
        "/protection-plans/gold",
        "/protection-plans/silver",
        "/contact-us",
        "/protection-plans",
        "/roof-assessment",
      ],
    },
    "/roof-services": {
      says: [
        "A replacement takes 1-5 days",
        "Most repairs take 1-2 days",
        "over 30% of a new roof",
        "2-3 weeks in peak season",
        "about a week off-peak",
        "Asphalt shingles Lifespan 15-30 years Cost $$ ",
        "Metal Lifespan 40-70 years Cost $$$$ ",
        "Cedar shakes Lifespan 20-40 years Cost $$$ ",
        "Slate Lifespan 75-100+ years Cost $$$$$ ",
        "Synthetic Lifespan 40-50 years Cost $$$$ ",
        "Missing or damaged shingles",
        "Failed flashing",
        "Cracked pipe boots",
        "Ice dams",
      ],
      leads: [
        "/schedule-inspection",
        "/roof-services/repairs",
        "/roof-services/replacement",
        "/storm-damage",
        "/gutter-services",
        "/roof-maintenance",
        "/contact-us",
      ],
    },
    "/commercial-roofing": {
      says: [
        "TPO",
        "EPDM",
        "Modified bitumen",
        "PVC",
        "Metal",
        "Ideal for",
        "cool roofs cut cooling costs 20-30%",
        "Commercial services are limited outside our primary counties",
        "Arlington, Fairfax, Loudoun, Prince William, Frederick, Clarke, and Page",
        "Survey",
        "Proposal",
        "Installation",
        "Handover",
      ],
      leads: ["/contact-us", "/contact-us?service=commercial", "/commercial-contracts"],
    },
    "/gutter-services": {
      says: [
        "Gutter installation",
        "Gutter repairs",
        "Gutter cleaning",
        "Gutter guards",
        "Downspout extensions",
        "Maintenance plans",
        "At least twice a year",
        "3-4 times if you have many trees",
      ],
      leads: [
        "/schedule-inspection",
        "/contact-us?service=gutters",
        "/services",
        "/roof-services/repairs",
        "/siding-services",
      ],
    },
    "/siding-services": {
      says: [
        "Schedule a free consultation",
        "Siding installation",
        "Siding repair",
        "Siding replacement",
        "Siding cleaning",
        "Siding inspection",
        "Insulation upgrade",
        "20-40 years Maintenance level Low maintenance",
        "30-50 years Maintenance level Medium maintenance",
        "15-30 years Maintenance level High maintenance",
        "40-70 years Maintenance level Low maintenance",
        "Consultation and assessment",
        "Material selection",
        "Detailed proposal",
        "Professional installation",
        "Final inspection",
        "20-30 years",
        "Vinyl takes 1-2 weeks, fiber cement or wood 2-3 weeks",
        "5-20%",
        "every 3-5 years",
      ],
      leads: [
        "/schedule-inspection",
        "/contact-us?service=siding",
        "/services",
        "/gutter-services",
      ],
    },
  };

const sameAs: Readonly<Record<string, string>> = {
  "/services": "/our-services",
  "/roof-services/replacement": "/roof-services",
  "/roof-services/repairs": "/roof-services",
  "/roof-services/anything": "/roof-services",
};

for (const address of [...Object.keys(statements), ...Object.keys(sameAs)]) {
  test(`the server's HTML says all that ${address} has to say, without scripts`, async ({
    request,
  }) => {
    const html = await (await request.get(address)).text();
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
    const text = textOf(main);
    const { says, leads } = statements[sameAs[address] ?? address] ?? { says: [], leads: [] };
    for (const statement of says) expect.soft(text).toContain(statement);
    for (const link of leads) expect.soft(main).toContain(`href="${link}"`);
  });
}

test("the address says which tab of the roof services is open", async ({ request }) => {
  const headings: Readonly<Record<string, string>> = {
    "/roof-services": "A new roof, done once",
    "/roof-services/replacement": "A new roof, done once",
    "/roof-services/anything": "A new roof, done once",
    "/roof-services/repairs": "Roof repairs that hold",
  };
  for (const [address, heading] of Object.entries(headings)) {
    const html = await (await request.get(address)).text();
    const [, title = ""] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
    expect.soft(textOf(title).trim(), address).toBe(heading);
  }
});

test("tabs of the roof services change without a load, by click and by key, and Back undoes it", async ({
  page,
}) => {
  await page.goto("/roof-services");
  await untilHydrated(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const replacement = page.getByRole("tab", { name: "Replacement" });
  const repairs = page.getByRole("tab", { name: "Repairs" });
  await expect(replacement).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("heading", { name: "Six ways a roof fails" })).toBeHidden();

  await repairs.click();
  await expect(page).toHaveURL("/roof-services/repairs");
  await expect(page).toHaveTitle(/^Roof Repairs/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Roof repairs that hold");
  await expect(page.getByRole("heading", { name: "Six ways a roof fails" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Five materials" })).toBeHidden();
  await expect(repairs).toHaveAttribute("aria-selected", "true");
  await expect(repairs).toBeFocused();

  await page.keyboard.press("ArrowLeft");
  await expect(replacement).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/roof-services/replacement");
  await expect(page.getByRole("heading", { name: "Five materials" })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL("/roof-services/repairs");
  await expect(repairs).toHaveAttribute("aria-selected", "true");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);

  await page.reload();
  await expect(repairs).toHaveAttribute("aria-selected", "true");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("both tabs of the roof services can be read, and lead to their addresses", async ({
    page,
  }) => {
    await page.goto("/roof-services");
    await expect(page.getByRole("heading", { name: "Five materials" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Six ways a roof fails" })).toBeVisible();
    await page.getByRole("tab", { name: "Repairs" }).click();
    await expect(page).toHaveURL("/roof-services/repairs");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Roof repairs that hold");
  });
});

test.describe("to everybody", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const width of [1280, 320]) {
    test(`the service pages have no fault that axe finds, nor sideways scrolling, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const address of [...Object.keys(statements), "/roof-services/repairs"]) {
        await page.goto(address);
        await untilHydrated(page);
        await expectSound(page, address);
      }
    });
  }
});

/** As a reader without scripts and styles has it. */
function textOf(html: string): string {
  return html
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}
