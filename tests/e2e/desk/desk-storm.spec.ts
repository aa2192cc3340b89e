import type { Page } from "@playwright/test";
import { askedBy, atTheDesk, comeIn, openNow, writeIn } from "#tests/e2e/support/desk-leads.ts";
import { invite, join, ownerOf } from "#tests/e2e/support/desk-staff.ts";
import { startStormSite } from "#tests/e2e/support/storm-site.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";

/* A night on which everybody writes at once, and two people answer. */

test.use({ now: openNow });

const lost = (page: Page) => page.getByText("Connection lost. Trying again…");
const banner = (page: Page) => page.getByRole("alert").filter({ hasText: "Emergency:" });
const line = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test.beforeEach(({ faults }) => faults.allow(failedCall));

test("forty leads show up without a reload, the emergency first, and two people do not collide @databases", async ({
  page,
  site,
  mailbox,
  newContext,
}) => {
  const other = await (await newContext()).newPage();
  for (const [desk, name] of [
    [page, "Ada Storm"],
    [other, "Ben Storm"],
  ] as const) {
    await atTheDesk(desk);
    await join(desk, await invite({ site, mailbox }, name, "office"));
    await desk.goto("/desk/leads");
    await expect(desk.getByText("Nobody is waiting")).toBeVisible();
  }

  for (let index = 0; index < 40; index += 4) {
    const four = [0, 1, 2, 3].map((step) => comeIn(site, index + step, index + step === 22));
    await Promise.all(four);
  }
  for (const desk of [page, other]) {
    await expect(desk).toHaveTitle("Emergency! (40) Leads | Desk");
    await expect(desk.getByRole("row").nth(1)).toContainText(askedBy(22).name);
    await expect(desk.getByRole("row").nth(1)).toContainText("Emergency");
  }

  // The second person sees who was first.
  await page.keyboard.press("j");
  await other.keyboard.press("j");
  await page.keyboard.press("m");
  await expect(line(page, askedBy(22).name)).toContainText("Ada Storm");
  await expect(line(other, askedBy(22).name)).toContainText("Ada Storm");
  await other.keyboard.press("m");
  await expect(other.getByText("Ada Storm was quicker")).toBeVisible();

  // Both have it open: each sees the other, and conflicting changes show both.
  for (const desk of [page, other]) {
    await desk
      .getByRole("row")
      .getByRole("link", { name: askedBy(22).name })
      .click();
    await expect(desk.getByRole("region", { name: "Timeline" })).toContainText("Came in");
  }
  await expect(other.getByText("Ada Storm has this open")).toBeVisible();
  await other.context().setOffline(true);
  await other.getByLabel("State", { exact: true }).selectOption("quoted");
  await expect(other.getByText("Not saved yet: State Quoted")).toBeVisible();
  await page.getByLabel("State", { exact: true }).selectOption("contacted");
  await expect(page.getByText("State: New → Contacted")).toBeVisible();
  await other.context().setOffline(false);
  await expect(other.getByText("Ada Storm changed this lead first")).toBeVisible();
  await expect(other.getByRole("row", { name: /State Quoted Contacted/ })).toBeVisible();
  await other.getByRole("button", { name: "Use mine" }).click();
  await expect(page.getByText("State: Contacted → Quoted")).toBeVisible();
});

test("a connection lost for a while leaves no gap", async ({ page, site, mailbox }) => {
  await atTheDesk(page);
  await join(page, await invite({ site, mailbox }, "Cy Lost", "office"));
  await page.goto("/desk/leads?list=all");
  // The page's code has loaded, and the stream is open.
  await expect(page.getByRole("heading", { name: "Leads", level: 1 })).toBeVisible();
  await writeIn(site, askedBy(300));
  await expect(line(page, askedBy(300).name)).toBeVisible();
  await page.context().setOffline(true);
  await expect(lost(page)).toBeVisible();
  await writeIn(site, askedBy(301));
  await writeIn(site, askedBy(302), { emergency: true });
  await page.context().setOffline(false);
  await expect(line(page, askedBy(301).name)).toBeVisible();
  await expect(line(page, askedBy(302).name)).toBeVisible();
  await expect(lost(page)).toHaveCount(0);
});

