import type { Locator, Page } from "@playwright/test";
import { mobileMenuAction, plannedItem, menu as shownItems } from "#content/navigation.ts";
import { questions } from "#domain/assessment/questions.ts";
import { expectFocusToBeSeen } from "./support/focus.ts";
import { untilHydrated } from "./support/hydration.ts";
import { expect, test } from "./support/test.ts";

const [company, services] = ["Company", "Services"] as const;

test.describe("the bar by pointer", () => {
  test("opens an item's panel on hover, and closes it 100 ms after the pointer has left", async ({
    page,
  }) => {
    const bar = await openBar(page, "/our-company");
    await stopClock(page);
    await bar.link(company).hover();
    await expect(bar.panel(company)).toBeVisible();

    await leave(page);
    await page.clock.runFor(99);
    await expect(bar.button(company)).toHaveAttribute("aria-expanded", "true");
    await page.clock.runFor(1);
    await expect(bar.panel(company)).toBeHidden();
  });

  test("keeps the panel for a pointer that comes back within 100 ms", async ({ page }) => {
    const bar = await openBar(page, "/our-company");
    await stopClock(page);
    await bar.link(company).hover();
    await expect(bar.panel(company)).toBeVisible();
    await leave(page);
    await page.clock.runFor(99);
    await bar.panel(company).hover();
    await page.clock.runFor(10_000);
    await expect(bar.button(company)).toHaveAttribute("aria-expanded", "true");
  });

  test("shows one panel at a time, and none for the item that is not in the bar", async ({
    page,
  }) => {
    const bar = await openBar(page, "/our-company");
    for (const { label } of shownItems) {
      await bar.link(label).hover();
      await expect(bar.panel(label)).toBeVisible();
      await expect(bar.whole.locator("[data-menu-panel]:visible")).toHaveCount(1);
    }
    expect(shownItems.map(({ id }) => id)).not.toContain(plannedItem.id);
    await expect(bar.whole.getByRole("link", { name: plannedItem.label })).toHaveCount(0);
  });

  test("a press on the button keeps what hovering has opened, and the next one closes it", async ({
    page,
  }) => {
    const bar = await openBar(page, "/our-company");
    await bar.button(company).hover();
    await expect(bar.panel(company)).toBeVisible();
    await bar.button(company).click();
    await expect(bar.panel(company)).toBeVisible();
    await bar.button(company).click();
    await expect(bar.panel(company)).toBeHidden();
  });

  test("a panel stays 300 ms after its link was followed, then it closes", async ({ page }) => {
    const bar = await openBar(page, "/our-company");
    await stopClock(page);
    await bar.link(company).hover();
    await bar.panel(company).getByRole("link", { name: "Service areas" }).click();
    await expect(page).toHaveURL("/service-areas");
    await expect(page.getByRole("main")).toBeFocused();
    await page.clock.runFor(299);
    await expect(bar.button(company)).toHaveAttribute("aria-expanded", "true");
    await page.clock.runFor(1);
    await expect(bar.panel(company)).toBeHidden();
  });

  test("closes 300 ms after a change of nothing but the query, too", async ({ page }) => {
    const bar = await openBar(page, "/roof-assessment?roofAge=new");
    await stopClock(page);
    await bar.link("Resources").hover();
    await bar.panel("Resources").getByRole("link", { name: "Over 20 years" }).click();
    await expect(page).toHaveURL("/roof-assessment?roofAge=over-20");
    await expect(page.locator('input[name="roofAge"][value="over-20"]')).toBeChecked();
    await page.clock.runFor(299);
    await expect(bar.button("Resources")).toHaveAttribute("aria-expanded", "true");
    await page.clock.runFor(1);
    await expect(bar.panel("Resources")).toBeHidden();
    // The link that had the focus is hidden now.
    await expect(bar.button("Resources")).toBeFocused();
  });

  test("has targets of at least 44 by 44 px that do not overlap, at every width of the bar", async ({
    page,
  }) => {
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const bar = await openBar(page, "/our-company");
      const boxes = await bar.stops.evaluateAll((stops) =>
        stops.map((stop) => stop.getBoundingClientRect().toJSON() as DOMRect),
      );
      expect(boxes).toHaveLength(2 * shownItems.length);
      for (const [index, box] of boxes.entries()) {
        expect(Math.round(box.width)).toBeGreaterThanOrEqual(44);
        expect(Math.round(box.height)).toBeGreaterThanOrEqual(44);
        expect(box.left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
      }
      const contact = page.getByRole("banner").getByRole("link", { name: /24\/7 emergency/ });
      const after = await contact.boundingBox();
      expect(boxes.at(-1)?.right).toBeLessThanOrEqual(after?.x ?? 0);
    }
  });
});

