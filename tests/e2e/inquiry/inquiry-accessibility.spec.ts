import { expectSound } from "#tests/e2e/support/findings.ts";
import { expectFocusToBeSeen } from "#tests/e2e/support/focus.ts";
import { inquiryPages } from "#tests/e2e/support/inquiry-page.ts";
import { untilScrollRests } from "#tests/e2e/support/layout.ts";
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
    // A link pressed while the page is still scrolling: the field stays where it is in view.
    await form.summary
      .getByRole("link")
      .first()
      .evaluate((link) => {
        link.scrollIntoView({ behavior: "instant" });
        scrollTo({ top: document.body.scrollHeight, behavior: "smooth" });
        (link as HTMLElement).click();
      });
    await untilScrollRests(page);
    await expectFocusToBeSeen(page);
    await form.complete(visitor);
    await form.submit();
    await expect(form.thanksHeading).toBeVisible();
    await expectSound(page, "sent");
  });
}
