import type { Page } from "@playwright/test";
import { businessProfile } from "#content/business-profile.ts";
import { dollars, hours } from "#content/en/figures.ts";
import { builtFacts } from "#content/facts.ts";
import { openSlots } from "#domain/appointment/appointment-rules.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { dayHours } from "#domain/calendar/hours-in-words.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import { timeOf } from "#domain/staff/duty-choices.ts";
import { openNow } from "#tests/e2e/support/desk-leads.ts";
import { expectNoFindings, invite, join, ownerOf } from "#tests/e2e/support/desk-staff.ts";
import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
import { SchedulePage } from "#tests/e2e/support/schedule-page.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { mainOf, textOf } from "#tests/support/page-text.ts";
import type { Site } from "#tests/support/site.ts";

/* An owner changes the opening hours, and the site says them. */

test.use({ now: openNow });

const gold = builtFacts.plans.gold.monthlyPrice;
const goldPrice = dollars(gold);
const saturday = calendarDay("2026-11-21");
const { Saturday: openOnSaturday = { opens: 0, closes: 0 } } = builtFacts.hours;
const saturdayHours = dayHours(openOnSaturday);
const saturdayTimes = [timeOf(openOnSaturday.opens), timeOf(openOnSaturday.closes)] as const;
const { replyHours, emergencyHours } = builtFacts.answers;
const { onSiteHours, responseHours } = builtFacts.responseTimes;

test("Saturday's hours, changed at the desk, are on the site at once, and undone", async ({
  page,
  site,
  mailbox,
  newContext,
}, { testId }) => {
  await join(page, await invite({ site, mailbox }, `Olga ${testId}`, "owner"));
  const visitor = await (await newContext()).newPage();
  await expectSite(visitor, saturdayHours, saturdayTimes);
  await expectTimes(visitor, openSlots(saturday, businessProfile).map(slotLabel));

  await page.goto("/desk/business");
  const business = page.getByRole("main");
  const opens = business.getByLabel("Saturday, opens");
  const closes = business.getByLabel("Saturday, closes");
  await opens.fill("13:00");
  await closes.fill("12:00");
  await business.getByRole("button", { name: "Save business settings" }).click();
  await expect(business.getByText("Choose a closing time after the opening time")).toBeVisible();
  await closes.fill("16:00");
  await expect(business.getByText(`Saturday: ${saturdayHours} → 1:00 PM-4:00 PM`)).toBeVisible();
  await business.getByRole("button", { name: "Save business settings" }).click();
  await expect(business.getByText("Saved. The site shows it.")).toBeVisible();
  await expect(business.getByText(`Saturday: ${saturdayHours} → 1:00 PM-4:00 PM`)).toBeVisible();
  await expectNoFindings(page, "business settings");
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysOverflow(page), `at ${width} px`).toEqual([]);
  }

  await expectSite(visitor, "1:00 PM-4:00 PM", ["13:00", "16:00"]);
  await expectTimes(visitor, ["1:00 PM", "2:00 PM", "3:00 PM"]);

  await business.getByRole("button", { name: "Undo" }).click();
  await expect(business.getByText("Undone. The site shows it.")).toBeVisible();
  await expect(business.getByText(`Saturday: 1:00 PM-4:00 PM → ${saturdayHours}`)).toBeVisible();
  await expectSite(visitor, saturdayHours, saturdayTimes);
});

