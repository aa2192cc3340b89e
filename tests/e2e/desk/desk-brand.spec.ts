import type { Page } from "@playwright/test";
import { logoFaults, logoField } from "#content/en/desk/brand.ts";
import { builtFacts } from "#content/facts.ts";
import * as colors from "#generated/colors.ts";
import { openNow } from "#tests/e2e/support/desk-leads.ts";
import { expectNoFindings, invite, join } from "#tests/e2e/support/desk-staff.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/* An owner chooses colors and a logo, and the site shows them: what of it only a browser does. */

test.use({ now: openNow });

const svgFile = (inside: string) => ({
  name: "our logo.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">${inside}</svg>`,
  ),
});

const brandOf = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--color-copper-700"),
  );

test("a color and a drawing of the owner's own, chosen by keyboard, are on the site at once", async ({
  page,
  site,
  mailbox,
  newContext,
}, { testId }) => {
  await join(page, await invite({ site, mailbox }, `Bea ${testId}`, "owner"));
  await page.goto("/desk/business");
  const business = page.getByRole("main");
  await business.locator("summary", { hasText: "Colors and logo" }).focus();
  await page.keyboard.press("Enter");

  const brand = business.getByLabel("Color of buttons and links", { exact: true });
  await brand.fill("#ffd400");
  await expect(business.getByText("made darker so that it can be read")).toBeVisible();
  await brand.fill("#1d5fa8");
  await expect(business.getByText("made darker so that it can be read")).toBeHidden();

  const file = business.getByLabel(logoField.file);
  await file.setInputFiles(svgFile("<text>Ridge</text>"));
  await expect(business.getByText(logoFaults["text-only"])).toBeVisible();
  await file.setInputFiles({ ...svgFile(""), buffer: Buffer.from("no drawing at all") });
  await expect(business.getByText(logoField.unreadable)).toBeVisible();
  await business.getByRole("radio", { name: "Two rooflines" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(business.getByRole("radio", { name: "Two gables" })).toBeChecked();
  await file.setInputFiles(
    svgFile(
      '<style>.a{fill:#123}</style><path class="a" onclick="alert(1)" d="M10 10h60v40h-60z"/>',
    ),
  );
  await expect(business.getByText(logoField.taken("our logo.svg"))).toBeVisible();
  await expect(business.getByRole("radio", { name: "Your own" })).toBeChecked();
  await expectNoFindings(page, "colors and logo");
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysOverflow(page), `at ${width} px`).toEqual([]);
  }
  await business.getByRole("button", { name: "Save business settings" }).click();
  await expect(business.getByText("Saved. The site shows it.")).toBeVisible();
  expect(await brandOf(page), "the desk's own").toBe("#1d5fa8");

  const visitor = await (await newContext()).newPage();
  await visitor.goto("/");
  await untilHydrated(visitor);
  const near = visitor.getByRole("banner").locator("svg path").nth(1);
  await expect(near).toHaveAttribute("d", "M4 0L52 0L52 32L4 32Z");
  expect(await brandOf(visitor)).toBe("#1d5fa8");
  await expect(visitor.locator("head style")).toHaveCount(1);
  await visitor.getByRole("contentinfo").getByRole("link", { name: "Protection plans" }).click();
  await expect(near).toHaveAttribute("d", "M4 0L52 0L52 32L4 32Z");

  await business.getByRole("button", { name: "Undo" }).click();
  await expect(business.getByText("Undone. The site shows it.")).toBeVisible();
  expect(await brandOf(page), "the desk's own").toBe(colors.copper700);
  await visitor.goto("/");
  await expect(near).toHaveAttribute("d", builtFacts.logo.near);
});
