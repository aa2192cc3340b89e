import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { businessProfile } from "#content/business-profile.ts";
import { runInDatabase } from "#tests/e2e/support/database.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { siteFolder } from "#tests/support/build-site.ts";
import { startSite } from "#tests/support/site.ts";

const message = "Unexpected Application Error!";

test("a page whose data cannot be read responds with 500, between bar and footer, with a link home and the number", async ({
  page,
  now,
  faults,
}) => {
  faults.allow(failedCall);
  const site = await startSite(new Date(now));
  runInDatabase(site, "drop table appointments");

  const answer = await page.goto(`${site.url}/appointments/any`);
  expect(answer?.status()).toBe(500);
  const html = (await answer?.text()) ?? "";
  expect(html).not.toMatch(/no such table|at .*\.js:\d/);
  expect(html.match(/<h1\b/g)).toHaveLength(1);
  expect(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "")).not.toMatch(/<[a-z][^>]*\sstyle=/i);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html.match(/<title>/g)).toHaveLength(1);
  await untilHydrated(page);
  await expectFallbackInLayout(page);

  // The same on a page that is already open.
  await page.goto(site.url);
  await untilHydrated(page);
  await page.evaluate(() => {
    history.pushState(null, "", "/appointments/any");
    history.pushState(null, "", "/");
    history.back();
  });
  await expect(page).toHaveURL(`${site.url}/appointments/any`);
  await expectFallbackInLayout(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Making a Difference");

  // The operator sees the fault in the log.
  await expect(site.stop()).rejects.toThrow(/page failed/);
});

test("a page that fails to render keeps bar and footer, and offers another try or a way out", async ({
  page,
  faults,
}) => {
  faults.allow(/broken on purpose/);
  faults.allow(failedCall);
  await page.route(await scriptOf("/faq"), (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export default function Page() { throw new Error("broken on purpose"); }`,
    }),
  );
  await page.goto("/our-company");
  await untilHydrated(page);
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.getByRole("banner").getByRole("button", { name: "Resources: more" }).focus();
  await page.keyboard.press("ArrowDown");
  await page.getByRole("banner").getByRole("link", { name: "Questions and answers" }).click();
  await expect(page).toHaveURL("/faq");
  await expectFallbackInLayout(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await sidewaysOverflow(page)).toEqual([]);

  await page.unrouteAll();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(message);
  await expect(page).toHaveURL("/faq");
  await untilHydrated(page);

  // The same for a page whose data cannot be had.
  await page.route("**/schedule-inspection.data*", (route) => route.fulfill({ status: 503 }));
  await page.getByRole("banner").getByRole("link", { name: "Book a free inspection" }).click();
  await expectFallbackInLayout(page);
  await page.getByRole("main").getByRole("link", { name: "Back to the home page" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Making a Difference");
});

test("a link whose script is gone, as after a new release, loads the whole page instead", async ({
  page,
  faults,
}) => {
  faults.allow(failedCall);
  faults.allow(/Error loading route module|Failed to fetch dynamically imported module/);
  await page.goto("/contact-us");
  await untilHydrated(page);
  const loads = countLoads(page);
  await page.route(await scriptOf("/financing"), (route) => route.fulfill({ status: 404 }));
  await page.getByRole("banner").getByRole("link", { name: "Financing", exact: true }).click();
  await expect(page).toHaveURL("/financing");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(message);
  expect(loads()).toEqual(["/financing"]);
});

test("a link followed while offline shows the fallback, and what was typed is still there", async ({
  page,
  context,
  faults,
}) => {
  faults.allow(failedCall);
  faults.allow(/Error loading route module|Failed to fetch dynamically imported module/);
  await page.goto("/contact-us");
  await untilHydrated(page);
  const typed = page.getByLabel("Message");
  await typed.fill("The gutter over the porch has come off.");
  const loads = countLoads(page);

  await context.setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Roof services" }).click();
  await expectFallbackInLayout(page);
  await expect(typed).toBeHidden();
  await page.getByRole("button", { name: "Back to the page I was on" }).click();
  await expect(typed).toHaveValue("The gutter over the porch has come off.");
  await expect(page).toHaveURL("/contact-us");
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  expect(loads()).toEqual([]);

  await page.getByRole("contentinfo").getByRole("link", { name: "Roof services" }).click();
  await expectFallbackInLayout(page);
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL("/roof-services");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(message);
});

test("when the layout itself fails, the message, the number and the link home are still there", async ({
  page,
  faults,
}) => {
  faults.allow(/broken on purpose/);
  await page.route(await scriptOf("layouts/site-layout"), (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export default function Layout() { throw new Error("broken on purpose"); }
        export { Layout as ErrorBoundary };`,
    }),
  );
  await page.goto("/our-company");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(message);
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(main.getByRole("link", { name: /^Call/ })).toBeVisible();
  await expect(main.getByRole("link", { name: "Back to the home page" })).toBeVisible();
});

async function expectFallbackInLayout(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(message);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(main.getByRole("region", { name: message })).toBeFocused();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.locator('nav[aria-label^="Call"]')).toBeAttached();
  await expect(main.getByRole("link", { name: "Back to the home page" })).toHaveAttribute(
    "href",
    "/",
  );
  await expect(main.getByRole("link", { name: /^Call/ })).toHaveAttribute(
    "href",
    `tel:${businessProfile.phone.e164}`,
  );
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1);
}

/** The script file of a route's module. */
async function scriptOf(routeId: string): Promise<string> {
  const assets = path.join(siteFolder, "client", "assets");
  for await (const file of glob("manifest-*.js", { cwd: assets })) {
    const text = await readFile(path.join(assets, file), "utf8");
    const manifest = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
    return `**${manifest.routes[routeId].module}`;
  }
  throw new Error("The build has no manifest.");
}

/** Records the paths of documents loaded from now on. */
function countLoads(page: Page): () => string[] {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return () => loads;
}
