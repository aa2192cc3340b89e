import { expect, test } from "#tests/e2e/support/test.ts";

test("the hero has its own crop for phones up to 767 px, and the wide one from 768 px on", async ({
  page,
}) => {
  await page.goto("/");
  const phoneCut = page.getByRole("main").locator("picture source[media]").first();
  const applies = () =>
    phoneCut.evaluate((source: HTMLSourceElement) => matchMedia(source.media).matches);
  for (const [width, isPhone] of [
    [767, true],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await applies(), `${width} px`).toBe(isPhone);
  }
});
