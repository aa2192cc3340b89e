import type { Locator, Page } from "@playwright/test";
import { patience } from "#app/forms/patience.ts";
import { actions, cancelling, headings } from "#content/en/appointments.ts";
import { crewLine, unanswered, unansweredBooking } from "#content/en/sent-here.ts";
import { weakSignal as words } from "#content/en/weak-signal.ts";
import { appointmentPath } from "#content/links.ts";
import { expectSound } from "#tests/e2e/support/findings.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { ContactPage, EmergencyPage, inquiryCall } from "#tests/e2e/support/inquiry-page.ts";
import { expectOneAppointmentThenCancelled, officeAddress } from "#tests/e2e/support/mailbox.ts";
import { SchedulePage } from "#tests/e2e/support/schedule-page.ts";
import { formKinds } from "#tests/e2e/support/sent-form.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { startSilentProxy } from "#tests/support/silent-proxy.ts";
import type { Site } from "#tests/support/site.ts";
import { book, type Details } from "#tests/support/visitors.ts";

test.beforeEach(({ faults }) => faults.allow(failedCall));

/** A form that is filled in, the call that sends it, and where it ends. */
type Filled = {
  call: string;
  notice: { to: string; subject: string };
  done: Locator;
  submit(): Promise<void>;
};

type Given = { page: Page; visitor: Details; site: Site };

const forms: Record<string, (given: Given) => Promise<Filled>> = {
  contact: (given) => filled("contact", given),
  emergency: (given) => filled("emergency", given),
  "quiz follow-up": (given) => filled("assessment follow-up", given),
  async booking({ page, visitor, site }) {
    const schedule = new SchedulePage(page);
    await schedule.open();
    await schedule.complete(site.newDay(), "9:00 AM", visitor);
    return {
      call: "**/api/appointments",
      notice: { to: officeAddress, subject: "New inspection" },
      done: schedule.success,
      submit: () => schedule.submit(),
    };
  },
};

async function filled(name: keyof typeof formKinds, { page, visitor }: Given): Promise<Filled> {
  const form = formKinds[name](page);
  await form.open();
  await form.complete(visitor);
  const { notice: subject, noticeTo: to } = form.mails;
  return {
    call: form.call,
    notice: { to, subject },
    done: form.thanks,
    submit: () => form.submit(),
  };
}

const notice = (page: Page) =>
  page.getByRole("status").filter({ hasText: /weak signal|offline|One minute/ });

for (const [name, open] of Object.entries(forms)) {
  test(`a radio that stalls, drops and comes back leaves one lead: ${name}`, async ({
    page,
    context,
    visitor,
    site,
    mailbox,
  }) => {
    await page.clock.install();
    const form = await open({ page, visitor, site });
    const keys: (string | undefined)[] = [];
    const lost = Promise.withResolvers<void>();
    await page.route(form.call, async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      keys.push(route.request().headers()["idempotency-key"]);
      if (keys.length > 1) return route.continue();
      // It arrives, and its answer does not.
      expect((await route.fetch()).status()).toBe(201);
      await lost.promise;
      return route.abort();
    });

    await form.submit();
    await expect.poll(() => keys.length).toBe(1);
    await page.clock.fastForward(patience);
    await expect(notice(page)).toContainText(words.slow.before.trim());
    await expect(notice(page)).toBeInViewport();
    await expect(notice(page).getByRole("link").first()).toHaveAttribute("href", /^tel:/);
    await expect(notice(page).getByRole("button")).toHaveCount(0);
    await expectSound(page, "slow");

    await context.setOffline(true);
    await expect(notice(page)).toContainText(words.offline.title);
    // It has arrived, for all that anybody knows.
    await expect(notice(page).getByRole("button", { name: words.stop })).toBeVisible();
    await expectSound(page, "offline");
    lost.resolve();
    await context.setOffline(false);
    await expect(form.done).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    await mailbox.all({ ...form.notice, containing: visitor.email }, 1);
  });
}

