import { expectSound } from "./support/findings.ts";
import { inquiryPages } from "./support/inquiry-page.ts";
import { expect, test } from "./support/test.ts";

for (const LeadForm of inquiryPages) {
  for (const width of [1280, 390]) {
    test(`${LeadForm.title}: at ${width} px no state has faults that axe finds, nor scrolls sideways`, async ({
      page,
      visitor,
    }) => {
      const request = new LeadForm(page);
      await page.setViewportSize({ width, height: 900 });
      // The contact page warns whoever comes by an emergency.
      await request.open("?service=emergency");
      await expectSound(page, "empty");
      await request.submit();
      await expect(request.summary).toBeVisible();
      await expectSound(page, "with errors");
      await request.complete(visitor);
      await request.submit();
      await expect(request.thanksHeading).toBeVisible();
      await expectSound(page, "sent");
    });
  }
}
