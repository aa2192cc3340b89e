import { expectSound } from "#tests/e2e/support/findings.ts";
import { publishRoofs } from "#tests/e2e/support/finished-roofs.ts";
import { keys } from "#tests/e2e/support/webkit-page.ts";
import { expect, test } from "#tests/e2e/support/webkit-test.ts";

test("before and after are compared by keys, and by a press on the picture", async ({
  webkit: page,
  site,
  now,
}) => {
  await publishRoofs(site, now);
  await page.openPage("/before-after");
  await expectSound(page, "before and after");
  const share = () =>
    page.evaluate(() =>
      (document.querySelector("[data-compare]") as HTMLElement).style.getPropertyValue("--split"),
    );
  await page.evaluate(() => (document.querySelector("[type=range]") as HTMLElement).focus());
  await page.key(keys.left);
  await expect.poll(share).toBe("49%");
  await page.key(keys.left);
  await expect.poll(share).toBe("48%");
  await page.part("[type=range]").hasValue("48");
  await page.part("[data-compare]").press();
  await expect.poll(share).toBe("50%");
});