test("two owners do not overwrite each other, and what one typed stays", async ({
  page,
  site,
  mailbox,
  faults,
}, { testId }) => {
  faults.allow(failedCall);
  await join(page, await invite({ site, mailbox }, `Otto ${testId}`, "owner"));
  await page.goto("/desk/business");
  const business = page.getByRole("main");
  const room = business.getByLabel("Appointments per hour");
  await room.fill("4");

  const other = await ownerOf(site);
  const { version } = (await other.send("GET", "/api/desk/business")).body.business;
  const settings = { overrides: { capacity: 2 } };
  const stored = await other.send("PUT", "/api/desk/business", { version, settings });
  expect(stored.status).toBe(200);

  await business.getByRole("button", { name: "Save business settings" }).click();
  const conflict = business.getByRole("alert").filter({ hasText: "changed these settings first" });
  await expect(conflict).toContainText("Appointments per hour: 1 → 2");
  await expectNoFindings(page, "business settings in conflict");
  await page.reload();
  await expect(room).toHaveValue("4");
  await conflict.getByRole("button", { name: "Save mine" }).click();
  await expect(business.getByText("Saved. The site shows it.")).toBeVisible();
  await expect(business.getByText("Appointments per hour: 2 → 4")).toBeVisible();

  await business.getByRole("button", { name: /^Back to default: 1/ }).click();
  await business.getByRole("button", { name: "Save business settings" }).click();
  await expect(business.getByText("Appointments per hour: 4 → 1")).toBeVisible();
});

test("how soon we answer, changed at the desk, is on the site at once, and undone", async ({
  page,
  site,
  mailbox,
  newContext,
}, { testId }) => {
  await join(page, await invite({ site, mailbox }, `Oda ${testId}`, "owner"));
  const visitor = await (await newContext()).newPage();
  await page.goto("/desk/business");
  const business = page.getByRole("main");
  const find = business.getByLabel("Find", { exact: true });
  await find.fill("answered");
  const messages = business.getByLabel("Messages are answered within (hours)");
  const emergencies = business.getByRole("group", { name: "Emergencies are answered within" });
  await messages.fill("0");
  await emergencies.getByLabel("from").fill("1");
  await emergencies.getByLabel("to").fill("3");
  await find.fill("one day subject");
  const subject = business.getByLabel("One day before, subject");
  await subject.fill("See you at {hour}");
  await business.getByRole("button", { name: "Save business settings" }).click();
  await expect(subject).toHaveAccessibleDescription(
    "In braces, only {day} and {time} mean something",
  );
  await find.fill("");
  const later = hours(replyHours * 2);
  await messages.fill(`${replyHours * 2}`);
  await subject.fill("See you at {time}");
  await expectNoFindings(page, "promises and reminders");
  await business.getByRole("button", { name: "Save business settings" }).click();
  await expect(business.getByText("Saved. The site shows it.")).toBeVisible();
  await expect(
    business.getByText(`Messages are answered within: ${hours(replyHours)} → ${later}`),
  ).toBeVisible();
  await expect(
    business.getByText(`Emergencies are answered within: ${hours(emergencyHours)} → 1-3 hours`),
  ).toBeVisible();
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysOverflow(page), `at ${width} px`).toEqual([]);
  }

  for (const address of sayingReply) {
    const text = await sentText(site, address);
    expect(text, address).toContain(`within ${later}`);
    expect(text, address).not.toContain(`${hours(replyHours)}, on days`);
  }
  for (const address of sayingEmergency) {
    const text = await sentText(site, address);
    expect(text, address).toContain("1-3 hours");
    expect(text, address).not.toContain(hours(emergencyHours));
  }

  await business.getByRole("button", { name: "Undo" }).click();
  await expect(business.getByText("Undone. The site shows it.")).toBeVisible();
  await visitor.goto("/contact-us");
  await expect(visitor.getByRole("main")).toContainText(
    `${hours(replyHours)}, on days we are open`,
  );
});

