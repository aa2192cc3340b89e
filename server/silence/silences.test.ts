import { expect, it } from "vitest";
import { storeSetting } from "#server/database/settings-repository.ts";
import { signIn } from "#tests/support/desk.ts";
import { createStorage } from "#tests/support/storage.ts";
import { engines, startTestApp } from "#tests/support/test-app.ts";

it.each(engines)(
  "says on %s what has not answered for an hour, and nothing sooner",
  async (engine) => {
    const storage = await createStorage(engine);
    const server = await startTestApp(engine, {
      ...storage.forApp,
      // Nobody is there.
      env: { ...storage.forApp.env, REPLIES_IMAP_URL: "imap://office:secret@127.0.0.1:1/INBOX" },
    });
    const connection = await storage.open();
    const { database } = connection;
    const office = await signIn(server, "office");
    const dana = await signIn(server, "inspector", "Dana Ruiz");
    const ben = await signIn(server, "inspector", "Ben Ray");
    const since = server.clock.now.toISOString();
    const calendar = {
      ...{ address: "sealed", host: "calendar.google.com", ending: ".ics", set_by: dana.id },
      ...{ created_at: since, etag: null, last_modified: null, read_for: "", read_at: since },
      ...{ unread: 0, failures: 1, told_at: null, next_read_at: "2099-01-01T00:00:00.000Z" },
    };
    await database
      .insertInto("busy_calendars")
      .values([
        { ...calendar, staff_id: dana.id, fault: "gone", failing_since: since },
        { ...calendar, staff_id: ben.id, fault: null, failing_since: null },
      ])
      .execute();
    await storeSetting(database, "replies-answered", since);
    const said = async () => (await office.send("GET", "/api/desk/silences")).body;
    const soon = new Date(server.clock.now.getTime() + 59 * 60_000);
    server.clock.now = soon;
    expect(await said()).toEqual({ success: true, mailboxSince: null, calendars: [] });
    server.clock.now = new Date(soon.getTime() + 60_000);
    expect(await said()).toEqual({
      ...{ success: true, mailboxSince: since },
      calendars: [{ staffId: dana.id, name: "Dana Ruiz", since }],
    });
    expect((await dana.send("GET", "/api/desk/silences")).status).toBe(403);
    const owner = await signIn(server, "owner");
    const mailbox = { host: "127.0.0.1", user: "office", folder: "INBOX", answeredAt: since };
    expect((await owner.send("POST", "/api/desk/reply-mailbox/readings")).body).toEqual({
      ...{ success: true, mailbox: { ...mailbox, fault: "no-answer" } },
    });
    const read = await owner.send("GET", "/api/desk/reply-mailbox");
    expect(read.body.mailbox.fault).toBe("no-answer");
    expect((await office.send("GET", "/api/desk/reply-mailbox")).status).toBe(403);
    await connection.close();
    await server.close();
    await storage.drop();
  },
);
