import { expect, failedCall, test } from "#tests/e2e/support/test.ts";

test.use({ javaScriptEnabled: false });

for (const day of ["x", "9999-99-99", "2026-02-30"]) {
  test(`without JavaScript, ${day}, which is no day, is asked for again, and the entries stay`, async ({
    page,
    schedule,
    faults,
  }) => {
    faults.allow(failedCall);
    await page.goto("/schedule-inspection");
    await page.getByLabel("Name").pressSequentially("Ada Homeowner");
    await page.getByLabel("Phone").pressSequentially("703 555 0111");
    // Our calendar never sends such a day, but a handwritten request can.
    await page
      .locator("main form")
      .first()
      .evaluate((form, sent) => {
        const field = document.createElement("input");
        field.name = "date";
        field.value = sent;
        form.append(field);
      }, day);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      schedule.submit(),
    ]);
    expect(answer.status()).toBe(400);
    await expect(page.getByText("Please select a date", { exact: true }).first()).toBeVisible();
    await expect(page.getByLabel("Name")).toHaveValue("Ada Homeowner");
    await expect(page.getByLabel("Phone")).toHaveValue("703 555 0111");
  });
}
