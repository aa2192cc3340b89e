import type { Locator } from "@playwright/test";
import { expectFocusToBeSeen } from "#tests/e2e/support/focus.ts";
import { ContactPage, EmergencyPage, inquiryPages } from "#tests/e2e/support/inquiry-page.ts";
import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
import { formKinds } from "#tests/e2e/support/sent-form.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { typeInto } from "#tests/e2e/support/typing.ts";

for (const LeadForm of inquiryPages) {
  test(`${LeadForm.title}: pasting the longest possible link does not widen the page on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const form = new LeadForm(page);
    await form.open();
    await form.message.fill(`https://example.com/${"photo".repeat(60)}`);
    expect(await sidewaysOverflow(page)).toEqual([]);
  });

  test(`${LeadForm.title}: sending an empty form shows a summary that links to each field, and makes no call`, async ({
    page,
  }) => {
    const form = new LeadForm(page);
    const submissions = form.countSubmissions();
    await form.open();
    await form.submit();
    await expect(form.summary).toBeFocused();
    const { required, summary } = form;
    await expect(summary).toHaveAccessibleName("There is a problem");
    await expect(summary.getByRole("link")).toHaveText(Object.values(required));
    for (const [label, message] of Object.entries(required)) {
      const field = form.element.getByLabel(label);
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
      await summary.getByRole("link", { name: message }).click();
      await expect(field).toBeFocused();
    }
    await form.submit();
    await expect(summary).toBeFocused();
    expect(submissions()).toBe(0);
  });

  test(`${LeadForm.title}: only required fields have an asterisk`, async ({ page }) => {
    const form = new LeadForm(page);
    await page.goto(form.path);
    const labels = form.element.locator("label:not([aria-hidden])");
    for (const text of await labels.allTextContents()) {
      const label = text.replace("*", "");
      expect(text).toBe(label in form.required ? `${label}*` : label);
    }
    await expect(labels.filter({ hasText: "*" })).toHaveCount(Object.keys(form.required).length);
  });
}

test("an invalid phone number shows what is expected until it is edited", async ({
  page,
  visitor,
}) => {
  const form = formKinds.contact(page);
  await form.open();
  await form.complete({ ...visitor, phone: "55 01" });
  await form.button.click();
  const phone = form.field("Phone");
  await expect(form.summary.getByRole("link")).toHaveText(["Phone number is invalid"]);
  await expect(phone).toHaveAccessibleDescription(
    /Phone number is invalid Enter 7 to 15 digits, like \(\d{3}\) 555-01\d\d\. For calls and texts about your request/,
  );
  await phone.pressSequentially("1");
  await expect(phone).not.toHaveAccessibleDescription(/invalid|digits/);
});

test("an entry that is too long is reported, and nothing is cut off", async ({ page, visitor }) => {
  const form = new ContactPage(page);
  const submissions = form.countSubmissions();
  await form.open();
  await form.complete(visitor);
  const long = { name: "n".repeat(101), message: "m".repeat(4_801) };
  await form.name.fill(long.name);
  await form.message.fill(long.message);
  await form.submit();
  await expect(form.summary.getByRole("link")).toHaveText([
    "Name must be 100 characters or fewer",
    "Message must be 4,800 characters or fewer",
  ]);
  await expect(form.name).toHaveValue(long.name);
  await expect(form.message).toHaveValue(long.message);
  expect(submissions()).toBe(0);
});

