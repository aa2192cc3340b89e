import { expectNoFindings, invite, join, ownerOf } from "#tests/e2e/support/desk-staff.ts";
import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { writeAsVisitor } from "#tests/support/leads.ts";

/* An owner sets what is said of photos of roofs, and what each visit should show. */

test("an owner renames, adds and hides parts, and asks for photos of them", async ({
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
  await page.getByRole("link", { name: "Photos of roofs" }).click();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Photos of roofs" })).toBeFocused();
  await expect(main.getByRole("button", { name: "Save" })).toBeDisabled();

  await main.getByLabel("Part 2", { exact: true }).fill("Top of the roof");
  await main.getByRole("button", { name: "Move up Top of the roof" }).click();
  await expect(main.getByRole("button", { name: "Move up Top of the roof" })).toBeFocused();
  await expect(main.getByLabel("Part 1", { exact: true })).toHaveValue("Top of the roof");
  await main.getByRole("button", { name: "Hide Siding" }).click();
  await main.getByRole("button", { name: "Add a part" }).click();
  await expect(main.getByLabel("Part 18", { exact: true })).toBeFocused();
  await main.getByRole("button", { name: "Save" }).click();
  await expect(main.getByLabel("Part 18", { exact: true })).toBeFocused();
  await expect(main.getByText("Write something here")).toBeVisible();
  await main.getByLabel("Part 18", { exact: true }).fill("Cricket");
  await main.getByLabel("Instead of “Worn”").fill("Aged");

  await main.getByRole("heading", { name: "Maintenance" }).click();
  await main.getByRole("button", { name: "Add a line to Maintenance" }).click();
  const line = main.getByRole("group", { name: "Line 9" });
  await expect(line.getByLabel("Part")).toBeFocused();
  await line.getByLabel("Part").selectOption({ label: "Cricket" });
  await line.getByLabel("Photos").fill("two");
  await main.getByRole("button", { name: "Save" }).click();
  await expect(line.getByLabel("Part")).toBeFocused();
  await expect(main.getByText("Enter a number from 1 to 20")).toBeVisible();
  await expectNoFindings(page, "words of roofs with a fault");
  await shoot("roof-words-fault");
  await line.getByLabel("Photos").fill("2");
  // What is mended closes nothing.
  await expect(line.getByLabel("Photos")).toBeFocused();
  await page.reload();
  // What is typed stays until it is saved.
  await expect(main.getByLabel("Part 18", { exact: true })).toHaveValue("Cricket");
  await main.getByRole("button", { name: "Save" }).click();
  await expect(main.getByText("Saved.", { exact: true })).toBeVisible();
  await main.getByRole("heading", { name: "Maintenance" }).click();
  await expectNoFindings(page, "words of roofs");
  await shoot("roof-words");

  await page.goto(`/desk/leads/${lead.id}/roof`);
  await page.getByLabel("What the visit is for").selectOption({ label: "Maintenance" });
  await expect(page.getByRole("button", { name: /^Cricket 0\/2 2 missing/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Top of the roof 0\/1/ })).toBeVisible();

  await page.goto("/desk/business");
  await expect(main.getByText("Part: “Ridge” → “Top of the roof”")).toBeVisible();
  await expect(main.getByText("Part hidden: “Siding”")).toBeVisible();
  await expect(main.getByText("What to show, maintenance: now 2 × Cricket")).toBeVisible();
  await main.getByRole("button", { name: /^Undo/ }).click();
  await page.goto(`/desk/leads/${lead.id}/roof`);
  await expect(page.getByRole("button", { name: /^Ridge 0\/1/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Cricket/ })).toHaveCount(0);
});
