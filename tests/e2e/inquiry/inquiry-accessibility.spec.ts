import { expectSound } from "#tests/e2e/support/findings.ts";
import { inquiryPages } from "#tests/e2e/support/inquiry-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

for (const LeadForm of inquiryPages) {
  for (const width of [1280, 390]) {
    test(`${LeadForm.title}: at ${width} px axe finds nothing in any state, and nothing scrolls sideways`, async ({
      page,
      visitor,
    }) => {
      const form = new LeadForm(page);
      await page.setViewportSize({ width, height: 900 });
      // The contact page warns visitors who come with an emergency.
      await form.open("?service=emergency");
      await expectSound(page, "empty");
      await form.submit();
      await expect(form.summary).toBeVisible();
      await expectSound(page, "with errors");
      await form.complete(visitor);
      await form.submit();
      await expect(form.thanksHeading).toBeVisible();
      await expectSound(page, "sent");
    });
  }
}
