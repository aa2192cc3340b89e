import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { addDays, calendarDay } from "#domain/calendar/calendar-day.ts";
import { atTheDesk } from "#tests/e2e/support/desk-leads.ts";
import { expectNoFindings, invite, join, ownerOf } from "#tests/e2e/support/desk-staff.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { calendarWith } from "#tests/support/busy-calendars.ts";
import { planFor } from "#tests/support/inspectors.ts";

/* An inspector's own calendar closes their times. */

test("a calendar is tried, used, shown at the desk, and removed", async ({
  page,
  site,
  mailbox,
  faults,
}) => {
  faults.allow(failedCall);
  const day = calendarDay(site.newDay());
  const stamp = (date: string) => date.replaceAll("-", "");
  const program = createServer((request, response) => {
    if (request.url !== "/secret/basic.ics") response.writeHead(404).end();
    else {
      const event = [
        "UID:1",
        `DTSTART;VALUE=DATE:${stamp(day)}`,
        `DTEND;VALUE=DATE:${stamp(addDays(day, 1))}`,
        "SUMMARY:At the lake",
      ];
      response.end(calendarWith(event));
    }
  });
  program.listen(0, "127.0.0.1");
  await once(program, "listening");
  const base = `http://127.0.0.1:${(program.address() as AddressInfo).port}`;
  try {
    await atTheDesk(page);
    const ines = await invite({ site, mailbox }, "Ines Road", "office");
    await planFor(await ownerOf(site), ines.id);
    await join(page, ines);
    await page.goto("/desk/settings");
    const section = page.getByRole("region", { name: "Busy elsewhere" });
    const address = section.getByLabel("Secret address of the calendar");
    await address.fill(`${base}/old/basic.ics`);
    await section.getByRole("button", { name: "Try it" }).click();
    await expect(section.getByText("this address is no longer valid")).toBeVisible();
    await section.getByText("Where to find the secret address").click();
    await expectNoFindings(page, "an address that is gone");
    await address.fill(`${base}/secret/basic.ics`);
    await section.getByRole("button", { name: "Try it" }).click();
    await expect(section.getByText("We can read it.")).toBeVisible();
    await expect(section.getByText(/all day/)).toBeVisible();
    await section.getByRole("button", { name: "Use this calendar" }).click();
    await expect(section.getByText(/its address ending in \.ics/)).toBeVisible();
    await expectNoFindings(page, "a calendar that is used");

    await page.goto(`/desk/calendar?view=day&date=${day}`);
    await expect(page.getByText("Busy elsewhere", { exact: true }).first()).toBeVisible();
    await expectNoFindings(page, "busy elsewhere");

    await page.goto("/desk/settings");
    await section.getByRole("button", { name: "Remove" }).click();
    await page.getByRole("button", { name: "Remove the calendar" }).click();
    await expect(section.getByText("No calendar closes any times yet.")).toBeVisible();
  } finally {
    program.close();
    program.closeAllConnections();
  }
});