test.describe("the bar by finger", () => {
  test.use({ viewport: { width: 1366, height: 1024 }, hasTouch: true });

  test("the first tap on an item opens its panel, the second one goes there", async ({ page }) => {
    const bar = await openBar(page, "/faq");
    await bar.link(company).tap();
    await expect(bar.panel(company)).toBeVisible();
    await bar.link(services).tap();
    await expect(bar.panel(services)).toBeVisible();
    await expect(bar.panel(company)).toBeHidden();
    await expect(page).toHaveURL("/faq");
    await bar.link(services).tap();
    await expect(page).toHaveURL("/our-services");
    await expect(bar.panel(services)).toBeHidden();
  });

  test("a tap beside an open panel closes it", async ({ page }) => {
    const bar = await openBar(page, "/faq");
    await bar.button(company).tap();
    await expect(bar.panel(company)).toBeVisible();
    await page.touchscreen.tap(683, 900);
    await expect(bar.panel(company)).toBeHidden();
  });
});

test.describe("the bar by keyboard", () => {
  test("arrows, Home and End move among the items' links and buttons", async ({ page }) => {
    const bar = await openBar(page, "/faq");
    await bar.link(company).focus();
    await page.keyboard.press("ArrowLeft");
    await expect(bar.link(company)).toBeFocused();
    for (const { label } of shownItems) {
      await expect(bar.link(label)).toBeFocused();
      await page.keyboard.press("ArrowRight");
      await expect(bar.button(label)).toBeFocused();
      await expectFocusToBeSeen(page);
      await page.keyboard.press("ArrowRight");
    }
    await expect(bar.button("Resources")).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(bar.link("Resources")).toBeFocused();
    await page.keyboard.press("Home");
    await expect(bar.link(company)).toBeFocused();
    await page.keyboard.press("End");
    await expect(bar.button("Resources")).toBeFocused();
    await expect(bar.whole.locator("[data-menu-panel]:visible")).toHaveCount(0);
  });

  test("Down opens the panel and enters it; the arrows walk through it and out at its top", async ({
    page,
  }) => {
    const bar = await openBar(page, "/faq");
    for (const start of [bar.link(services), bar.button(services)]) {
      await start.focus();
      await page.keyboard.press("ArrowDown");
      await expect(bar.panel(services)).toBeVisible();
      const links = bar.panel(services).getByRole("link");
      await expect(links.first()).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(links.nth(1)).toBeFocused();
      await expectFocusToBeSeen(page);
      await page.keyboard.press("ArrowRight");
      await expect(links.nth(2)).toBeFocused();
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("ArrowUp");
      await expect(links.first()).toBeFocused();
      await page.keyboard.press("End");
      await expect(links.last()).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(links.last()).toBeFocused();
      await page.keyboard.press("Home");
      await expect(links.first()).toBeFocused();
      await page.keyboard.press("ArrowUp");
      await expect(bar.button(services)).toBeFocused();
      await expect(bar.panel(services)).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(bar.panel(services)).toBeHidden();
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("Escape closes the panel and gives the focus back to its button", async ({ page }) => {
    const bar = await openBar(page, "/faq");
    await bar.button(services).press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    await expect(bar.panel(services)).toBeHidden();
    await expect(bar.button(services)).toBeFocused();

    // A panel that the pointer has opened closes as well, and the focus stays where it was.
    await bar.link(company).hover();
    await expect(bar.panel(company)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(bar.panel(company)).toBeHidden();
    await expect(bar.button(services)).toBeFocused();
  });

  test("Tab goes through the links of an open panel, past those of closed ones, and closes what it leaves", async ({
    page,
  }) => {
    const bar = await openBar(page, "/faq");
    await bar.link(company).focus();
    await page.keyboard.press("Tab");
    await expect(bar.button(company)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(bar.link(services)).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    const links = bar.panel(company).getByRole("link");
    for (const link of await links.all()) {
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
      await expectFocusToBeSeen(page);
    }
    await page.keyboard.press("Tab");
    await expect(bar.link(services)).toBeFocused();
    await expect(bar.panel(company)).toBeHidden();
  });

  test("a pointer in the way neither closes nor hides what is being read", async ({ page }) => {
    const bar = await openBar(page, "/faq");
    await bar.button(company).press("ArrowDown");
    await stopClock(page);
    await bar.link(company).hover();
    await leave(page);
    await page.clock.runFor(10_000);
    await expect(bar.panel(company).getByRole("link").first()).toBeFocused();
    await expect(bar.button(company)).toHaveAttribute("aria-expanded", "true");
    await bar.link(services).hover();
    await expect(bar.panel(services)).toBeVisible();
    await expect(bar.button(company)).toBeFocused();
  });

  test("the bar that scrolling has hidden comes back with the focus", async ({ page }) => {
    const bar = await openBar(page, "/");
    await page.mouse.move(640, 600);
    await page.mouse.wheel(0, 1_500);
    await expect(bar.link(company)).not.toBeInViewport();
    await page.getByRole("link", { name: "Skip to the content" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(bar.link(company)).toBeFocused();
    await expectFocusToBeSeen(page);
  });
});

test.describe("the bar while scrolling", () => {
  test("is clear at the top, dark once scrolled more than 50 px, away while scrolling down, back when scrolling up", async ({
    page,
  }) => {
    await openBar(page, "/");
    const header = page.getByRole("banner");
    const ground = () => header.evaluate((bar) => getComputedStyle(bar).backgroundColor);
    const clear = "rgba(0, 0, 0, 0)";
    const dark = "rgb(24, 34, 42)";
    await expect.poll(ground).toBe(clear);
    await scrollTo(page, 50);
    await expect.poll(ground).toBe(clear);
    await scrollTo(page, 51);
    await expect.poll(ground).toBe(dark);

    await scrollTo(page, 900);
    await expect(header).not.toBeInViewport();
    await scrollTo(page, 850);
    await expect(header).toBeInViewport({ ratio: 1 });
    await expect.poll(ground).toBe(dark);
    await scrollTo(page, 0);
    await expect.poll(ground).toBe(clear);
  });

  test("does not go away with an open panel", async ({ page }) => {
    const bar = await openBar(page, "/");
    await bar.link(company).hover();
    await expect(bar.panel(company)).toBeVisible();
    await scrollTo(page, 900);
    await expect(page.locator("header[data-away]")).toHaveCount(1);
    await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
    await expect(bar.panel(company)).toBeVisible();
  });
});

test.describe("the panels", () => {
  test("tell the four benefits of choosing us, and the four of financing", async ({ page }) => {
    const bar = await openBar(page, "/faq");
    for (const [label, to, benefits] of [
      [
        company,
        "/why-choose-us",
        ["Quality guaranteed", "On-time completion", "Expert team", "Flexible financing"],
      ],
      [
        "Financing",
        "/financing",
        [
          "No money down",
          "Same-as-cash for qualified customers",
          "Insurance claim specialists",
          "Monthly plans",
        ],
      ],
    ] as const) {
      await bar.link(label).hover();
      const panel = bar.panel(label);
      for (const benefit of benefits) await expect(panel.getByText(benefit)).toBeVisible();
      await expect(panel.locator(`a[href="${to}"]`).last()).toBeVisible();
    }
  });

  for (const { value, label, score } of questions[0].options) {
    test(`the roof age '${label}' starts the quiz with its first answer given`, async ({
      page,
    }) => {
      const bar = await openBar(page, "/faq");
      await bar.link("Resources").hover();
      await bar.panel("Resources").getByRole("link", { name: label, exact: true }).click();
      await expect(page).toHaveURL(`/roof-assessment?roofAge=${value}`);
      await expect(page.getByText("1/6 answered")).toBeVisible();
      await expect(page.locator(`input[name="roofAge"][value="${value}"]`)).toBeChecked();
      expect(score).toBe({ new: 0, "5-15": 5, "15-20": 10, "over-20": 15, unknown: 8 }[value]);
    });
  }

  test("the questions of the resources panel lead to the answers", async ({ page }) => {
    const bar = await openBar(page, "/our-company");
    const resources = shownItems.find(({ id }) => id === 6);
    if (resources?.panel.kind !== "roof-age") throw new Error("Panel 6 has the questions.");
    expect(resources.panel.questions.length).toBeGreaterThan(0);
    for (const { label, to } of resources.panel.questions) {
      await bar.link("Resources").hover();
      const link = bar.panel("Resources").getByRole("link", { name: label });
      await expect(link).toHaveAttribute("href", to);
      expect(to).toMatch(/^\/faq([?#]|$)/);
    }
    await bar
      .panel("Resources")
      .getByRole("link", { name: resources.panel.questions[0]?.label as string })
      .click();
    await expect(page).toHaveURL(/\/faq/);
  });
});

test.describe("the menu of small screens", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("has a section to expand for every item, one open at a time, and the button to the contact page", async ({
    page,
  }) => {
    const menu = await openMobileMenu(page, "/our-company");
    for (const item of shownItems.filter(({ groups }) => groups.length > 0)) {
      const links = item.groups.flatMap((group) => group.links);
      const last = menu.whole.getByRole("link", {
        name: links.at(-1)?.label as string,
        exact: true,
      });
      await expect(last).toBeHidden();
      await menu.section(item.label).click();
      for (const { label, to } of links) {
        const link = menu.whole.getByRole("link", { name: label, exact: true });
        await expect(link).toHaveAttribute("href", to);
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await expect(menu.whole.locator("details[open]")).toHaveCount(1);
    }
    expect(mobileMenuAction.label).toBe("Schedule a Free Inspection");
    await menu.whole.getByRole("link", { name: "Schedule a Free Inspection" }).click();
    await expect(page).toHaveURL("/contact");
  });

  test("closes 300 ms after a link was followed, and is folded when it opens again", async ({
    page,
  }) => {
    const menu = await openMobileMenu(page, "/our-company");
    await menu.section(services).click();
    await stopClock(page);
    await menu.whole.getByRole("link", { name: "Gutter services" }).click();
    await expect(page).toHaveURL("/gutter-services");
    await expect(page.getByRole("main")).toBeFocused();
    await page.clock.runFor(299);
    await expect(menu.whole).toHaveAttribute("open", "");
    await page.clock.runFor(1);
    await expect(menu.whole).not.toHaveAttribute("open");
    await menu.summary.click();
    await expect(menu.whole.locator("details[open]")).toHaveCount(0);
  });

  test("closes 300 ms after a change of nothing but the query, too", async ({ page }) => {
    const menu = await openMobileMenu(page, "/roof-assessment?roofAge=new");
    await menu.section("Resources").click();
    await stopClock(page);
    await menu.whole.getByRole("link", { name: "Roof assessment" }).click();
    await expect(page).toHaveURL("/roof-assessment");
    await expect(page.getByText("0/6 answered")).toBeAttached();
    await page.clock.runFor(299);
    await expect(menu.whole).toHaveAttribute("open", "");
    await page.clock.runFor(1);
    await expect(menu.whole).not.toHaveAttribute("open");
    await expect(menu.summary).toBeFocused();
  });

  test("Escape closes it, and so does the focus when it moves on", async ({ page }) => {
    const menu = await openMobileMenu(page, "/our-company");
    await menu.section(company).focus();
    await page.keyboard.press("Escape");
    await expect(menu.whole).not.toHaveAttribute("open");
    await expect(menu.summary).toBeFocused();

    await page.keyboard.press("Enter");
    await menu.whole.getByRole("link", { name: /24\/7 emergency/ }).focus();
    await page.keyboard.press("Tab");
    await expect(menu.whole).not.toHaveAttribute("open");
    await expectFocusToBeSeen(page);
  });

  test("leaves the page free to scroll when a turned screen shows the bar instead", async ({
    page,
  }) => {
    await openMobileMenu(page, "/");
    const locked = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    expect(await locked()).toBe("hidden");
    await page.setViewportSize({ width: 1366, height: 800 });
    expect(await locked()).toBe("visible");
  });
});

async function openBar(page: Page, address: string) {
  const viewport = page.viewportSize();
  await page.goto(address);
  await untilHydrated(page);
  const whole = page.getByRole("navigation", { name: "Main" });
  const item = (label: string): Locator =>
    whole
      .locator("[data-menu-item]")
      .filter({ has: page.locator(`button[aria-label^="${label}"]`) });
  expect(viewport?.width).toBeGreaterThanOrEqual(1280);
  return {
    whole,
    stops: whole.locator("[data-menu-item] > :is(a, button)"),
    link: (label: string) => item(label).locator("> a"),
    button: (label: string) => item(label).locator("> button"),
    panel: (label: string) => item(label).locator("[data-menu-panel]"),
  };
}

async function openMobileMenu(page: Page, address: string) {
  await page.goto(address);
  await untilHydrated(page);
  const whole = page.locator("details[data-menu]");
  const summary = whole.locator("> summary");
  await summary.click();
  await expect(whole).toHaveAttribute("open", "");
  return {
    whole,
    summary,
    section: (label: string) => whole.locator("details > summary").filter({ hasText: label }),
  };
}

/** From now on the page's timers wait for the test. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Takes the pointer to where nothing happens. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(640, 715);
}

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
}
