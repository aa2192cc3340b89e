import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
import { expect, test } from "#tests/e2e/support/webkit-test.ts";
import { canonicalAddresses } from "#tests/support/addresses.ts";
import { patience } from "#tests/support/patience.ts";

test("no page scrolls sideways or reports an error", async ({ webkit: page }) => {
  test.setTimeout(patience.longTest);
  for (const address of canonicalAddresses) {
    await page.openPage(address);
    expect.soft(await sidewaysOverflow(page), address).toEqual([]);
  }
});
