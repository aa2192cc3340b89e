import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { builtBusinessFacts } from "#content/business-facts.ts";
import { businessProfile } from "#content/business-profile.ts";
import { reminderKinds } from "#domain/appointment/reminder-kinds.ts";
import { mostCharacters } from "#domain/appointment/reminder-words.ts";
import { longestMark } from "#domain/brand/mark.ts";
import { type BusinessSettings, noSettings } from "#domain/business/business-settings.ts";
import { entriesOf } from "#domain/business/fact-entries.ts";
import type { Overrides } from "#domain/business/facts.ts";
import { longestSentence } from "#domain/business/state-law.ts";
import type { WeekHours } from "#domain/calendar/opening-hours.ts";
import { mostCounties, mostCountyWords } from "#domain/places/place-faults.ts";
import type { ChosenCounty } from "#domain/service-area/county.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { patience } from "#tests/support/patience.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";

/** A Saturday that can be booked on the test's day. */
const saturday = "2026-06-06";
const builtHours: WeekHours = businessProfile.hours;
const { Saturday: _closed, ...weekdays } = builtHours;
const lateSaturday = overriding({
  hours: { ...businessProfile.hours, Saturday: { opens: 13 * 60, closes: 17 * 60 } },
});
const none: BusinessSettings = noSettings;

function overriding(overrides: BusinessSettings["overrides"]): BusinessSettings {
  return { ...noSettings, overrides };
}

const county = (fips: string, details = ""): ChosenCounty => ({
  ...{ fips, id: fips, name: fips, type: "primary" },
  ...{ details, projects: 100_000 },
});

/** As long as everything may be, in characters of three bytes. */
function largestOverrides(): Overrides {
  const long = (characters: number) => "雨".repeat(characters);
  const counties = Array.from({ length: mostCounties }, (_, at) =>
    county(`39${String(2 * at + 1).padStart(3, "0")}`, long(mostCountyWords)),
  );
  const sentences = Array.from({ length: 100 }, (_, at) => [
    `OH.${"claims".padEnd(40, "-")}.name${"abcdefghij"[Math.floor(at / 10)]}${"abcdefghij"[at % 10]}`,
    long(longestSentence),
  ]);
  const near = "M1,1L2,2Z".padEnd(longestMark, " ");
  const texts = entriesOf(builtBusinessFacts).filter(
    ({ kind, fixed, path }) => kind === "text" && !fixed && !path.startsWith("law."),
  );
  return {
    ...Object.fromEntries(
      texts.map((entry) => [entry.path, long("most" in entry ? entry.most : 0)]),
    ),
    ...Object.fromEntries(
      reminderKinds.map((kind) => [
        `reminders.${kind}.text`,
        `{time}${long(mostCharacters.text - 6)}`,
      ]),
    ),
    ...{ state: "OH", counties, logo: { far: "", near } },
    "law.words": Object.fromEntries(sentences),
  };
}

