import { serviceAreaPath } from "#content/links.ts";
import { expectNoFindings, invite, join, ownerOf } from "#tests/e2e/support/desk-staff.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/* Pages that draw the counties an owner has chosen wait for the map, and start with it. */

test.use({ now: new Date().toISOString() });

const columbus = ["Franklin", "Delaware", "Licking", "Fairfield", "Madison"];

test("the map of an owner's counties stays as it was sent, and comes by a link where no page had it", async ({
  page,
  site,
}) => {
  const owner = await ownerOf(site);
  const listed = (await owner.send("GET", "/api/desk/counties?state=OH")).body.counties;
  const counties = listed
    .filter(({ name }: { name: string }) => columbus.includes(name))
    .map(({ zipCodes: _zipCodes, ...county }: { zipCodes: number; name: string }) => ({
      ...county,
      ...{ type: county.name === "Licking" ? "extended" : "primary", details: "", projects: 0 },
    }));
  const overrides = { state: "OH", counties };
  const body = { version: 0, settings: { overrides } };
  expect((await owner.send("PUT", "/api/desk/business", body)).status).toBe(200);
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));

  await page.goto("/service-areas");
  const map = page.getByRole("navigation", { name: "Map of our service area" });
  const sent = await map.innerHTML();
  await untilHydrated(page);
  expect(await map.innerHTML()).toBe(sent);
  await map.getByRole("link", { name: /^Franklin County/ }).click();
  await expect(page.getByRole("article", { name: "Franklin County" })).toBeVisible();
  const field = page.getByLabel("ZIP code", { exact: true });
  await field.fill("43215");
  await field.press("Enter");
  await expect(page.locator("#zip-answer")).toContainText("43215 is in Franklin County.");

  // Pages without a map do not ask for it.
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/warranty-info");
  await untilHydrated(page);
  expect(asked).not.toContain(serviceAreaPath);
  await page.getByRole("contentinfo").getByRole("link", { name: "Service areas" }).click();
  await expect(page.getByRole("link", { name: /^Fairfield County/ })).toBeVisible();
  expect(asked).toContain(serviceAreaPath);
  expect(faults).toEqual([]);
  const undone = { version: 1, settings: { overrides: {} } };
  expect((await owner.send("PUT", "/api/desk/business", undone)).status).toBe(200);
});

test("an owner chooses state and counties at the desk, and the site shows them", async ({
  page,
  site,
  mailbox,
}, { testId }) => {
  await join(page, await invite({ site, mailbox }, `Olga ${testId}`, "owner"));
  await page.goto("/desk/business");
  const business = page.getByRole("main");
  await business.getByText("State and counties").click();
  await business.getByLabel("State", { exact: true }).selectOption("OH");
  await business.getByRole("button", { name: "Save business settings" }).click();
  await expect(business.getByText("Choose counties of Ohio")).toBeVisible();

  const search = business.getByLabel("Find a county of Ohio");
  for (const name of columbus) {
    await search.fill(name);
    await business
      .getByLabel(new RegExp(`^${name} County`))
      .first()
      .press("Space");
  }
  await expect(business.getByText("5 counties are chosen")).toBeVisible();
  await business.getByLabel("Licking County, area", { exact: true }).selectOption("extended");
  await expect(business.getByText(/ZIP codes follow from them/)).toBeVisible();
  await expectNoFindings(page, "counties");
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysOverflow(page), `at ${width} px`).toEqual([]);
    if (process.env.SHOTS) {
      await page.screenshot({ path: `${process.env.SHOTS}/desk-${width}.png`, fullPage: true });
    }
  }
  await business.getByRole("button", { name: "Save business settings" }).click();
  await expect(business.getByText("Saved. The site shows it.")).toBeVisible();
  for (const address of ["/service-areas", "/locations", "/"]) {
    await page.goto(address);
    await untilHydrated(page);
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysOverflow(page), `${address} at ${width} px`).toEqual([]);
      if (process.env.SHOTS && address === "/service-areas") {
        await page.locator("#counties").scrollIntoViewIfNeeded();
        await page.screenshot({ path: `${process.env.SHOTS}/finder-${width}.png` });
        const map = page.getByRole("navigation", { name: "Map of our service area" });
        await map.screenshot({ path: `${process.env.SHOTS}/map-${width}.png` });
      }
      if (process.env.SHOTS) {
        const name = address === "/" ? "home" : address.slice(1);
        await page.screenshot({
          path: `${process.env.SHOTS}/${name}-${width}.png`,
          fullPage: true,
        });
      }
    }
  }
  await expect(page.getByRole("heading", { name: "5 counties, one phone call" })).toBeVisible();
});
