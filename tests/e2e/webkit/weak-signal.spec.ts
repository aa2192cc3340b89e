import { businessProfile } from "#content/business-profile.ts";
import { weakSignal as words } from "#content/en/weak-signal.ts";
import { expectSound } from "#tests/e2e/support/findings.ts";
import { expect, test } from "#tests/e2e/support/webkit-test.ts";
import { startSilentProxy } from "#tests/support/silent-proxy.ts";

test("an emergency over a radio that stalls, drops and comes back can be texted meanwhile, and is one lead", async ({
  webkit: page,
  site,
  mailbox,
  visitor,
  faults,
}) => {
  // The server's log is told of a call that had no answer.
  faults.allow(/^browser fault$/);
  const radio = await startSilentProxy(site.url);
  try {
    await page.openPage(`${radio.url}/emergency-contact`);
    const form = page.part("form#emergency");
    await form.field("Name").type(visitor.name);
    await form.field("Email").type(visitor.email);
    await form.field("Phone").type(visitor.phone);
    await form.field("Address").type(visitor.address);
    radio.keepAnswersTo("POST /api/customers/contact ");
    await form.button("Submit Emergency Request").press();
    const alarm = {
      to: businessProfile.mail.emergency,
      subject: "EMERGENCY: Storm Damage Request",
      containing: visitor.email,
    };
    await mailbox.only(alarm);
    const notice = form.part("[data-signal]");
    await notice.hasText(words.slow.before.trim());
    await expectSound(page, "slow");

    await page.evaluate(setOnline, false);
    await notice.hasText(words.offline.title);
    await notice.button(words.stop).appears();
    // The browser has nobody to open it with.
    await page.evaluate("addEventListener('click', (event) => event.preventDefault())");
    await notice.link("Text it").press();
    const address = await notice.link("Text it").ask(([link]) => link?.getAttribute("href"));
    const text = decodeURIComponent(address ?? "");
    expect(text).toContain(`sms:${businessProfile.hotline.e164}?&body=ROOF EMERGENCY: `);
    for (const part of [visitor.name, visitor.phone, visitor.address]) expect(text).toContain(part);
    await expectSound(page, "offline");

    radio.breakOff();
    radio.speakAgain();
    await page.evaluate(setOnline, true);
    await page.heading("Request Submitted!").hasFocus();
    await mailbox.all({ to: visitor.email, subject: "We have your emergency request" }, 1);
    await mailbox.all(alarm, 1);
  } finally {
    radio.close();
  }
});

/** Runs in the page: what its browser says of its network, which no test can take from it. */
function setOnline(isOnline: unknown): void {
  Object.defineProperty(navigator, "onLine", { value: isOnline, configurable: true });
  dispatchEvent(new Event(isOnline ? "online" : "offline"));
}