test("how soon we come, changed at the desk, is on the site at once, and undone", async ({
  page,
  site,
  mailbox,
  newContext,
}, { testId }) => {
  await join(page, await invite({ site, mailbox }, `Orla ${testId}`, "owner"));
  const visitor = await (await newContext()).newPage();
  await page.goto("/desk/business");
  const business = page.getByRole("main");
  await business.getByText("How soon we answer and come", { exact: true }).click();
  const emergencies = business.getByLabel("Emergencies, on site within (hours)");
  const secondary = business.getByLabel("Secondary area, within (hours)");
  await emergencies.fill("1");
  await secondary.fill(`${responseHours.primary - 1}`);
  await business.getByRole("button", { name: "Save business settings" }).click();
  await expect(emergencies).toHaveAccessibleDescription(
    `Enter at least ${emergencyHours.to}, since answering may take that long`,
  );
  await expect(secondary).toHaveAccessibleDescription(
    `Enter at least ${responseHours.primary}, as for the nearer area`,
  );
  await expectNoFindings(page, "hours until we come");
  await emergencies.fill("7");
  await business.getByLabel("Primary area, within (hours)").fill("1");
  await secondary.fill("53");
  await business.getByLabel("Extended area, within (hours)").fill("97");
  await business.getByRole("button", { name: "Save business settings" }).click();
  await expect(business.getByText("Saved. The site shows it.")).toBeVisible();
  for (const line of [
    `Emergencies, on site within: ${hours(onSiteHours)} → 7 hours`,
    `Primary area, within: ${hours(responseHours.primary)} → 1 hour`,
    `Secondary area, within: ${hours(responseHours.secondary)} → 53 hours`,
    `Extended area, within: ${hours(responseHours.extended)} → 97 hours`,
  ]) {
    await expect(business.getByText(line)).toBeVisible();
  }
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysOverflow(page), `at ${width} px`).toEqual([]);
  }

  for (const address of sayingOnSite) {
    const text = await sentText(site, address);
    expect(text, address).toMatch(/7 hours/);
    expect(text, address).not.toMatch(RegExp(`on site within ${onSiteHours}`, "i"));
  }
  for (const address of sayingAreas) {
    const text = await sentText(site, address);
    for (const said of [/(?<!\d)1 hour(?!s)/, /53 hours/, /97 hours or by appointment/]) {
      expect(text, address).toMatch(said);
    }
    const before = Object.values(responseHours).join("|");
    expect(text, address).not.toMatch(RegExp(`within (${before}) hours(?!, on)`));
  }
  await visitor.goto("/service-areas?zip=20176");
  await expect(visitor.getByRole("status")).toContainText("We respond within 1 hour.");

  await business.getByRole("button", { name: "Undo" }).click();
  await expect(business.getByText("Undone. The site shows it.")).toBeVisible();
  await visitor.goto("/service-areas");
  await expect(visitor.getByRole("main")).toContainText(
    `within ${hours(responseHours.secondary)} in our secondary area`,
  );
});

