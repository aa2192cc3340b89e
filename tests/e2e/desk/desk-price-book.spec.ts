import { expectNoFindings, invite, join, ownerOf } from "#tests/e2e/support/desk-staff.ts";
import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { writeAsVisitor } from "#tests/support/leads.ts";

/* An owner adds an item to the price book, and an estimate is offered it at once. */

test("an owner adds an item to the price book, estimates have it, and it is retired", async ({
  page,
  site,
  mailbox,
  visitor,
}, { testId }) => {
  const shoot = async (name: string) => {
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysOverflow(page), `${name} at ${width} px`).toEqual([]);
      for (const colorScheme of ["light", "dark"] as const) {
        if (!process.env.SHOTS) continue;
        await page.emulateMedia({ colorScheme });
        const path = `${process.env.SHOTS}/${name}-${width}-${colorScheme}.png`;
        await page.screenshot({ path, fullPage: true });
      }
    }
    await page.emulateMedia({ colorScheme: null });
    await page.setViewportSize({ width: 1280, height: 900 });
  };
  const owner = await ownerOf(site);
  const lead = await writeAsVisitor({ visitor: () => connectVisitor(site.url) }, owner, {
    email: visitor.email,
  });
  await join(page, await invite({ site, mailbox }, `Olga ${testId}`, "owner"));
  await page.goto("/desk/business");
  const main = page.getByRole("main");
  await main.getByRole("heading", { name: "Prices for estimates" }).click();
  await main.getByRole("button", { name: "Add an item" }).click();
  const item = main.getByRole("group", { name: "Item 1" });
  await expect(item.getByLabel("What it is, as estimates say it")).toBeFocused();
  await item.getByLabel("What it is, as estimates say it").fill("Ice and water barrier");
  await item.getByLabel("Priced by").selectOption({ label: "Foot" });
  await main.getByRole("button", { name: /^Save/ }).click();
  await expect(main.getByText("Enter dollars from 0.01 to 100,000")).toBeVisible();
  await shoot("price-book-fault");
  await item.getByLabel("From ($)").fill("3.50");
  await item.getByLabel("To ($)").fill("4.50");
  await item.getByLabel("Waste (%)").fill("10");
  await main.getByRole("button", { name: /^Save/ }).click();
  await expect(item.getByRole("button", { name: "Retire Ice and water barrier" })).toBeVisible();
  await expectNoFindings(page, "items of the price book");
  await shoot("price-book");

  await page.goto(`/desk/leads/${lead.id}/estimate`);
  await main.getByRole("button", { name: "Begin the estimate" }).click();
  await main.getByLabel("Add a line …").selectOption({ label: "Ice and water barrier" });
  // The last of the lines; after it stands what may be needed.
  await expect(main.getByLabel("What", { exact: true }).nth(-2)).toHaveValue(
    "Ice and water barrier",
  );

  await page.goto("/desk/business");
  await main.getByRole("heading", { name: "Prices for estimates" }).click();
  await main.getByRole("button", { name: "Retire Ice and water barrier" }).click();
  await expect(main.getByText("Ice and water barrier (retired)")).toBeVisible();
  await shoot("price-book-retired");
  await main.getByRole("button", { name: /^Save/ }).click();
  await expect(main.getByText("Item retired: “Ice and water barrier”")).toBeVisible();
});
