import { expect, test } from "#tests/e2e/support/test.ts";
import { canonicalAddresses } from "#tests/support/addresses.ts";
import { patience } from "#tests/support/patience.ts";

const kilobyte = 1_024;

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