test("a list does not jump while somebody reads it; a button at the top announces new leads", async ({
  page,
  site,
  mailbox,
}) => {
  await writeIn(site, askedBy(303));
  await atTheDesk(page);
  await join(page, await invite({ site, mailbox }, "Di Reader", "office"));
  await page.goto("/desk/leads?list=all");
  await expect(line(page, askedBy(303).name)).toBeVisible();
  await page.keyboard.press("j");
  await writeIn(site, askedBy(304));
  await page.getByRole("button", { name: "1 new lead" }).waitFor();
  await expect(line(page, askedBy(304).name)).toHaveCount(0);
  await page.getByRole("button", { name: "1 new lead" }).click();
  await expect(line(page, askedBy(304).name)).toBeVisible();
});

test("an erased person leaves the list that somebody reads, and the cursor stays beside", async ({
  page,
  site,
  mailbox,
}) => {
  for (const index of [305, 306]) await writeIn(site, askedBy(index));
  await atTheDesk(page);
  await join(page, await invite({ site, mailbox }, "Eve Reader", "office"));
  await page.goto("/desk/leads?list=all");
  await expect(line(page, askedBy(306).name)).toBeVisible();
  await page.keyboard.press("j");
  const name = (index: number) => page.getByRole("link", { name: askedBy(index).name });
  await expect(name(306)).toBeFocused();

  const owner = await ownerOf(site);
  const search = new URLSearchParams({ list: "all", search: askedBy(306).email });
  const [{ id, number }] = (await owner.send("GET", `/api/desk/leads?${search}`)).body.leads;
  const { personId } = (await owner.send("GET", `/api/desk/leads/${id}`)).body.lead;
  const confirm = String(number);
  await owner.send("POST", `/api/desk/people/${personId}/erase`, { confirm });
  await expect(line(page, askedBy(306).name)).toHaveCount(0);
  await expect(name(305)).toBeFocused();
});

