import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/test.ts";
import { canonicalAddresses } from "#tests/support/addresses.ts";
import { patience } from "#tests/support/patience.ts";

const kilobyte = 1_024;

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`no page puts off the largest picture of its first view, at ${viewport.width} px @full`, async ({
    newContext,
  }) => {
    test.setTimeout(patience.longTest);
    const page = await (await newContext({ viewport })).newPage();
    for (const address of canonicalAddresses) {
      await page.goto(address);
      expect.soft(await largestPicture(page), address).not.toContain("lazy");
    }
  });
}

test("no page loads more than 120 KB of pictures on a phone before somebody scrolls @full", async ({
  newContext,
  request,
}) => {
  test.setTimeout(patience.longTest);
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true };
  const context = await newContext(phone);
  for (const address of canonicalAddresses) {
    if (!(await (await request.get(address)).text()).includes("<picture>")) continue;
    const page = await context.newPage();
    // Every page is somebody's first.
    await (await context.newCDPSession(page)).send("Network.setCacheDisabled", {
      cacheDisabled: true,
    });
    const sizes: Promise<number>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() !== "image") return;
      sizes.push(response.body().then((body) => body.length));
    });
    await page.goto(address, { waitUntil: "networkidle" });
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total / kilobyte, address).toBeLessThan(120);
    await page.close();
  }
});

/** How the picture loads that takes up most of the window, and what it shows; empty if none takes up a fiftieth. */
async function largestPicture(page: Page): Promise<string> {
  return page.evaluate(() => {
    const pictures = [...document.images].map((image) => {
      const { left, top, right, bottom } = image.getBoundingClientRect();
      const width = Math.min(right, innerWidth) - Math.max(left, 0);
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
      const share = (Math.max(width, 0) * Math.max(height, 0)) / (innerWidth * innerHeight);
      return { share: image.checkVisibility() ? share : 0, text: `${image.loading}: ${image.alt}` };
    });
    const [largest] = pictures.toSorted((left, right) => right.share - left.share);
    return largest && largest.share > 0.02 ? largest.text : "";
  });
}