test("an emergency whose connection stalls, breaks off and comes back is one lead @firefox", async ({
  page,
  context,
  site,
  visitor,
  mailbox,
}) => {
  // In place of routes: Firefox gives no test what a call says, so that none can pass it on.
  const radio = await startSilentProxy(site.url);
  try {
    const form = new EmergencyPage(page);
    await page.goto(radio.url + form.path);
    await untilHydrated(page);
    await form.complete(visitor);
    radio.keepAnswersTo("POST /api/customers/contact ");
    await form.submit();
    const { notice: subject, noticeTo: to } = form.mails;
    await mailbox.only({ to, subject, containing: visitor.email });
    await expect(notice(page)).toContainText(words.slow.before.trim());
    await context.setOffline(true);
    await expect(notice(page)).toContainText(words.offline.title);
    await expect(notice(page).getByRole("button", { name: words.stop })).toBeVisible();
    radio.breakOff();
    radio.speakAgain();
    await context.setOffline(false);
    await expect(form.thanksHeading).toBeFocused();
    await mailbox.all({ to: visitor.email, subject: form.mails.confirmation }, 1);
    await mailbox.all({ to, subject, containing: visitor.email }, 1);
  } finally {
    radio.close();
  }
});

test("what was taken back while there was no network is not sent, and is still there to be sent", async ({
  page,
  context,
  visitor,
  mailbox,
}) => {
  const form = new ContactPage(page);
  await form.open();
  await form.complete(visitor);
  await context.setOffline(true);
  await form.submit();
  await expect(notice(page)).toContainText(words.offline.title);
  const sent = form.countSubmissions();
  await notice(page).getByRole("button", { name: words.takeBack }).click();
  await expect(form.element.getByRole("status").filter({ hasText: words.takenBack })).toBeVisible();
  await expect(form.button).toBeFocused();
  await expect(form.button).not.toHaveAttribute("aria-disabled");
  await form.expectEntries(visitor);
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  expect(sent()).toBe(0);

  await form.submit();
  await expect(form.thanksHeading).toBeVisible();
  const { notice: subject, noticeTo: to } = form.mails;
  await mailbox.all({ to, subject, containing: visitor.email }, 1);
});

/** Answers the next call of the contact form only when told to: by what the server says, or with nothing. */
async function holdCalls(page: Page) {
  const calls: { answer(): Promise<void> }[] = [];
  await page.route(inquiryCall, (route) => {
    if (route.request().method() !== "POST") return route.continue();
    calls.push({
      async answer() {
        await route.fulfill({ response: await route.fetch() });
      },
    });
  });
  return calls;
}

test("what was stopped may have arrived, cannot be changed before, and counts as sent once it is answered", async ({
  page,
  context,
  visitor,
  mailbox,
}) => {
  const form = new ContactPage(page);
  await form.open();
  await form.complete(visitor);
  const calls = await holdCalls(page);
  await form.submit();
  await expect.poll(() => calls.length).toBe(1);
  await context.setOffline(true);
  await expect(notice(page)).toContainText(words.held(words.stop));
  await form.message.pressSequentially("More");
  await form.service.focus();
  await page.keyboard.press("ArrowUp");
  await expect(form.message).not.toHaveValue(/More/);
  await expect(form.service).toHaveValue("gutters");

  // What goes away with the focus gives it to the button's place.
  const stop = notice(page).getByRole("button", { name: words.stop });
  await stop.focus();
  await context.setOffline(false);
  await expect.poll(() => calls.length).toBe(2);
  await expect(form.element.locator("[aria-busy=true] + .sr-only")).toBeFocused();

  await context.setOffline(true);
  await stop.click();
  await expect(form.element.getByRole("status").filter({ hasText: words.stopped })).toBeVisible();
  await expect(form.button).toBeFocused();
  await expectSound(page, "stopped");
  await context.setOffline(false);
  await calls[0]?.answer();
  await expect(form.thanksHeading).toBeVisible();
  expect(calls).toHaveLength(2);
  const { notice: subject, noticeTo: to } = form.mails;
  await mailbox.all({ to, subject, containing: visitor.email }, 1);
});

