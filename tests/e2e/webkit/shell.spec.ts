import { filterArticles } from "#domain/article/article-list.ts";
import { expectSound } from "#tests/e2e/support/findings.ts";
import { keys, type Place, type WebKitPage } from "#tests/e2e/support/webkit-page.ts";
import { expect, test } from "#tests/e2e/support/webkit-test.ts";
import { articles } from "#tests/support/articles.ts";

test("the menu opens, closes on Escape and on Back, and leads to a page", async ({
  webkit: page,
}) => {
  await page.openPage("/faq");
  await page.openPage("/service-areas");
  const bar = page.part("header");
  const close = page.part("details[data-menu][open]");
  await bar.button("Menu").press();
  await close.appears();
  await page.key(keys.escape);
  await close.disappears();
  await bar.button("Menu").hasFocus();

  await bar.button("Menu").press();
  await expect.poll(() => page.ask(() => "menu" in history.state)).toBe(true);
  await page.back();
  await close.disappears();
  await page.isAt("/service-areas");

  await bar.button("Menu").press();
  await bar.button("Services").press();
  await expectSound(page, "menu");
  await bar.link("Gutter services").press();
  await page.isAt("/gutter-services");
  await close.disappears();
  await page.back();
  await page.isAt("/service-areas");
  await page.back();
  await page.isAt("/faq");
});

test("Back and Forward return to where a page was, and to what was typed", async ({
  webkit: page,
}) => {
  await page.openPage("/");
  await expectSound(page, "home");
  const link = page.part("main").link("I know what I need");
  const far = await follow(page, link);
  expect(far).toBeGreaterThan(2_000);
  await page.isAt("/contact-us");
  await expect.poll(() => scroll(page)).toBe(0);
  const name = page.part("form#contact").field("Name");
  await name.type("Ada Homeowner");
  const down = await scroll(page);

  await page.back();
  await page.isAt("/");
  await expectScroll(page, far);
  await page.forward();
  await page.isAt("/contact-us");
  await expectScroll(page, down);
  await name.hasValue("Ada Homeowner");
});

test("an article opens from the list, and the search finds what it should", async ({
  webkit: page,
}) => {
  const [first] = articles;
  await page.openPage("/news-insights");
  await page
    .part("main")
    .link(first?.title ?? "")
    .press();
  await page.isAt(first?.address ?? "");
  await page.part("h1", first?.title).appears();
  await expect.poll(() => scroll(page)).toBe(0);
  await page.back();
  await page.isAt("/news-insights");
  await page.field("Search the articles").type(`roof${keys.enter}`);
  await page.isAt("/news-insights?search=roof");
  const found = filterArticles(articles, { category: "", search: "roof", tag: "" });
  await page.region("All articles").hasText(`${found.length} articles with "roof"`);
});

/** Presses a link. @returns where the page was scrolled to at that moment. */
async function follow(page: WebKitPage, link: Place): Promise<number> {
  await page.evaluate(() =>
    addEventListener("click", () => sessionStorage.setItem("clicked at", String(scrollY)), {
      capture: true,
    }),
  );
  await link.press();
  return Number(await page.evaluate(() => sessionStorage.getItem("clicked at")));
}

/** Within a few pixels: a page is laid out again when its fonts arrive. */
async function expectScroll(page: WebKitPage, y: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scroll(page)) - y)).toBeLessThanOrEqual(6);
}

function scroll(page: WebKitPage): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}