test("with slow mails and a connection that is dead without being closed, nobody is drowned and no emergency is missed", async ({
  database,
  newContext,
}) => {
  const storm = await startStormSite(openNow, database);
  const { site, mailbox, hole, texts } = storm;
  const visitorsWithMail = () => [...storm.recipients()].filter((to) => /^storm\.\d/.test(to));
  try {
    const owner = await ownerOf(site);
    /** Signed in, with a phone and on duty if one is given. */
    const comeToWork = async (name: string, phone: string, baseURL = site.url) => {
      const role = phone ? "office" : "inspector";
      const desk = await (await newContext({ baseURL })).newPage();
      await atTheDesk(desk);
      const colleague = await invite({ site, mailbox }, name, role);
      const joinLink = colleague.joinLink.replace(site.url, baseURL);
      await join(desk, { ...colleague, joinLink });
      if (!phone) return { ...colleague, desk };
      await owner.send("PATCH", `/api/desk/staff/${colleague.id}`, { isOnDuty: true });
      await desk.goto("/desk/settings");
      await desk.getByLabel("Phone for texts").fill(phone);
      await desk.getByRole("button", { name: "Save the phone" }).click();
      await expect(desk.getByText("Saved.")).toBeVisible();
      return { ...colleague, desk };
    };
    const { desk: ada } = await comeToWork("Ada Gale", "(703) 555-0121");
    const { desk: ben } = await comeToWork("Ben Gale", "(703) 555-0122", hole.url);
    const ian = await comeToWork("Ian Gale", "");
    await ben.goto("/desk/leads");
    await expect(ben.getByText("Nobody is waiting")).toBeVisible();
    await ian.desk.goto(`/desk/day?date=${site.quietDays[1]}`);
    await expect(ian.desk.getByText("No appointments")).toBeVisible();

    const emergencies = [5, 22];
    const arrive = async (first: number, end: number) => {
      for (let index = first; index < end; index += 4) {
        const four = [0, 1, 2, 3].map((step) => index + step);
        await Promise.all(four.map((each) => comeIn(site, each, emergencies.includes(each))));
      }
    };
    await arrive(0, 12);
    for (const desk of [ada, ben]) await expect(banner(desk)).toContainText(askedBy(5).name);
    await expect(ben).toHaveTitle("Emergency! (12) Leads | Desk");

    hole.fallSilent();
    await arrive(12, 40);
    await expect(banner(ada)).toContainText("and 1 more emergency");
    await expect(lost(ben)).toHaveCount(0);
    await ben.clock.fastForward("00:36");
    await expect(lost(ben)).toBeVisible();
    await expect(ben).toHaveTitle("Emergency! (12) Leads | Desk");

    // The inspector's day gains a lead and loses it again.
    const search = new URLSearchParams({ list: "all", search: askedBy(3).email });
    const [booked] = (await owner.send("GET", `/api/desk/leads?${search}`)).body.leads;
    const giveTo = async (assigneeId: string | null, version: number) => {
      const change = { version, assigneeId };
      const { status } = await owner.send("PATCH", `/api/desk/leads/${booked.id}`, change);
      expect(status).toBe(200);
    };
    await giveTo(ian.id, booked.version);
    const onHisDay = ian.desk.getByRole("link", { name: askedBy(3).name, exact: true });
    await expect(onHisDay).toBeVisible();
    await giveTo(null, booked.version + 1);
    await expect(onHisDay).toHaveCount(0);

    const { personId } = (await owner.send("GET", `/api/desk/leads/${booked.id}`)).body.lead;
    for (const path of [
      ...["leads", "day", "mails", "search", "staff", "settings"],
      ...[`leads/${booked.id}`, `people/${personId}`],
    ]) {
      await ada.goto(`/desk/${path}`);
      await expect(banner(ada), path).toContainText(askedBy(5).name);
      await expect(banner(ada), path).toContainText("and 1 more emergency");
    }

    hole.speakAgain();
    await expect(lost(ben)).toHaveCount(0);
    await expect(ben).toHaveTitle("Emergency! (40) Leads | Desk");
    await expect(banner(ben)).toContainText("and 1 more emergency");
    await expect(line(ben, askedBy(39).name)).toBeVisible();

    // Slow mails are not lost.
    storm.speedUpMails();
    await expect.poll(() => visitorsWithMail().length).toBe(40);

    /** How many ordinary texts each has got, and which emergencies there was a text about. */
    const about = () => {
      const isUrgent = ({ body }: { body: string }) => body.startsWith("Emergency");
      const ordinary = texts().filter((text) => !isUrgent(text));
      const count = (phone: string) => ordinary.filter(({ to }) => to === phone).length;
      const urgent = texts().filter(isUrgent);
      const leads = urgent.map(({ body }) => body.slice(body.lastIndexOf("/")));
      return { ordinary: ["+17035550121", "+17035550122"].map(count), emergencies: new Set(leads) };
    };
    await expect.poll(() => about().emergencies.size).toBe(2);
    await expect.poll(() => about().ordinary).toEqual([1, 1]);
    // An emergency's text shows that alerts have been looked for after each minute.
    for (const minute of [1, 2, 3]) {
      await site.advance(1);
      await writeIn(site, askedBy(40 + minute), { emergency: true });
      await expect.poll(() => about().emergencies.size).toBe(2 + minute);
      expect(about().ordinary, `${minute} minutes later`).toEqual([1, 1]);
    }
    await site.advance(3);
    await expect.poll(() => about().ordinary).toEqual([2, 2]);
  } finally {
    await storm.stop();
  }
});
