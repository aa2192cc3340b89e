import type { Details } from "#tests/support/visitors.ts";
import { hold, scripts } from "./support/held-call.ts";
import { untilHydrated } from "./support/hydration.ts";
import { ContactPage, type InquiryPage, inquiryPages } from "./support/inquiry-page.ts";
import { expect, failedCall, test } from "./support/test.ts";

test("a message that is sent before the scripts have come waits for them", async ({
  page,
  visitor,
}) => {
  const contact = new ContactPage(page);
  const submissions = contact.countSubmissions();
  const { asked, release } = await hold(page, scripts);
  await page.goto(contact.path);
  await contact.complete(visitor);
  await contact.submit();
  await asked;
  release();
  await expect(contact.thanksHeading).toBeVisible();
  expect(submissions()).toBe(1);
  expect(new URL(page.url()).hash).toBe("");
});

for (const LeadForm of inquiryPages) {
  test(`${LeadForm.title}: on a page that answers without scripts, they do not take the focus from a field when they come`, async ({
    page,
    visitor,
    faults,
  }) => {
    faults.allow(failedCall);
    const request = new LeadForm(page);
    const release = await answeredWithoutScripts(request, visitor);
    await request.phone.pressSequentially("703");
    release();
    await untilHydrated(page);
    await expect(request.phone).toBeFocused();
    await page.keyboard.type(" 555 0111");
    await expect(request.phone).toHaveValue("703 555 0111");
    await request.submit();
    await expect(request.thanksHeading).toBeVisible();
  });

  test(`${LeadForm.title}: on a page that answers without scripts, the summary has the focus once they come`, async ({
    page,
    visitor,
    faults,
  }) => {
    faults.allow(failedCall);
    const request = new LeadForm(page);
    const release = await answeredWithoutScripts(request, visitor);
    release();
    await untilHydrated(page);
    await expect(request.summary).toBeFocused();
  });

  test(`${LeadForm.title}: sent before the scripts came, another one begins with an empty form once they are there`, async ({
    page,
    visitor,
  }) => {
    const request = new LeadForm(page);
    const { release } = await hold(page, scripts);
    await page.goto(request.path);
    await request.complete(visitor);
    await request.submit();
    await expect(request.thanks).toContainText(visitor.email);
    release();
    await untilHydrated(page);
    await expect(request.thanksHeading).toBeFocused();
    await request.another.click();
    await request.expectEmpty();
    await expect(request.name).toBeFocused();
  });
}

/** A form without a number, refused by the page before its scripts have come; gives what lets them. */
async function answeredWithoutScripts(request: InquiryPage, visitor: Details): Promise<() => void> {
  const { release } = await hold(request.page, scripts);
  await request.page.goto(request.path);
  await request.complete({ ...visitor, phone: "" });
  await request.submit();
  await expect(request.summary).toBeVisible();
  return release;
}
