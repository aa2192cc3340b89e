import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import type { MailOptions } from "#server/mail/message.ts";
import { signIn } from "#tests/support/desk.ts";
import { type DeskCalendar, startDeskCalendar, thursday } from "#tests/support/desk-calendar.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines } from "#tests/support/test-app.ts";
import { alertOfUntoldChanges } from "./untold-alerts.ts";

const minute = 60_000;
const later = { date: thursday, timeSlot: "2:00 PM" };

describe.each(engines)("a change that nobody told the person of, on %s", (engine) => {
  let storage: Storage;
  let desk: DeskCalendar;
  let id: string;

  beforeEach(async () => {
    storage = await createStorage(engine);
    desk = await startDeskCalendar(engine, storage.forApp);
    await signIn(desk.server, "office", "Ann", { isOnDuty: true });
    ({ id } = await desk.bookAs(1));
    await desk.act(id, "tell", { by: "otherwise" });
    await desk.mails();
  });
  afterEach(async () => {
    await desk.stop();
    await storage.drop();
  });

  const at = async (moment: string) => {
    desk.server.clock.now = new Date(moment);
    await desk.mails();
  };
  const alerts = () =>
    desk.server.mails
      .filter(({ subject }) => subject.startsWith("Not told"))
      .map(({ to, subject, text }) => ({ to: JSON.stringify(to), subject, text }));

  it("alerts those on duty two open hours before the time that they believe in, once", async () => {
    await desk.move(id, { sequence: 0, ...later });
    // Nine on Wednesday is when we open: two open hours before are three on Tuesday.
    await at("2026-06-02T18:59:00Z");
    expect(alerts()).toEqual([]);
    await at("2026-06-02T19:00:00Z");
    expect(alerts()).toMatchObject([
      { to: expect.stringContaining("ann@"), subject: "Not told of a change: Pat Miller" },
    ]);
    expect(alerts()[0]?.text).toContain(
      "inspection, still expected on Wed, Jun 3, 9:00 AM, now Thu, Jun 4, 2:00 PM",
    );
    await at("2026-06-03T13:10:00Z");
    await at("2026-06-04T16:00:00Z");
    expect(alerts()).toHaveLength(1);
  });

  it("alerts nobody once they are told", async () => {
    await desk.move(id, { sequence: 0, ...later });
    await desk.act(id, "tell", { by: "email" });
    await at("2026-06-03T12:59:00Z");
    expect(alerts()).toEqual([]);
  });

  it("alerts about a cancellation, and not while whoever canceled may be telling them", async () => {
    await at("2026-06-02T20:30:00Z");
    await desk.act(id, "cancel", { sequence: 0, reason: "" });
    desk.pass((4 * minute) / 1_000);
    await desk.mails();
    expect(alerts()).toEqual([]);
    desk.pass(minute / 1_000);
    await desk.mails();
    expect(alerts()[0]?.text).toContain(
      "inspection, still expected on Wed, Jun 3, 9:00 AM, now canceled",
    );
  });

  it.each(["move", "cancel"])(
    "alerts by that rule alone after a %s of a confirmed booking, which makes it wait",
    async (change) => {
      const toOffice = () =>
        desk.server.mails
          .filter(({ to }) => JSON.stringify(to).includes("ann@office.example"))
          .map(({ subject }) => subject);
      if (change === "move") await desk.move(id, { sequence: 0, ...later });
      else await desk.act(id, "cancel", { sequence: 0, reason: "" });
      await at("2026-06-02T18:59:00Z");
      expect(toOffice()).toEqual([]);
      await at("2026-06-02T19:00:00Z");
      await at("2026-06-02T19:20:00Z");
      expect(toOffice()).toEqual(["Not told of a change: Pat Miller"]);
      const { leads } = (await desk.owner.send("GET", "/api/desk/leads?list=waiting")).body;
      expect(leads).toHaveLength(1);
    },
  );

  it("alerts about a lead that was closed while we looked, once it is open again", async () => {
    await desk.move(id, { sequence: 0, ...later });
    const connection = await storage.open();
    const closed = (state: "lost" | "new") =>
      connection.database.updateTable("leads").set({ state }).execute();
    const closing: typeof connection = {
      ...connection,
      async transact(work) {
        await closed("lost");
        return connection.transact(work);
      },
    };
    await alertOfUntoldChanges(closing, {
      mailOptions: { profile: businessProfile } as unknown as MailOptions,
      clock: () => new Date("2026-06-02T19:00:00Z"),
      log: { error: (_details, message) => expect.unreachable(message) },
    });
    await closed("new");
    await connection.close();
    await at("2026-06-02T19:00:00Z");
    expect(alerts()).toHaveLength(1);
  });
});
