import { expectLoaded, featured, openPanel, panelOf } from "#tests/e2e/support/featured-panel.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import type { WrittenArticle } from "#tests/support/articles.ts";

const listChunk = "**/assets/featured-*.js";

test.describe("the menu's featured articles", () => {
  test("show a message while they load, then picture, title and 100 characters each", async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route(listChunk, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto("/faq");
    await untilHydrated(page);
    await openPanel(page);
    const panel = panelOf(page);
    await expect(panel.getByText("Loading articles...")).toBeVisible();
    // Not announced to anybody who has not opened the panel.
    await expect(panel.locator(":is([aria-live], [role=status], [role=alert])")).toHaveCount(0);

    held.resolve();
    for (const { title, excerpt, address } of featured) {
      const link = panel.getByRole("link", { name: title });
      await expect(link).toHaveAttribute("href", address);
      await expect(link).toContainText(excerpt.slice(0, 100));
      await expect(link).not.toContainText(excerpt.slice(0, 103));
      await expect(link.locator("img")).toBeVisible();
      await expectLoaded(link.locator("img"));
    }
    await expect(panel.getByText("Loading articles...")).toHaveCount(0);
    await expect(panel.getByText("Maintenance, storms, materials and costs")).toBeVisible();
    const lead = featured[0] as WrittenArticle;
    await panel.getByRole("link", { name: lead.title }).click();
    await expect(page).toHaveURL(lead.address);
    await expect(panel).toBeHidden();
  });

  test("are requested once per session, and their pictures only when the panel opens", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const lists = () => asked.filter((file) => file.includes("featured-articles"));
    const pictures = () => asked.filter((file) => /\.(avif|webp)$/.test(file));

    await page.goto("/faq");
    await untilHydrated(page);
    await page.waitForLoadState("networkidle");
    expect(lists()).toEqual([]);
    const footer = page.getByRole("contentinfo");
    for (const [label, address] of [
      ["Terms", "/terms"],
      ["Privacy policy", "/privacy-policy"],
    ] as const) {
      await footer.getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(address);
    }
    await page.waitForLoadState("networkidle");
    expect(pictures()).toEqual([]);

    await openPanel(page);
    await expectLoaded(panelOf(page).locator("img").first());
    expect(new Set(pictures()).size).toBeLessThanOrEqual(featured.length);
    expect(lists()).toHaveLength(1);
    expect(asked.filter((file) => file.startsWith("/api"))).toEqual([]);
  });

  test("leave a link to all articles when they cannot be loaded", async ({ page, faults }) => {
    faults.allow(failedCall);
    await page.route(listChunk, (route) => route.abort());
    await page.goto("/faq");
    await untilHydrated(page);
    await openPanel(page);
    await expect(panelOf(page).getByText("The articles couldn't be loaded.")).toBeVisible();
    await panelOf(page).getByRole("link", { name: "All articles" }).click();
    await expect(page).toHaveURL("/news-insights");
  });

  test("are listed by title in the phone menu", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/faq");
    await untilHydrated(page);
    const header = page.getByRole("banner");
    await header.locator("summary").filter({ hasText: "Menu" }).click();
    await header.locator("summary").filter({ hasText: "News & insights" }).click();
    await expect(header.getByRole("link", { name: "News & insights overview" })).toBeVisible();
    for (const { title } of featured) {
      const link = header.getByRole("link", { name: title });
      await expect(link).toBeVisible();
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    const lead = featured[0] as WrittenArticle;
    await header.getByRole("link", { name: lead.title }).click();
    await expect(page).toHaveURL(lead.address);
    await expect(header.getByRole("link", { name: lead.title })).toBeHidden();
  });
});
