import { AxeBuilder } from "@axe-core/playwright";
import { businessProfile } from "#content/business-profile.ts";
import { untilHydrated } from "../support/hydration.ts";
import { sidewaysOverflow } from "../support/layout.ts";
import { expect, test } from "../support/test.ts";
import { textOf } from "./text-of.ts";

const [license] = businessProfile.licenses;

/** What the specification says of each page (2, sections 1, 2 and 9), as the server's HTML has to say it. */
const statements: readonly (readonly [address: string, ...statements: readonly string[]])[] = [
  [
    "/our-company",
    ...["licensed, bonded and insured", "Company story", "Vision", "Mission"],
    ...["Quality", "Integrity", "Safety", "Customer Focus", "Community", "Innovation"],
    ...["Leadership", "CEO", "COO", "Managing Partner"],
    ...["Northern Virginia and Richmond", `${license.label} ${license.number}`, "20 years"],
  ],
  [
    "/why-choose-us",
    ...["The difference", "Quality Guaranteed", "On-Time Completion", "Expert Team"],
    ...["Flexible Financing", "Transparent Pricing", "Superior Materials", "12-120 months to pay"],
    ...["Free Consultation & Inspection", "Detailed Proposal", "Project Planning"],
    ...["Professional Installation", "Final Inspection & Warranty"],
    ...["5+ years", "150+ projects", "98% satisfaction", "10+ team members"],
    ...["5.0 from 3 reviews", "Sample reviews, shown here as examples"],
    ...["Hannah B.", "Luis R.", "Grace O."],
    ...["Master Elite Contractor", "A premium-shingle manufacturer", "A+ Rating"],
    ...["A business bureau", "A roofing association", "Licensed & Insured"],
    ...["Workmanship warranty 20 years", "Manufacturer warranty 25-50 years", "Free estimates"],
    ...["Sample report", "Contact us", "Take the roof assessment"],
  ],
  ["/schedule-inspection", "Sample report", "House and findings are made up"],
  [
    "/",
    ...["WHAT DO YOU WANT TO BUILD?", "Book a free inspection", "Licensed, bonded and insured"],
    ...[license.number, "Rated 4.8 out of 5"],
  ],
];

for (const [address, ...wanted] of statements) {
  test(`${address} says what the specification says of it, in the server's HTML`, async ({
    request,
  }) => {
    const text = textOf(await (await request.get(address)).text());
    for (const statement of wanted) expect.soft(text).toContain(statement);
  });
}

test("both pages lead where the specification wants them to", async ({ request }) => {
  for (const [address, ...links] of [
    ["/our-company", "/why-choose-us", "/our-company#leadership", "/our-company#culture"],
    ["/why-choose-us", "/contact-us", "/roof-assessment", "/schedule-inspection"],
  ] as const) {
    const html = await (await request.get(address)).text();
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    for (const link of links) expect.soft(main, address).toContain(`href="${link}"`);
  }
});

for (const [address, id] of [
  ["/our-leadership", "leadership"],
  ["/our-culture", "culture"],
] as const) {
  test(`${address} begins with its section, without a redirect`, async ({ request }) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    const [first] = html.slice(html.indexOf("</h1>")).match(/<section[^>]*>/) ?? [];
    expect(first).toContain(`id="${id}"`);
  });
}

test("the home page's door names the next free day, and moves nothing for it", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/api/appointments/next-free-day", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/");
  const door = page.getByRole("main").getByRole("link", { name: /Book a free inspection/ });
  await untilHydrated(page);
  const before = await door.boundingBox();
  await expect(door).toContainText("You choose day and time");
  held.resolve();
  await expect(door).toContainText(/Next free: \w+/);
  expect(await door.boundingBox()).toEqual(before);
  await door.click();
  await expect(page).toHaveURL("/schedule-inspection");
});

test("the door stays as it is when nobody says which day is free", async ({ page, faults }) => {
  faults.allow(/^Failed to load resource: /);
  await page.route("**/api/appointments/next-free-day", (route) =>
    route.fulfill({ status: 503, json: { success: false, error: "Closed." } }),
  );
  await page.goto("/");
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("link", { name: /Book a free inspection/ }).first()).toBeVisible();
  await expect(page.getByText("You choose day and time")).toBeVisible();
});

test("the three reviews turn by keyboard @keyboard", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/why-choose-us");
  await untilHydrated(page);
  const carousel = page.getByRole("region", { name: "Customer reviews" });
  await carousel.scrollIntoViewIfNeeded();
  const next = carousel.getByRole("button", { name: "Next review" });
  await expect(carousel.getByRole("button", { name: /^Go to review/ })).toHaveCount(3);
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(carousel.getByRole("article")).toContainText("Luis R.");
  await expect(next).toBeFocused();
});

for (const width of [1280, 320]) {
  test(`axe finds nothing on both pages at ${width} px, and nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const address of ["/our-company", "/why-choose-us"]) {
      await page.goto(address);
      await untilHydrated(page);
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
      ).toEqual([]);
      expect(await sidewaysOverflow(page)).toEqual([]);
    }
  });
}