test("what was left before it was sent is not sent behind the visitor's back, and is one lead once they send it", async ({
  page,
  context,
  visitor,
  mailbox,
}) => {
  await page.clock.install();
  const form = new ContactPage(page);
  await form.open();
  await form.complete(visitor);
  await page.waitForLoadState("networkidle");
  await page.route(inquiryCall, (route) => route.abort());
  await context.setOffline(true);
  await form.submit();
  await expect(notice(page)).toContainText(words.offline.title);
  await context.setOffline(false);
  await expect(notice(page)).toContainText("weak signal");
  // The bar has scrolled away.
  await page.getByRole("banner").getByRole("link").first().press("Enter");
  await expect(form.element).toHaveCount(0);
  const sent = form.countSubmissions();
  await page.unroute(inquiryCall);
  await page.clock.fastForward(2 * patience);
  await page.goBack();
  await form.expectEntries(visitor);
  expect(sent()).toBe(0);
  await form.submit();
  await expect(form.thanksHeading).toBeVisible();
  const { notice: subject, noticeTo: to } = form.mails;
  await mailbox.all({ to, subject, containing: visitor.email }, 1);
});

test("a form is sent by itself once the site has been upgraded", async ({
  page,
  visitor,
  mailbox,
}) => {
  await page.clock.install();
  const form = new ContactPage(page);
  await form.open();
  await form.complete(visitor);
  await page.route(
    inquiryCall,
    (route) =>
      route.fulfill({
        status: 503,
        json: { success: false, error: "One minute, please.", code: "one-minute" },
      }),
    { times: 2 },
  );
  await form.submit();
  await expect(notice(page)).toContainText(words.putOff.title);
  await expect(notice(page).getByRole("button", { name: words.takeBack })).toBeVisible();
  await expectSound(page, "put off");
  await page.clock.fastForward(patience);
  await expect(notice(page).getByRole("button", { name: words.takeBack })).toBeVisible();
  await page.clock.fastForward(patience);
  await expect(form.thanksHeading).toBeVisible();
  const { notice: subject, noticeTo: to } = form.mails;
  await mailbox.all({ to, subject, containing: visitor.email }, 1);
});

test("an appointment that the visitor keeps after all is not canceled by a call that was waiting", async ({
  page,
  context,
  visitor,
  site,
}) => {
  await page.clock.install();
  const time = { date: site.newDay(), timeSlot: "9:00 AM" };
  const { body } = await book(await connectVisitor(site.url), time, visitor);
  await page.goto(`${appointmentPath(body.appointment.id)}?change=cancel`);
  await untilHydrated(page);
  let calls = 0;
  await page.route(`**/api/appointments/${body.appointment.id}`, (route) => {
    if (route.request().method() !== "DELETE") return route.continue();
    calls += 1;
    return route.abort();
  });
  await context.setOffline(true);
  await page.getByRole("button", { name: cancelling.submit }).click();
  await expect(notice(page)).toContainText(words.offline.title);
  await context.setOffline(false);
  await expect(notice(page)).toContainText("weak signal");
  const before = calls;
  await page.getByRole("link", { name: cancelling.keep }).click();
  await expect(page.getByRole("button", { name: cancelling.submit })).toHaveCount(0);
  await page.clock.fastForward(2 * patience);
  await page.reload();
  await expect(page.getByRole("link", { name: actions.cancel })).toBeVisible();
  expect(calls).toBe(before);
});

test("an appointment is canceled by itself once the network is back", async ({
  page,
  context,
  visitor,
  site,
  mailbox,
}) => {
  const time = { date: site.newDay(), timeSlot: "9:00 AM" };
  const { body } = await book(await connectVisitor(site.url), time, visitor);
  await page.goto(`${appointmentPath(body.appointment.id)}?change=cancel`);
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("button", { name: cancelling.submit }).click();
  await expect(notice(page)).toContainText(words.offline.title);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: headings.cancelled })).toBeVisible();
  await expectOneAppointmentThenCancelled(mailbox, visitor.email);
});

test("a page that is reloaded while its form is on the way, and sent again, leaves one lead", async ({
  page,
  visitor,
  mailbox,
}) => {
  const form = new ContactPage(page);
  await form.open();
  await form.complete(visitor);
  const arrived = Promise.withResolvers<void>();
  await page.route(
    inquiryCall,
    async (route) => {
      await route.fetch();
      arrived.resolve();
    },
    { times: 1 },
  );
  await form.submit();
  await arrived.promise;
  // By now the page would say otherwise where the visitor came from, and a key belongs to one body.
  await page.evaluate(() => {
    sessionStorage.referrer = "https://nextdoor.com/";
  });
  await page.reload();
  await untilHydrated(page);
  await form.expectEntries(visitor);
  await expect(page.getByText(unanswered.title)).toBeVisible();
  await form.submit();
  await expect(form.thanksHeading).toBeVisible();
  const { notice: subject, noticeTo: to } = form.mails;
  await mailbox.all({ to, subject, containing: visitor.email }, 1);
});

