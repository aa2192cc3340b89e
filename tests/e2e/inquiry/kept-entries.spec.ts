import type { Page } from "@playwright/test";
import { inquiryPages } from "#tests/e2e/support/inquiry-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

for (const LeadForm of inquiryPages) {
  test(`${LeadForm.title}: keeps what was typed for a visitor who follows a link and comes back, until it is sent`, async ({
    page,
    visitor,
  }) => {
    const form = new LeadForm(page);
    await form.open();
    await form.fill(visitor);
    await form.message.pressSequentially("Gutter too");
    const message = await form.message.inputValue();
    await leaveAndComeBack(page);
    await form.expectEntries(visitor);
    await expect(form.message).toHaveValue(message);
    await form.complete(visitor);
    await form.submit();
    await expect(form.thanksHeading).toBeVisible();
    await leaveAndComeBack(page);
    await form.expectEmpty();
  });
}

test("booking: keeps what was typed for a visitor who follows a link and comes back", async ({
  page,
  schedule,
}) => {
  await schedule.open();
  const { name } = schedule;
  await name.pressSequentially("Ada O'Neill");
  await leaveAndComeBack(page);
  await expect(name).toHaveValue("Ada O'Neill");
});

/** Within the site, without loading a document. */
async function leaveAndComeBack(page: Page): Promise<void> {
  const from = page.url();
  await page.getByRole("contentinfo").getByRole("link", { name: "Our company" }).first().click();
  await expect(page).toHaveURL("/our-company");
  await page.goBack();
  await expect(page).toHaveURL(from);
}
