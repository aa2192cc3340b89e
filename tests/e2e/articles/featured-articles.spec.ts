import { expectLoaded, featured, openPanel, panelOf } from "#tests/e2e/support/featured-panel.ts";
import { expectSound } from "#tests/e2e/support/findings.ts";
import { hold } from "#tests/e2e/support/held-call.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import type { WrittenArticle } from "#tests/support/articles.ts";

const listChunk = "**/assets/featured-*.js";

test.describe("the menu's featured articles", () => {
  test("are requested once per session and their pictures only when the panel opens, which says so while they load, and passes axe", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const lists = () => asked.filter((file) => file.includes("featured-articles"));
    const pictures = () => asked.filter((file) => /\.(avif|webp)$/.test(file));
    const list = await hold(page, listChunk);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/faq");
    await untilHydrated(page);
    await page.waitForLoadState("networkidle");
    expect([...lists(), ...pictures()]).toEqual([]);

    await openPanel(page);
    const panel = panelOf(page);
    await expect(panel.getByText("Loading articles...")).toBeVisible();
    // Not announced to anybody who has not opened the panel.
    await expect(panel.locator(":is([aria-live], [role=status], [role=alert])")).toHaveCount(0);
    list.release();
    for (const { title, excerpt, address } of featured) {
      const link = panel.getByRole("link", { name: title });
      await expect(link).toHaveAttribute("href", address);
      await expect(link).toContainText(excerpt.slice(0, 100));
      await expect(link).not.toContainText(excerpt.slice(0, 103));
      await expect(link.locator("img")).toBeVisible();
      await expectLoaded(link.locator("img"));
    }
    expect(new Set(pictures()).size).toBeLessThanOrEqual(featured.length);
    await expect(panel.getByText("Loading articles...")).toHaveCount(0);
    await expect(panel.getByText("Maintenance, storms, materials and costs")).toBeVisible();
    await expectSound(page, "open menu");

    const shown = pictures().length;
    for (const [label, address] of [
      ["Terms", "/terms"],
      ["Privacy policy", "/privacy-policy"],
    ] as const) {
      await page.getByRole("contentinfo").getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(address);
    }
    await page.waitForLoadState("networkidle");
    expect(pictures()).toHaveLength(shown);
    await openPanel(page);
    const lead = featured[0] as WrittenArticle;
    await panel.getByRole("link", { name: lead.title }).click();
    await expect(page).toHaveURL(lead.address);
    await expect(panel).toBeHidden();
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
});
