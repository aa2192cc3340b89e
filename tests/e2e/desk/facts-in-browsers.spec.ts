import type { Page, Route } from "@playwright/test";
import { dollars } from "#content/en/figures.ts";
import { builtFacts } from "#content/facts.ts";
import { factsPath } from "#content/links.ts";
import { ownerOf } from "#tests/e2e/support/desk-staff.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import type { Site } from "#tests/support/site.ts";

/* Pages hold no facts for what browsers draw later: those are asked for by themselves. */

// What is set is new by the clock that answers tell, which is nobody's to set.
test.use({ now: new Date().toISOString() });

const gold = builtFacts.plans.gold.monthlyPrice + 25;
const set = {
  "plans.gold.monthlyPrice": gold,
  "responseTimes.responseHours.primary": 1,
  phone: { display: "(703) 555-0177", e164: "+17035550177" },
};

test("what is drawn later, and a page opened by a link, say what an owner has set", async ({
  page,
  site,
}) => {
  await setFacts(site, set);
  await page.goto("/service-areas");
  await untilHydrated(page);
  const documents = countDocuments(page);
  await askForZip(page);
  await expect(page.getByRole("status")).toContainText("We respond within 1 hour.");
  await page.getByRole("contentinfo").getByRole("link", { name: "Protection plans" }).click();
  await expect(page).toHaveURL("/protection-plans");
  await expect(page.getByRole("main")).toContainText(dollars(gold));
  await expect(page.getByRole("contentinfo")).toContainText(set.phone.display);
  expect(documents()).toBe(0);
});

test("while facts do not come, a page says what is right and works without scripts; it starts once they do, with the newest", async ({
  page,
  site,
}) => {
  await setFacts(site, set);
  const stalled: Route[] = [];
  await page.route(`**${factsPath}`, (route) => void stalled.push(route));
  const faults = countFaults(page);
  await page.goto("/news-insights");
  await page.getByRole("searchbox").fill("hail");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/news-insights?*search=hail*");
  await expect(page.getByRole("contentinfo")).toContainText(set.phone.display);
  expect(await page.evaluate(() => "isHydrated" in window)).toBe(false);

  const phone = { display: "(703) 555-0188", e164: "+17035550188" };
  await setFacts(site, { ...set, phone });
  await page.unroute(`**${factsPath}`);
  await untilHydrated(page);
  await expect(page.getByRole("contentinfo")).toContainText(phone.display);
  await expect(page.getByRole("contentinfo")).not.toContainText(set.phone.display);
  expect(stalled.length).toBeGreaterThan(1);
  expect(faults()).toBe(0);
});

test("the desk has the business's name in a browser that was told nothing yet, before its facts come", async ({
  page,
  site,
  faults,
}) => {
  // Nobody has signed in.
  faults.allow(failedCall);
  await setFacts(site, { name: "Buckeye Roofing", shortName: "Buckeye" });
  await page.route(`**${factsPath}`, () => {});
  await page.goto("/desk/sign-in");
  await expect(page.getByRole("banner")).toContainText("Buckeye Roofing");
});

test("the desk has a new name before its facts come, in a browser that was told a former one", async ({
  page,
  site,
  faults,
}) => {
  // Nobody has signed in.
  faults.allow(failedCall);
  await setFacts(site, { name: "Buckeye Roofing", shortName: "Buckeye" });
  await page.goto("/desk/sign-in");
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("desk:names")))
    .toContain("Buckeye");
  await setFacts(site, { name: "Scioto Roofing", shortName: "Scioto" });
  await page.route(`**${factsPath}`, () => {});
  await page.reload();
  await expect(page.getByRole("banner")).toContainText("Scioto Roofing");
});

async function setFacts(site: Site, overrides: object): Promise<void> {
  const owner = await ownerOf(site);
  const { version } = (await owner.send("GET", "/api/desk/business")).body.business;
  const body = { version, settings: { overrides } };
  expect((await owner.send("PUT", "/api/desk/business", body)).status).toBe(200);
}

async function askForZip(page: Page): Promise<void> {
  await page.getByLabel("ZIP code", { exact: true }).fill("20176");
  await page.keyboard.press("Enter");
}

function countDocuments(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

function countFaults(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/faults") count += 1;
  });
  return () => count;
}
