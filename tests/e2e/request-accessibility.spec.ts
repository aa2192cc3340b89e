import { expectSound } from "./support/findings.ts";
import { requestPages } from "./support/request-page.ts";
import { expect, test } from "./support/test.ts";

for (const RequestForm of requestPages) {
  for (const width of [1280, 390]) {
    test(`${RequestForm.title}: at ${width} px no state has faults that axe finds, nor scrolls sideways`, async ({
      page,
      visitor,
    }) => {
      const request = new RequestForm(page);
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