test("Gold's price, changed at the desk, is on the pages that were named, and undone", async ({
  page,
  site,
  mailbox,
}, { testId }) => {
  await join(page, await invite({ site, mailbox }, `Opal ${testId}`, "owner"));
  await page.goto("/desk/business");
  const business = page.getByRole("main");
  const raised = dollars(gold + 25);
  const less = dollars(builtFacts.plans.platinum.monthlyPrice - gold - 25);
  await business.getByLabel("Find", { exact: true }).fill("gold month");
  await business.getByLabel("Gold, a month ($)").fill(`${gold + 25}`);
  await business.getByRole("button", { name: "Which pages change?" }).click();
  await business.getByText(/^\d+ pages(, \d+ articles?)? change$/).click();
  const addresses = await business.getByRole("link", { name: /^\// }).allTextContents();
  expect(addresses).toContain("/protection-plans");
  expect(addresses).not.toContain("/gutter-services");
  await expectNoFindings(page, "a preview of pages");
  await business.getByRole("button", { name: "Save business settings" }).click();
  await expect(business.getByText("Saved. The site shows it.")).toBeVisible();
  await expect(business.getByText(`Gold, a month: ${goldPrice} → ${raised}`)).toBeVisible();
  for (const address of addresses) {
    const html = await (await fetch(site.url + address)).text();
    expect(
      [raised, dollars((gold + 25) * 12), `${gold + 25}`, less].some((price) =>
        html.includes(price),
      ),
      address,
    ).toBe(true);
    expect(html, address).not.toContain(goldPrice);
  }
  await business.getByRole("button", { name: "Undo" }).click();
  await expect(business.getByText("Undone. The site shows it.")).toBeVisible();
  expect(await sentText(site, "/protection-plans")).toContain(goldPrice);
});

test("an owner settles what is asked before the site opens, and asks it again", async ({
  page,
  site,
  mailbox,
}, { testId }) => {
  await join(page, await invite({ site, mailbox }, `Orin ${testId}`, "owner"));
  await page.goto("/desk/before-you-open");
  const main = page.getByRole("main");
  const count = page.getByRole("link", { name: /^Business \d+ open/ });
  const before = Number(/\d+/.exec((await count.textContent()) ?? ""));
  const question = main.getByRole("listitem").filter({ hasText: "Are the plans home service" });
  const asks = "Are the plans home service contracts?";
  await question.getByLabel(`Asked on: ${asks}`, { exact: true }).fill("2026-11-20");
  await question.getByRole("button", { name: /^My lawyer has looked/ }).click();
  await expect(question).toContainText("Your lawyer was asked on November 20, 2026");
  await expect(main.getByRole("status").filter({ hasText: "questions are open" })).toBeFocused();
  await expect(count).toHaveAccessibleName(`Business ${before - 1} open before you open`);
  await expectNoFindings(page, "questions before opening");
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysOverflow(page), `at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await question.getByRole("button", { name: /^Ask again/ }).click();
  await expect(count).toHaveAccessibleName(`Business ${before} open before you open`);
  await main.getByRole("link", { name: "Deposit" }).first().click();
  await expect(page.getByRole("group", { name: "Deposit" })).toBeVisible();
});

/** What the page says as it is sent. */
async function sentText(site: Site, address: string): Promise<string> {
  const html = await (await fetch(site.url + address)).text();
  return textOf(mainOf(html));
}

/** The pages that say how soon a message is answered, in their texts or at their end. */
const sayingReply = [
  ...["/contact-us", "/faq", "/accessibility", "/privacy-policy", "/careers", "/our-company"],
  ...["/warranty-info", "/our-services"],
] as const;
const sayingEmergency = [
  ...["/", "/emergency-contact", "/storm-damage", "/terms", "/faq"],
] as const;

const sayingOnSite = [
  ...["/", "/emergency-contact", "/storm-damage", "/insurance-claims", "/terms", "/faq"],
  ...["/service-areas", "/roof-services/repairs"],
] as const;
const sayingAreas = ["/", "/service-areas"] as const;

/** The footer of the home page and the contact page, once its scripts run, and what search engines are told. */
async function expectSite(page: Page, open: string, [opens, closes]: readonly [string, string]) {
  const said = new RegExp(`Sat\\s*${open}`);
  await page.goto("/");
  await expect(page.getByRole("contentinfo")).toContainText(said);
  await page.goto("/contact-us");
  await expect(page.getByRole("main")).toContainText(said);
  await expect(page.getByRole("contentinfo")).toContainText(said);
  const [business] = await page.locator('script[type="application/ld+json"]').allTextContents();
  const { openingHoursSpecification } = JSON.parse(business ?? "{}");
  expect(openingHoursSpecification).toContainEqual(
    expect.objectContaining({ dayOfWeek: "Saturday", opens, closes }),
  );
}

async function expectTimes(page: Page, times: readonly string[]) {
  await page.goto("/schedule-inspection");
  const schedule = new SchedulePage(page);
  await schedule.chooseDay(saturday);
  await expect(schedule.timeStep.getByRole("radio")).toHaveCount(times.length);
  for (const time of times) await expect(schedule.time(time)).toBeVisible();
}
