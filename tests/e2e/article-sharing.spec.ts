import { feedPaths } from "#content/links.ts";
import { articles, type WrittenArticle } from "./support/articles.ts";
import { untilHydrated } from "./support/hydration.ts";
import { expect, test } from "./support/test.ts";

const [first] = articles as [WrittenArticle];

test("readers of feeds find the newest articles whole, in both forms, from list and article", async ({
  request,
}) => {
  for (const address of ["/news-insights", first.address]) {
    const html = await (await request.get(address)).text();
    for (const feed of Object.values(feedPaths)) {
      expect(html).toMatch(new RegExp(`<link rel="alternate"[^>]*href="${feed}"`));
    }
  }
  const rss = await request.get(feedPaths.rss);
  expect(rss.headers()["content-type"]).toMatch(/xml/);
  expect(await rss.text()).toContain(`${first.address}</link>`);
  const json = await (await request.get(feedPaths.json)).json();
  expect(json.items.map(({ title }: { title: string }) => title)).toEqual(
    articles.slice(0, json.items.length).map(({ title }) => title),
  );
  expect(json.items.length).toBeGreaterThanOrEqual(20);
  expect(json.items[0].content_html.length).toBeGreaterThan(4_000);
  const texts: string[] = json.items.map((item: { content_html: string }) => item.content_html);
  for (const text of texts) expect(text).not.toMatch(/(href|src)="\//);
  const [, drawing = ""] = /<img src="([^"]+)"/.exec(texts.join()) ?? [];
  const picture = await request.get(new URL(drawing).pathname);
  expect(picture.headers()).toMatchObject({
    "content-type": expect.stringContaining("image/svg+xml"),
    "cache-control": expect.stringContaining("immutable"),
    "cross-origin-resource-policy": "cross-origin",
  });
});

test.describe("an article is shared", () => {
  const share = "Share this article";

  test("by the browser's own sheet, and closing it is no fault", async ({ page }) => {
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
    await expect(page.getByText("Take the address from its bar")).toHaveCount(0);
  });

  test("by a copied link where there is no sheet, and told when even that is refused", async ({
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
    await expect(page.getByText("Take the address from its bar")).toBeVisible();
  });
});
