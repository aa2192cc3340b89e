import { expectNoFindings, invite, join, ownerOf } from "#tests/e2e/support/desk-staff.ts";
import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/* What was written for Virginia: confirmed, taken off, and in Ohio replaced by an owner's own sentences. */

test("an owner confirms the state's law, and writes their own where the business moves", async ({
  page,
  site,
  mailbox,
}, { testId }) => {
  const shoot = async (name: string) => {
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysOverflow(page), `${name} at ${width} px`).toEqual([]);
      if (process.env.SHOTS) {
        const path = `${process.env.SHOTS}/${name}-${width}.png`;
        await page.screenshot({ path, fullPage: true });
      }
    }
  };
  await join(page, await invite({ site, mailbox }, `Olga ${testId}`, "owner"));
  await page.goto("/desk/before-you-open");
  await page.getByRole("link", { name: "Read, confirm and write what the pages say" }).click();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Still Virginia's" })).toBeVisible();
  await expect(main.getByText("Everything else that was written")).toBeVisible();
  await expectNoFindings(page, "law in its state");
  await shoot("law-here");

  await main.getByRole("button", { name: "Take the law of Virginia off the pages" }).click();
  // Far above the fields, and seen nevertheless.
  await expect(main.getByText("Saved. The site shows it.")).toBeInViewport();
  await expect(main.getByRole("heading", { name: "Articles" })).toBeVisible();
  await shoot("law-not-confirmed");
  const own = main.getByLabel("Your sentence for Virginia: What has to be in writing");
  await own.fill("Put it in writing.");
  await main.getByRole("button", { name: "We have read it: show the law of Virginia" }).click();
  await expect(main.getByText("Everything else that was written")).toBeVisible();
  await expect(own).toHaveValue("Put it in writing.");
  await own.fill("");

  const owner = await ownerOf(site);
  const { business } = (await owner.send("GET", "/api/desk/business")).body;
  const moved = {
    version: business.version,
    settings: { overrides: { state: "OH", counties: [] } },
  };
  expect((await owner.send("PUT", "/api/desk/business", moved)).status).toBe(200);
  await page.reload();
  await expect(main.getByText("no page in Ohio shows them")).toBeVisible();
  for (const kind of ["Articles", "Passages of pages", "Holidays of the state"]) {
    await main.getByRole("heading", { name: kind }).click();
  }
  await expect(main.getByText("Election Day")).toBeVisible();
  await expectNoFindings(page, "law elsewhere");
  await shoot("law-elsewhere");
  await main
    .getByLabel("Your sentence for Ohio: What has to be in writing")
    .fill("In Ohio, put it in writing.");
  await main.getByRole("button", { name: "Save your sentences" }).click();
  await expect(main.getByText("Saved. The site shows it.")).toBeVisible();
  await page.goto("/our-company");
  await expect(page.getByText("In Ohio, put it in writing.")).toBeVisible();
  const after = (await owner.send("GET", "/api/desk/business")).body.business;
  const undone = { version: after.version, settings: { overrides: {} } };
  expect((await owner.send("PUT", "/api/desk/business", undone)).status).toBe(200);
});
