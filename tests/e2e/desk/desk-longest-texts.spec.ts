import { limits } from "#domain/person/contact-limits.ts";
import { tokenScopes } from "#domain/token/access-token.ts";
import { atTheDesk, openNow } from "#tests/e2e/support/desk-leads.ts";
import { invite, join, ownerOf } from "#tests/e2e/support/desk-staff.ts";
import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { patience } from "#tests/support/patience.ts";
import { book } from "#tests/support/visitors.ts";

/*
 * Every page of the desk with the longest texts that its fields take, of the widest letter and without a space. Texts of many
 * lines are shorter than they may be, which no screen is wide enough to tell, and which takes a tenth of the time.
 */

test.use({ now: openNow });

const widest = (length: number) => "W".repeat(length);
const longest = {
  name: widest(limits.name),
  email: `${"m".repeat(64)}@${`${"m".repeat(59)}.`.repeat(3)}example`,
  phone: "(703) 555-2801",
  address: widest(limits.address),
};

test("no page scrolls sideways, from 320 to 1440 px, whatever its fields hold", async ({
  page,
  site,
  mailbox,
}) => {
  test.setTimeout(patience.longTest);
  await atTheDesk(page);
  const una = await invite({ site, mailbox }, "Una Owner", "owner");
  await join(page, una);
  const owner = await ownerOf(site);
  const send = async (method: string, path: string, body: object) => {
    const answer = await owner.send(method, `/api/desk/${path}`, body);
    expect(answer.status, JSON.stringify(answer.body).slice(0, 200)).toBeLessThan(300);
    return answer.body;
  };
  await send("PATCH", `staff/${una.id}`, { name: longest.name });

  const visitor = await connectVisitor(site.url);
  const asked = { subject: widest(200), message: widest(500) };
  const household = { ...longest, email: "household@example.com" };
  for (const person of [longest, longest, household]) {
    await visitor.post("/api/customers/contact", { ...person, ...asked });
  }
  const [, day = ""] = site.quietDays;
  const booked = { ...longest, notes: widest(500) };
  expect((await book(visitor, { date: day, timeSlot: "9:00 AM" }, booked)).status).toBe(201);

  const { body } = await owner.send("GET", "/api/desk/leads?list=all");
  const { id, personId }: { id: string; personId: string } = (
    await owner.send("GET", `/api/desk/leads/${body.leads.at(-1).id}`)
  ).body.lead;
  await send("PATCH", `leads/${body.leads[0].id}`, { version: 1, assigneeId: una.id });
  const text = widest(500);
  await send("POST", `leads/${id}/notes`, { text });
  await send("POST", `leads/${id}/calls`, { outcome: "voicemail", note: text });
  await send("POST", `leads/${id}/texts`, { text });
  await send("POST", `leads/${id}/mails`, { subject: widest(200), text });
  await send("POST", `people/${personId}/notes`, { kind: "note", text });
  await send("PATCH", `people/${personId}`, { preferredLanguage: widest(40) });
  await send("POST", "views", { name: widest(40), query: "list=all" });
  await send("POST", "closures", {
    ...{ firstDay: day, lastDay: day, fromSlot: null, toSlot: null, inspectorId: null },
    reason: widest(200),
  });
  await send("POST", "tokens", {
    ...{ name: widest(60), scopes: tokenScopes, expiresInDays: null },
  });
  await page.goto("/desk/mails?show=all");
  const mail = await page.locator("main a[href*='/desk/mails?']").last().getAttribute("href");

  for (const path of [
    "/desk/leads?list=all",
    "/desk/leads?list=spam",
    `/desk/leads/${id}`,
    ...["call", "mail", "text"].map((form) => `/desk/leads/${id}?write=${form}`),
    `/desk/people/${personId}`,
    `/desk/search?search=${longest.name.slice(0, 64)}`,
    `/desk/search?search=household&kind=inquiry&from=2026-01-01&to=2026-12-31`,
    `/desk/day?date=${day}`,
    ...["day", "week", "month"].map((view) => `/desk/calendar?view=${view}&date=${day}`),
    "/desk/numbers?period=30-days",
    "/desk/mails?show=all",
    mail ?? "",
    "/desk/staff",
    "/desk/staff?show=trail",
    "/desk/settings",
    "/desk/connections",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByText("Loading")).toHaveCount(0);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await sidewaysOverflow(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
