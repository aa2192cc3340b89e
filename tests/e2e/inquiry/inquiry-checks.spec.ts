import type { Locator } from "@playwright/test";
import { ContactPage } from "#tests/e2e/support/inquiry-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/* On the contact form: all forms are checked by use-checked-form. What is wrong with an entry is each form's schema. */

test("a visitor who gets everything wrong is told what and where, and each line is ticked off while no field moves", async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const form = new ContactPage(page);
  const { summary, required, name, email, phone, service } = form;
  const lines = summary.getByRole("link");
  const messages = Object.values(required);
  const submissions = form.countSubmissions();
  await form.open();

  await form.submit();
  await expect(summary).toBeFocused();
  await expect(summary).toHaveAccessibleName("There is a problem");
  await expect(lines).toHaveText(messages);
  for (const [label, message] of Object.entries(required)) {
    const field = form.element.getByLabel(label);
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    await lines.filter({ hasText: message }).click();
    await expect(field).toBeFocused();
  }

  // Sent again from a field, with nothing but blanks in it.
  await name.pressSequentially("  ");
  await expect(name).not.toHaveAttribute("aria-invalid");
  await name.press("Enter");
  await expect(summary).toBeFocused();
  await expect(lines).toHaveText(messages);

  for (const [index, edit] of [
    () => staysInPlace(name, "Ada"),
    () => staysInPlace(email, "a"),
    () => staysInPlace(phone, "5501"),
    () => service.selectOption("other"),
  ].entries()) {
    await edit();
    for (const [at, message] of messages.entries()) {
      await expect(page.getByText(message)).toHaveCount(at <= index ? 1 : 2);
    }
  }
  // One letter is no email address, and four digits no phone number.
  const [noName, noEmail, noPhone, noService] = messages as [string, string, string, string];
  await expect(lines).toHaveText([`${noName}: fixed`, noEmail, noPhone, `${noService}: fixed`]);

  // What is corrected before its error is drawn is ticked off at once.
  await name.fill("");
  // It has been read for that; the next time is when it is sent.
  await expect(lines.first()).toHaveText(noName);
  await page.evaluate(mendNameOnceRead);
  await form.submit();
  await expect(lines).toHaveText([
    `${noName}: fixed`,
    "Email address is invalid",
    "Phone number is invalid",
  ]);
  await expect(name).not.toHaveAttribute("aria-invalid");
  await expect(phone).toHaveAccessibleDescription(
    /Phone number is invalid Enter 7 to 15 digits, like \(\d{3}\) 555-01\d\d\. For calls and texts about your request/,
  );
  await phone.pressSequentially("1");
  await expect(phone).not.toHaveAccessibleDescription(/invalid|digits/);

  // What is too long is neither cut off nor sent.
  await form.fill(visitor);
  const long = { name: "n".repeat(101), message: "m".repeat(4_801) };
  await name.fill(long.name);
  await form.message.fill(long.message);
  await form.submit();
  await expect(lines).toHaveText([
    "Name must be 100 characters or fewer",
    "Message must be 4,800 characters or fewer",
  ]);
  await expect(name).toHaveValue(long.name);
  await expect(form.message).toHaveValue(long.message);
  expect(submissions()).toBe(0);
});

/** Types into a field whose error goes with the first key; the field is where it was. */
async function staysInPlace(field: Locator, text: string): Promise<void> {
  await field.focus();
  const before = await topOf(field);
  await field.pressSequentially(text);
  await expect(field).not.toHaveAttribute("aria-invalid");
  expect(await topOf(field)).toBe(before);
}

/** Where an element is on the page, in pixels. */
function topOf(element: Locator): Promise<number> {
  return element.evaluate((node) => Math.round(node.getBoundingClientRect().top + scrollY));
}

/** Runs in the page: types the name right after the form was read next, before its errors are drawn. */
function mendNameOnceRead(): void {
  const Original = window.FormData;
  let reads = 0;
  window.FormData = class extends Original {
    constructor(form?: HTMLFormElement) {
      super(form);
      reads += 1;
      // First, what was typed is kept; then it is checked.
      if (reads === 1) return;
      window.FormData = Original;
      const field = form?.elements.namedItem("name") as HTMLInputElement;
      queueMicrotask(() => {
        field.value = "Ada";
        field.dispatchEvent(new Event("input", { bubbles: true }));
      });
    }
  };
}

test("a form says back the number that it understood and asks about a misspelled domain, once each is left and until it is mended @keyboard", async ({
  page,
  visitor,
}) => {
  const form = new ContactPage(page);
  const { email, phone } = form;
  const rules: string[] = [];
  page.on("request", (request) => {
    const [rule] = /said-back-phone|mailbox-typo/.exec(request.url()) ?? [];
    if (rule) rules.push(rule);
  });
  await form.open();
  // Firefox puts what is filled in behind what an email field holds.
  await form.fill({ ...visitor, email: "" });
  await phone.blur();
  await expect.poll(() => rules).toEqual(["said-back-phone"]);
  await expect(form.element).not.toContainText("We'll call");

  await phone.fill("703-555-0142 x12");
  await phone.press("Tab");
  const said = "We'll call (703) 555-0142, extension 12.";
  await expect(form.element.getByText(said)).toBeVisible();
  await expect(phone).toHaveAccessibleDescription(new RegExp(`advertising\\. ${escaped(said)}`));
  await phone.fill(visitor.phone);
  await expect(form.element).not.toContainText("We'll call");

  const question = form.element.getByRole("button", { name: "Did you mean ann@gmail.com?" });
  await email.fill("ann@gmial.con");
  await expect(question).toHaveCount(0);
  await email.press("Tab");
  await expect(question).toBeVisible();
  expect(rules).toEqual(["said-back-phone", "mailbox-typo"]);
  await expect(email).toHaveAccessibleDescription("Did you mean ann@gmail.com?");
  await page.keyboard.press("Shift+Tab");
  await expect(question).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(email).toHaveValue("ann@gmail.com");
  await expect(email).toBeFocused();
  await expect(question).toHaveCount(0);
});

test("a question about a domain keeps no form: the press that leaves the field sends it", async ({
  page,
  visitor,
}) => {
  const form = new ContactPage(page);
  await form.open();
  await form.complete({ ...visitor, email: "ann@gmail.con" });
  await form.email.focus();
  // With time between going down and coming up, as a person presses.
  await form.button.click({ delay: 300 });
  await expect(form.thanks).toContainText("ann@gmail.con");
});

function escaped(text: string): string {
  return text.replace(/[()]/g, "\\$&");
}