test("a form that is opened anew after its page was lost without a network is back with its words, and is one lead once it is sent again", async ({
  page,
  context,
  visitor,
  mailbox,
}) => {
  // A page that leaves for another site may be told so only once the next one has read.
  await page.addInitScript(() => {
    for (const event of ["pagehide", "visibilitychange"]) {
      addEventListener(event, (leaving) => leaving.stopImmediatePropagation(), true);
    }
  });
  const form = new ContactPage(page);
  await form.open();
  await form.complete(visitor);
  await context.setOffline(true);
  await form.submit();
  await expect(notice(page)).toContainText(words.offline.title);
  // As a reload does there, which the browser repeats at a moment of its own: the place in the history is another one.
  await page.goto("about:blank");
  await context.setOffline(false);
  await form.open();
  await form.expectEntries(visitor);
  await form.submit();
  await expect(form.thanksHeading).toBeVisible();
  const { notice: subject, noticeTo: to } = form.mails;
  await mailbox.all({ to, subject, containing: visitor.email }, 1);
});

test("a booking that is reloaded while it is on the way, and whose own time is then taken, is sent again and is one appointment", async ({
  page,
  visitor,
  site,
  mailbox,
}) => {
  const schedule = new SchedulePage(page);
  await schedule.open();
  await schedule.complete(site.newDay(), "9:00 AM", visitor);
  const arrived = Promise.withResolvers<void>();
  await page.route(
    "**/api/appointments",
    async (route) => {
      expect((await route.fetch()).status()).toBe(201);
      arrived.resolve();
    },
    { times: 1 },
  );
  await schedule.submit();
  await arrived.promise;
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByText(unansweredBooking.title)).toBeVisible();
  await expectSound(page, "with a booking that may have arrived");
  await page.getByRole("button", { name: unansweredBooking.send }).click();
  await expect(schedule.success).toBeVisible();
  await mailbox.all({ to: officeAddress, subject: "New inspection", containing: visitor.email }, 1);
});

test("an emergency can be texted when it cannot be sent, and its page says for an hour what became of it", async ({
  page,
  context,
  visitor,
}) => {
  await page.clock.install();
  const form = new EmergencyPage(page);
  await form.open();
  await form.complete(visitor);
  await context.setOffline(true);
  await form.submit();
  const textIt = notice(page).getByRole("link", { name: "Text it" });
  // The browser has nobody to open it with.
  await textIt.evaluate((link) => {
    link.addEventListener("click", (event) => event.preventDefault());
  });
  await textIt.click();
  const address = decodeURIComponent((await textIt.getAttribute("href")) ?? "");
  expect(address.startsWith(`sms:${form.number.e164}?&body=ROOF EMERGENCY: `)).toBe(true);
  for (const part of [visitor.name, visitor.phone, visitor.address])
    expect(address).toContain(part);

  await context.setOffline(false);
  await expect(form.thanksHeading).toBeFocused();
  const crew = page.getByRole("status").filter({ hasText: "crew" });
  await expect(crew).toHaveText(crewLine.sent);

  // Back on its page, and empty, with what was sent above it.
  await page.reload();
  await untilHydrated(page);
  await form.expectEmpty();
  const before = page.getByText(/^Sent \d+:\d\d [AP]M$/);
  await expect(before).toBeVisible();
  await expectSound(page, "with what was sent");
  await expect(page.getByText(`The crew on call calls ${visitor.phone}`)).toBeVisible();

  const request = { sentAt: "2026-11-30T02:12:00Z", alertedAt: "2026-11-30T02:12:00Z" };
  await page.route(`${inquiryCall}/*`, (route) =>
    route.fulfill({
      json: {
        success: true,
        request: { ...request, readAt: "2026-11-30T02:14:00Z", isReadByCrew: true },
      },
    }),
  );
  await page.clock.fastForward(20_000);
  await expect(crew).toHaveText(crewLine.crewRead("9:14 PM"));

  await page.clock.fastForward(3_600_000);
  await page.reload();
  await untilHydrated(page);
  await form.expectEmpty();
  await expect(before).toHaveCount(0);
});
