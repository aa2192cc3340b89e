import type { Page } from "@playwright/test";
import { expectFocusToBeSeen } from "#tests/e2e/support/focus.ts";
import { hold } from "#tests/e2e/support/held-call.ts";
import { entryFor, formKinds, type SentForm } from "#tests/e2e/support/sent-form.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import type { Details } from "#tests/support/visitors.ts";

for (const [kind, formOn] of Object.entries(formKinds)) {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test(`${kind}: after sending an empty form, every field can be corrected by keyboard alone at ${viewport.width} px; the focus never jumps and no keystroke is lost @keyboard`, async ({
      page,
      visitor,
      mailbox,
    }) => {
      await page.setViewportSize(viewport);
      const form = formOn(page);
      await mendByKeyboard(page, form, visitor);
      await mailbox.only({ to: visitor.email, subject: form.mails.confirmation });
    });
  }
}

test("a second incomplete try shows the summary again, from whichever field it is sent", async ({
  page,
}) => {
  const form = formKinds.contact(page);
  await form.open();
  await form.name.press("Enter");
  await expect(form.summary).toBeFocused();
  await form.name.pressSequentially("Ann");
  await expect(form.name).toHaveValue("Ann");
  await expect(form.name).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(form.summary).toBeFocused();
  await expect(form.name).toHaveValue("Ann");
});

test("while the form is being sent, the focus stays on the button, and neither a press nor Return sends it again", async ({
  page,
  visitor,
}) => {
  const form = formKinds.contact(page);
  await form.open();
  await form.complete(visitor);
  const call = await hold(page, form.call);
  let calls = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && !request.isNavigationRequest()) calls += 1;
  });
  await form.button.focus();
  await page.keyboard.press("Enter");
  await call.asked;
  await expect(form.button).toHaveText(/Submitting\.\.\./);
  await expect(form.button).toHaveAttribute("aria-disabled", "true");
  await expect(form.button).toHaveAttribute("aria-busy", "true");
  await expect(form.button).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await form.button.click({ force: true });
  await form.name.press("Enter");
  await expect(form.summary).toHaveCount(0);
  call.release();
  await expect(form.thanks).toBeVisible();
  expect(calls).toBe(1);
});

test("when sending fails, the focus stays on the button, and the error is in view", async ({
  page,
  visitor,
  faults,
}) => {
  faults.allow(failedCall);
  const form = formKinds.contact(page);
  await page.setViewportSize({ width: 390, height: 600 });
  await form.open();
  await form.complete(visitor);
  await page.route(form.call, (route) => route.fulfill({ status: 500, json: {} }));
  await form.button.focus();
  await page.keyboard.press("Enter");
  await expect(form.alert).toBeInViewport({ ratio: 1 });
  await expect(form.button).toBeFocused();
  await expect(form.button).not.toHaveAttribute("aria-disabled");
  await expectFocusToBeSeen(page);
});

test("a form submitted twice in a row makes one call", async ({ page, visitor }) => {
  const form: SentForm = formKinds.emergency(page);
  await form.open();
  await form.complete(visitor);
  const call = await hold(page, form.call);
  let calls = 0;
  page.on("request", (request) => {
    if (/customers\/contact/.test(request.url())) calls += 1;
  });
  await form.button.evaluate((button) => {
    const { form: element } = button as HTMLButtonElement;
    element?.requestSubmit();
    element?.requestSubmit();
  });
  await call.asked;
  call.release();
  await expect(form.thanks).toBeVisible();
  expect(calls).toBe(1);
});

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
    for (const letter of entry.typed) {
      await page.keyboard.press(letter === " " ? "Space" : letter);
      await expect(field).toBeFocused();
    }
    await expect(field).toHaveValue(entry.value);
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
