import { expectSound } from "#tests/e2e/support/findings.ts";
import { inquiryPages } from "#tests/e2e/support/inquiry-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/* Empty forms are in every-page.spec.ts, at both widths. */

for (const LeadForm of inquiryPages) {
  test(`${LeadForm.title}: axe finds nothing in the form with errors and the thanks, and the longest link scrolls nothing sideways`, async ({
    page,
    visitor,
  }) => {
    const form = new LeadForm(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    // The contact page warns visitors who come with an emergency.
    await form.open("?service=emergency");
    await form.message.fill(`https://example.com/${"photo".repeat(60)}`);
    await form.submit();
    await expect(form.summary).toBeVisible();
    await expectSound(page, "with errors, at 1280 px");
    await page.setViewportSize({ width: 390, height: 900 });
    await expectSound(page, "with errors, at 390 px");
    await form.complete(visitor);
    await form.submit();
    await expect(form.thanksHeading).toBeVisible();
    await expectSound(page, "sent");
  });
}
