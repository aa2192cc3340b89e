import { type LinkTarget, movedPages, pages } from "#content/pages.ts";
import { placedPages } from "#domain/page/placed-pages.ts";
import { mainOf, textOf } from "#tests/support/page-text.ts";
import { addresses, allAddresses } from "./support/addresses.ts";
import { untilHydrated } from "./support/hydration.ts";
import { sidewaysOverflow } from "./support/layout.ts";
import { expect, test } from "./support/test.ts";

test("every address of the route table answers 200, with one h1, one canonical link and no style attribute", async ({
  request,
}) => {
  for (const address of allAddresses) {
    const answer = await request.get(address, { maxRedirects: 0 });
    const html = withoutScripts(await answer.text());
    expect.soft(answer.status(), address).toBe(200);
    expect.soft(html.match(/<h1\b/g), `h1 of ${address}`).toHaveLength(1);
    expect
      .soft(html.match(/<link [^>]*rel="canonical"/g), `canonical of ${address}`)
      .toHaveLength(1);
    expect.soft(html.match(/<[a-z][^>]*\sstyle=[^>]*>/i), `style in ${address}`).toBeNull();
  }
});

for (const [area, paths] of Object.entries(addresses)) {
  test(`${area}: in the browser each page keeps one h1 and its canonical link, and fits into 320 px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of paths) {
      const html = await (await request.get(path)).text();
      await page.goto(path);
      await untilHydrated(page);
      await expect.soft(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
      const canonical = page.locator('link[rel="canonical"]');
      await expect.soft(canonical, path).toHaveCount(1);
      expect(html).toContain(`rel="canonical" href="${await canonical.getAttribute("href")}"`);
      expect.soft(await sidewaysOverflow(page), `width of ${path}`).toEqual([]);
    }
  });
}

/** They start with the section they are named after (tests/e2e/content/company.spec.ts). */
const arrangedAnew: readonly string[] = ["/our-leadership", "/our-culture"] satisfies LinkTarget[];

test("an alias shows the page that it stands for, at its own address", async ({ request }) => {
  for (const { address, head } of placedPages(pages)) {
    if (address === head.canonical || head.noindex) continue;
    const alias = address.replace(/:.*/, "anything");
    const answer = await request.get(alias, { maxRedirects: 0 });
    const shown = mainOf(await answer.text());
    const main = mainOf(await (await request.get(head.canonical)).text());
    expect.soft(answer.status(), alias).toBe(200);
    expect.soft(main, alias).toContain("<h1");
    expect.soft(headingOf(shown), alias).toBe(headingOf(main));
    if (!arrangedAnew.includes(alias)) expect.soft(textOf(shown), alias).toBe(textOf(main));
  }
});

test("the page of roof services without a kind is that of replacement", async ({ request }) => {
  const [first, second] = await Promise.all(
    ["/roof-services", "/roof-services/replacement"].map(async (address) =>
      mainOf(await (await request.get(address)).text()),
    ),
  );
  expect(headingOf(first ?? "")).not.toBe("none");
  expect(first).toBe(second);
});

test("the menu marks the page that the visitor is on, from the first view and after a link", async ({
  page,
}) => {
  const menu = page.getByRole("navigation", { name: "Main" });
  const current = menu.getByRole("listitem").locator('a[aria-current="page"]').first();
  await page.goto("/our-company");
  await untilHydrated(page);
  await expect(current).toHaveAttribute("href", "/our-company");
  await menu.getByRole("link", { name: "Financing", exact: true }).click();
  await expect(current).toHaveAttribute("href", "/financing");
});

test("addresses that moved lead to their new place for good", async ({ request, page }) => {
  for (const [old, current] of Object.entries(movedPages)) {
    const answer = await request.get(old, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(current);
    await page.goto(old);
    await expect(page).toHaveURL(current);
  }
});

test("unknown addresses lead home: by a 302, and in the browser in place of the history entry", async ({
  request,
  page,
}) => {
  for (const unknown of [
    "/no-such-page",
    "/our-projects",
    "/before-after",
    "/article-1",
    "/a/b/c",
  ]) {
    const answer = await request.get(unknown, { maxRedirects: 0 });
    expect.soft(answer.status(), unknown).toBe(302);
    expect.soft(answer.headers().location, unknown).toBe("/");
  }

  await page.goto("/faq");
  await untilHydrated(page);
  await page.evaluate(() => {
    history.pushState(null, "", "/our-projects");
    history.pushState(null, "", "/faq");
    history.back();
  });
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Making a Difference");
  await page.goBack();
  await expect(page).toHaveURL("/faq");
});

test("an article that does not exist is told, with status 404", async ({ page, faults }) => {
  faults.allow(/status of 404/);
  const answer = await page.goto("/news-insights/no-such-article");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Post Not Found");
});

test("a link changes the page without loading the document, and shows it from its top", async ({
  page,
}) => {
  await page.goto("/our-company");
  await untilHydrated(page);
  const footer = page.getByRole("contentinfo");
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  for (const [label, address] of [
    ["Roof services", "/roof-services"],
    ["Contact us", "/contact-us"],
    ["Book a free inspection", "/schedule-inspection"],
  ] as const) {
    const before = await page.title();
    await footer.getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(address);
    await expect(page).not.toHaveTitle(before);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      new RegExp(`${address}$`),
    );
  }
  expect(documents).toEqual([]);
});

function withoutScripts(html: string): string {
  return html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
}

function headingOf(html: string): string {
  return /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? "none";
}