describe.each(engines)("the business settings, on %s,", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let owner: Visitor & { id: string };
  let version = 0;
  beforeAll(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    owner = await signIn(server, "owner", "Ada Owner");
  });
  afterAll(async () => {
    await server.close();
    await storage.drop();
  });

  beforeEach(async () => {
    version = (await read()).version;
    await set(none);
  });

  const read = async () => (await owner.send("GET", "/api/desk/business")).body.business;
  const put = (settings: object, from = version) =>
    owner.send("PUT", "/api/desk/business", { version: from, settings });
  const set = async (settings: BusinessSettings) => {
    const answer = await put(settings);
    expect(answer.status).toBe(200);
    version = answer.body.business.version;
    return answer.body.business;
  };
  const slotsOn = async (date: string, url = server.url) => {
    const answer = await fetch(`${url}/api/appointments/available-slots?date=${date}`);
    return ((await answer.json()) as { availableSlots: string[] }).availableSlots;
  };

  it("are the profile's until somebody changes them", async () => {
    expect(await read()).toMatchObject({ version, settings: none, hasInspectors: false });
    expect(await slotsOn(saturday)).toEqual(["9:00 AM", "10:00 AM", "11:00 AM", "1:00 PM"]);
  });

  it("decide at once what can be booked", async () => {
    const before = version;
    const changed = await set(lateSaturday);
    expect(changed).toMatchObject({ version: before + 1, settings: lateSaturday });
    expect(changed.history[0]).toMatchObject({ by: "Ada Owner", from: none, to: lateSaturday });
    expect(await slotsOn(saturday)).toEqual(["1:00 PM", "2:00 PM", "3:00 PM", "4:00 PM"]);
  });

  it("decide by when a new lead has to be answered", async () => {
    const afternoon = { opens: 13 * 60, closes: 17 * 60 };
    await set(overriding({ hours: { ...businessProfile.hours, Tuesday: afternoon } }));
    const visitor = await server.visitor();
    const email = "tuesday@example.com";
    await visitor.post("/api/customers/contact", { ...ada, email, subject: "Roof", message: "Hi" });
    const { leads } = (await owner.send("GET", "/api/desk/leads")).body;
    const lead = leads.find((one: { email: string }) => one.email === email);
    expect(lead.answerBy).toBe("2026-06-02T17:05:00.000Z");
  });

  it("promise an answer in the next mail, and make leads due by it", async () => {
    await set(
      overriding({ "answers.replyHours": 48, "answers.emergencyHours": { from: 1, to: 3 } }),
    );
    const visitor = await server.visitor();
    const email = "promised@example.com";
    await visitor.post("/api/customers/contact", { ...ada, email, subject: "Roof", message: "Hi" });
    await server.app.services.outbox.drained();
    const mail = server.mails.find(({ to }) => typeof to === "object" && to.address === email);
    expect(mail?.text).toContain("We'll reply within 48 hours, on days we are open.");
    const { leads } = (await owner.send("GET", "/api/desk/leads")).body;
    expect(leads.map(({ promiseBy }: { promiseBy: string }) => promiseBy)).toContain(
      "2026-06-04T16:00:00.000Z",
    );
  });

  it("keep the part that a call does not name", async () => {
    const overrides = { "answers.replyHours": 8, "answers.emergencyHours": { from: 1, to: 2 } };
    await set(overriding(overrides));
    const settled = { films: "2026-06-01" };
    const answer = await put({ settled });
    version = answer.body.business.version;
    expect(answer.body.business.settings).toEqual({ overrides, settled });
  });

  it("of a desk of an earlier release are refused, and change nothing", async () => {
    await set(overriding({ capacity: 3 }));
    expect((await put({ hours: null, capacity: 2 })).status).toBe(400);
    expect((await read()).settings.overrides).toEqual({ capacity: 3 });
  });

  it("are told to another process", async () => {
    const other = await startTestApp(engine, storage.forApp);
    await set(overriding({ hours: weekdays }));
    await vi.waitFor(async () => expect(await slotsOn(saturday, other.url)).toEqual([]), {
      timeout: patience.test,
      interval: 100,
    });
    await other.close();
  });

  it("tell which appointments are outside, and leave them alone", async () => {
    await set(lateSaturday);
    const visitor = await server.visitor();
    const { appointment } = (await book(visitor, { date: "2026-06-13", timeSlot: "3:00 PM" })).body;
    const { outside } = await set(overriding({ hours: weekdays }));
    expect(outside).toMatchObject([
      { id: appointment.id, date: "2026-06-13", timeSlot: "3:00 PM" },
    ]);
    const kept = await visitor.send("GET", `/api/appointments/${appointment.id}`);
    expect(kept.body.appointment).toMatchObject({ status: "booked", timeSlot: "3:00 PM" });
    expect((await set(none)).outside).toHaveLength(1);
    expect((await set(lateSaturday)).outside).toEqual([]);
  });

  it("say how many appointments an hour has room for", async () => {
    const visitor = await server.visitor();
    await book(visitor, { date: "2026-06-04", timeSlot: "9:00 AM" }, { email: "b@example.com" });
    expect(await slotsOn("2026-06-04")).not.toContain("9:00 AM");
    await set(overriding({ capacity: 2 }));
    expect(await slotsOn("2026-06-04")).toContain("9:00 AM");
  });

  it("are never overwritten by somebody who has not seen them", async () => {
    const seen = version;
    await set(lateSaturday);
    const late = await put(overriding({ hours: weekdays }), seen);
    expect(late.status).toBe(409);
    expect(late.body.error).toBe("Somebody else has changed these settings. Look at them again.");
    expect((await read()).settings).toEqual(lateSaturday);
    // The same again is a repeat, not a conflict.
    expect((await put(lateSaturday, seen)).body.business.version).toBe(version);
  });

  it("are stored once when two change them at the same time", async () => {
    await set(lateSaturday);
    const answers = await Promise.all([put(none), put(overriding({ capacity: 3 }))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    version = (await read()).version;
  });

  it.each<[string, BusinessSettings["overrides"], string]>([
    [
      "a day that closes before it opens",
      { hours: { Monday: { opens: 600, closes: 600 } } },
      "hours.Monday",
    ],
    ["no open day", { hours: {} }, "hours"],
    ["an answer in no time", { "answers.replyHours": 0 }, "answers.replyHours"],
    [
      "there before we have answered",
      { "responseTimes.onSiteHours": 3 },
      "responseTimes.onSiteHours",
    ],
    ["a number to call that is none", { phone: "call us" }, "phone"],
    ["one with words beside it", { phone: { display: "<b>call</b>", e164: "none" } }, "phone"],
    [
      "a text that asks for CANCEL",
      { "reminders.one-day.text": "{time}. Reply CANCEL to cancel." },
      "reminders.one-day.text",
    ],
    ["a fact that does not exist", { "__proto__.capacity": 1 }, "__proto__.capacity"],
    [
      "a county that the country does not have",
      { counties: [county("51059"), county("51998")] },
      "counties",
    ],
  ])("are never %s", async (_what, overrides, field) => {
    await expectRefused(overriding(overrides), field);
  });

  it("can be as large as everything that may be set", async () => {
    const overrides = largestOverrides();
    expect(JSON.stringify(overrides).length).toBeGreaterThan(64 * 1024);
    const body = { overrides };
    expect((await owner.send("POST", "/api/desk/business/outside", body)).status).toBe(200);
    const { settings } = await set(overriding(overrides));
    expect(Object.keys(settings.overrides["law.words"])).toHaveLength(100);
    expect(settings.overrides.counties).toHaveLength(mostCounties);
  });

  it("understand a phone number however it is typed, and say it in mails from then on", async () => {
    await set(overriding({ phone: "703.555.0111" }));
    expect((await read()).settings.overrides).toEqual({
      phone: { display: "(703) 555-0111", e164: "+17035550111" },
    });
    const visitor = await server.visitor();
    const email = "numbered@example.com";
    await visitor.post("/api/customers/contact", { ...ada, email, subject: "Roof", message: "Hi" });
    await server.app.services.outbox.drained();
    const mail = server.mails.find(({ to }) => typeof to === "object" && to.address === email);
    expect(mail?.text).toContain("(703) 555-0111");
    expect(mail?.text).not.toContain(businessProfile.phone.display);
  });

  async function expectRefused(settings: object, field: string) {
    const answer = await put(settings);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
    expect((await read()).version).toBe(version);
  }

  it("are on record, and are the owner's alone; everybody at the desk knows the hours", async () => {
    const office = await signIn(server, "office");
    expect((await office.send("GET", "/api/desk/business")).status).toBe(403);
    await set(lateSaturday);
    const { body } = await office.send("GET", "/api/desk/opening-hours");
    expect(body.hours).toEqual(lateSaturday.overrides.hours);
    const { entries } = (await owner.send("GET", "/api/desk/audit")).body;
    const entry = entries.find(({ action }: { action: string }) => action === "business.changed");
    expect(entry.details).toMatchObject({ version, to: lateSaturday });
  });
});