test("contact: editing a field clears its error there, and the summary keeps its line", async ({
  page,
}) => {
  const contact = new ContactPage(page);
  await contact.open();
  await contact.submit();
  // It takes the focus once it is rendered; a key pressed before that would go to it.
  await expect(contact.summary).toBeFocused();
  const messages = Object.values(contact.required);
  const edits = [
    () => contact.name.pressSequentially("A"),
    () => contact.email.pressSequentially("a"),
    () => contact.phone.pressSequentially("7"),
    () => contact.service.selectOption("other"),
  ];
  for (const [index, edit] of edits.entries()) {
    await edit();
    await expect(page.getByText(messages[index] as string)).toHaveCount(1);
    for (const later of messages.slice(index + 1)) {
      await expect(page.getByText(later)).toHaveCount(2);
    }
  }
  // One letter is no email address, and one digit no phone number.
  const [name, email, phone, service] = messages;
  await expect(contact.summary.getByRole("link")).toHaveText([
    `${name}: fixed`,
    email as string,
    phone as string,
    `${service}: fixed`,
  ]);
});

test("contact: the field that is being corrected stays where it is", async ({ page }) => {
  const contact = new ContactPage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await contact.open();
  await contact.submit();
  await expect(contact.summary).toBeFocused();
  for (const field of [contact.name, contact.email, contact.phone]) {
    await field.focus();
    const before = await topOf(field);
    await field.pressSequentially("ada@example.com 7035550111");
    await expect(field).not.toHaveAttribute("aria-invalid");
    expect(await topOf(field)).toBe(before);
  }
});

/** Where an element is on the page, in pixels. */
function topOf(element: Locator): Promise<number> {
  return element.evaluate((node) => Math.round(node.getBoundingClientRect().top + scrollY));
}

test("contact: an error corrected before it is rendered is ticked off at once", async ({
  page,
}) => {
  const contact = new ContactPage(page);
  await contact.open();
  await page.evaluate(mendNameOnceRead);
  await contact.submit();
  const [first, ...others] = Object.values(contact.required);
  await expect(contact.summary.getByRole("link")).toHaveText([`${first}: fixed`, ...others]);
  await expect(contact.name).not.toHaveAttribute("aria-invalid");
});

/** Runs in the page: types the name right after the form was read, before its errors are drawn. */
function mendNameOnceRead(): void {
  const Original = window.FormData;
  window.FormData = class extends Original {
    constructor(form?: HTMLFormElement) {
      super(form);
      const field = form?.elements.namedItem("name") as HTMLInputElement;
      queueMicrotask(() => {
        field.value = "Ada";
        field.dispatchEvent(new Event("input", { bubbles: true }));
      });
    }
  };
}

test("emergency: entering only blanks reports the fields as missing again, and correcting them clears the errors", async ({
  page,
  visitor,
}) => {
  const emergency = new EmergencyPage(page);
  const submissions = emergency.countSubmissions();
  const { summary, required } = emergency;
  await emergency.open();
  await emergency.submit();
  await expect(summary).toBeFocused();
  await emergency.fill({ ...visitor, name: "  ", email: " \t", phone: "  " });
  await expect(summary.getByRole("link", { name: ": fixed" })).toHaveCount(0);
  await emergency.submit();
  await expect(summary.getByRole("link")).toHaveText(Object.values(required));
  await emergency.fill({ ...visitor, email: "ada@example" });
  await emergency.submit();
  await expect(summary.getByRole("link")).toHaveText(["Email address is invalid"]);
  await emergency.email.pressSequentially(".com");
  await expect(summary).toContainText("All fixed");
  expect(submissions()).toBe(0);
});

test("the form can be filled out, corrected and sent by keyboard alone", async ({
  page,
  visitor,
}) => {
  const contact = new ContactPage(page);
  await contact.open();
  await contact.name.focus();
  const entries = [visitor.name, "ada", visitor.phone, visitor.address];
  for (const entry of entries) {
    await expectFocusToBeSeen(page);
    await page.keyboard.type(entry);
    await page.keyboard.press("Tab");
  }
  await expect(contact.service).toBeFocused();
  await page.keyboard.type("Gut");
  await expect(contact.service).toHaveValue("gutters");
  await contact.phone.press("Enter");
  await expect(contact.summary).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(contact.email).toBeFocused();
  await typeInto(contact.email, visitor.email);
  await page.keyboard.press("Enter");
  await expect(contact.thanksHeading).toBeFocused();
});
