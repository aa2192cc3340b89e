import type { Page } from "@playwright/test";
import { expectFocusToBeSeen } from "#tests/e2e/support/focus.ts";
import { entryFor, formKinds, type SentForm } from "#tests/e2e/support/sent-form.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import type { Details } from "#tests/support/visitors.ts";

/*
 * All three forms are checked by use-checked-form and sent by use-lead-form: each is corrected once, and a phone's bar
 * is in the way of one.
 */
for (const [kind, viewport] of [
  ["contact", { width: 1440, height: 900 }],
  ["emergency", { width: 390, height: 844 }],
  ["assessment follow-up", { width: 1440, height: 900 }],
] as const) {
  test(`${kind}: after sending an empty form, every field can be corrected by keyboard alone at ${viewport.width} px; the focus never jumps and no keystroke is lost @keyboard`, async ({
    page,
    visitor,
    mailbox,
  }) => {
    await page.setViewportSize(viewport);
    const form = formKinds[kind](page);
    await mendByKeyboard(page, form, visitor);
    await mailbox.only({ to: visitor.email, subject: form.mails.confirmation });
  });
}

/** Sends the form empty, follows the error summary, fills in every field, and sends it again. */
async function mendByKeyboard(page: Page, form: SentForm, visitor: Details): Promise<void> {
  await form.open();
  await form.button.focus();
  await page.keyboard.press("Enter");
  await expect(form.summary).toBeFocused();
  const links = form.summary.getByRole("link");
  const faults = Object.entries(form.required);
  await expect(links).toHaveText(faults.map(([, message]) => message));
  await page.keyboard.press("Tab");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("Enter");

  for (const [index, [label, message]] of faults.entries()) {
    const field = form.field(label);
    while (!(await field.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press("Tab");
    }
    await expectFocusToBeSeen(page);
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    const entry = entryFor(label, visitor);
    // A key that the focus has jumped away from would be missing in the end.
    await page.keyboard.type(entry.typed);
    await expect(field).toHaveValue(entry.value);
    await expect(field).toBeFocused();
    await expect(field).not.toHaveAttribute("aria-invalid");
    await expect(links).toHaveText(
      faults.map(([, line], at) => (at <= index ? `${line}: fixed` : line)),
    );
  }
  await expect(form.summary).toContainText("All fixed");
  await form.button.focus();
  await page.keyboard.press("Enter");
  await expect(form.thanks).toBeVisible();
}
