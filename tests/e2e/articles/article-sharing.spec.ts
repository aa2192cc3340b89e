import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { articles, type WrittenArticle } from "#tests/support/articles.ts";

const [first] = articles as [WrittenArticle];

test("an article is shared through the browser's own share sheet, or else by copying the link, with a message when even that is denied", async ({
  page,
}) => {
  await page.goto(first.address);
  await untilHydrated(page);
  const button = page.getByRole("button", { name: "Share this article" });
  const denied = page.getByText("Copy it from the address bar");

  // Closing the sheet is not an error.
  await page.evaluate(() => {
    Object.defineProperty(navigator, "share", {
      configurable: true,
      value: async (data: ShareData) => {
        Object.assign(window, { shared: data });
        throw new DOMException("closed", "AbortError");
      },
    });
  });
  await button.click();
  const shared = await page.evaluate(() => (window as unknown as { shared: unknown }).shared);
  expect(shared).toEqual({ title: first.title, url: page.url() });
  await expect(denied).toHaveCount(0);

  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, "share");
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
  await button.click();
  await expect(page.getByText("The link is copied.")).toBeVisible();
  const copied = await page.evaluate(() => (window as unknown as { copied: unknown }).copied);
  expect(copied).toBe(page.url());
  await button.click();
  await expect(denied).toBeVisible();
});
