import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { articles, type WrittenArticle } from "#tests/support/articles.ts";

const [first] = articles as [WrittenArticle];

test.describe("an article is shared", () => {
  const share = "Share this article";

  test("through the browser's own share sheet, and closing it is not an error", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", {
        value: async (data: ShareData) => {
          Object.assign(window, { shared: data });
          throw new DOMException("closed", "AbortError");
        },
      });
    });
    await page.goto(first.address);
    await untilHydrated(page);
    await page.getByRole("button", { name: share }).click();
    const shared = await page.evaluate(() => (window as unknown as { shared: unknown }).shared);
    expect(shared).toEqual({ title: first.title, url: page.url() });
    await expect(page.getByText("Copy it from the address bar")).toHaveCount(0);
  });

  test("by copying the link where there is no share sheet, with a message when even that is denied", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, "share");
      let isRefused = false;
      Object.defineProperty(navigator, "clipboard", {
        value: {
          async writeText(text: string) {
            if (isRefused) throw new DOMException("no", "NotAllowedError");
            isRefused = true;
            Object.assign(window, { copied: text });
          },
        },
      });
    });
    await page.goto(first.address);
    await untilHydrated(page);
    const button = page.getByRole("button", { name: share });
    await button.click();
    await expect(page.getByText("The link is copied.")).toBeVisible();
    const copied = await page.evaluate(() => (window as unknown as { copied: unknown }).copied);
    expect(copied).toBe(page.url());
    await button.click();
    await expect(page.getByText("Copy it from the address bar")).toBeVisible();
  });
});
