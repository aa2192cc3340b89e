import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "#tests/support/desk.ts";
import { outboxRow } from "#tests/support/rows.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp } from "#tests/support/test-app.ts";
import { checkOwnMailboxes, type Hosts } from "./own-mailboxes.ts";

const nobody = () => Promise.reject(Object.assign(new Error("none"), { code: "ENOTFOUND" }));
/** Name servers that know a mail server of these domains, and a host without one of others. */
const hosts = (exchanges: Record<string, string>, addresses: readonly string[] = []) =>
  ({
    resolveMx: async (domain: string) =>
      domain in exchanges ? [{ exchange: exchanges[domain] ?? "", priority: 1 }] : nobody(),
    resolve4: async (domain: string) => (addresses.includes(domain) ? ["192.0.2.1"] : nobody()),
    resolve6: nobody,
  }) as unknown as Hosts;
const known = hosts({
  "roofs.example": "mx.roofs.example",
  "buckeye.example": "mx.buckeye.example",
});

const silent = {
  ...known,
  resolveMx: () => Promise.reject(Object.assign(new Error("away"), { code: "ETIMEOUT" })),
} as unknown as Hosts;

describe.each(engines)("the check of our mailboxes on %s", (engine) => {
  let storage: Storage;
  beforeEach(async () => {
    storage = await createStorage(engine);
  });
  afterEach(() => storage.drop());

  const check = (names = known) =>
    checkOwnMailboxes(
      {
        ...storage,
        officeEmail: "Office <office@roofs.example>",
        emergencyEmail: "crew@roofs.example",
      },
      names,
    );

  /** An owner sets them at the desk. */
  async function set(overrides: Record<string, string>, version = 0): Promise<void> {
    const server = await startTestApp(engine, storage.forApp);
    const owner = await signIn(server, "owner", `Owner ${version}`);
    const settings = { overrides };
    const answer = await owner.send("PUT", "/api/desk/business", { version, settings });
    expect(answer.status).toBe(200);
    await server.close();
  }

  async function store(rows: Parameters<typeof outboxRow>[0][]): Promise<void> {
    const { database, close } = await storage.open();
    await database.insertInto("outbox").values(rows.map(outboxRow)).execute();
    await close();
  }
  const refused = { state: "dead", refused: "recipient", error: "550 no such user" } as const;

  it("names those of the settings while no owner has set any", async () => {
    expect(await check()).toEqual({
      state: "ok",
      text: "leads go to office@roofs.example, emergencies go to crew@roofs.example, whose domains take mail",
    });
  });

  it("looks at those that an owner has set", async () => {
    await set({ "mailboxes.office": "leads@buckeye.example" });
    expect((await check()).text).toContain(
      "leads go to leads@buckeye.example, emergencies go to crew",
    );
    expect(await check(hosts({ "roofs.example": "mx.roofs.example" }))).toEqual({
      state: "warn",
      text: "leads go to leads@buckeye.example, whose domain has no mail server: correct it at the desk, under Business, Where our own mails go",
    });
  });

  it.each<[text: string, names: Hosts, state: string]>([
    ["has no mail server, and a host that may take mail", hosts({}, ["roofs.example"]), "ok"],
    ["says that it takes none", hosts({ "roofs.example": "" }, ["roofs.example"]), "warn"],
    ["is nowhere", hosts({}), "warn"],
    ["is not to be asked about", silent, "skip"],
  ])("tells when a domain %s", async (_text, names, state) => {
    expect((await check(names)).state).toBe(state);
  });

  it("tells that the office's mailbox has refused the last mail, until one arrives or it is corrected", async () => {
    const at = (minutes: number) => new Date(Date.UTC(2026, 5, 1, 12, minutes)).toISOString();
    const report = { kind: "dead-mails", ...refused };
    await store([
      { id: "notice", kind: "appointment-notice", state: "sent", created_at: at(1) },
      { id: "report", ...report, created_at: at(2) },
      {
        id: "copy",
        kind: "dead-mails",
        payload: '{"undeliveredTo":"office@roofs.example"}',
        state: "sent",
        created_at: at(3),
      },
      {
        id: "other",
        kind: "mailbox-test",
        lane: "emergency",
        payload: '{"mailbox":"emergency"}',
        state: "sent",
        created_at: at(4),
      },
    ]);
    expect(await check()).toEqual({
      state: "FAULT",
      text: "the last mail to the mailbox for leads was refused (550 no such user): correct OFFICE_EMAIL, and send a test at the desk, under Business, Where our own mails go",
    });
    await store([
      {
        id: "test",
        kind: "mailbox-test",
        payload: '{"mailbox":"office"}',
        state: "sent",
        created_at: at(5),
      },
    ]);
    expect((await check()).state).toBe("ok");
    await store([{ id: "again", ...report, created_at: at(6) }]);
    expect((await check()).state).toBe("FAULT");
    await set({ "mailboxes.office": "leads@buckeye.example" });
    expect((await check()).state).toBe("ok");
  });

  it("names an owner's mailbox that has refused, whatever else is set since and though no name server answers", async () => {
    const mailboxes = {
      "mailboxes.office": "leads@buckeye.example",
      "mailboxes.emergency": "crew@buckeye.example",
    };
    await set(mailboxes);
    const ofEmergency = { kind: "inquiry-notice", lane: "emergency" } as const;
    const created_at = new Date(Date.UTC(2026, 5, 12)).toISOString();
    await store([{ id: "notice", ...ofEmergency, ...refused, created_at }]);
    await changeLater();
    const { state, text } = await check(silent);
    expect([state, text]).toEqual([
      "FAULT",
      "crew@buckeye.example refused the last mail of ours (550 no such user): correct it at the desk, under Business, Where our own mails go",
    ]);

    /** Something else, at a later time than that mail. */
    async function changeLater(): Promise<void> {
      await set({ ...mailboxes, tagline: "Roofs that last" }, 1);
      const { database, close } = await storage.open();
      await database
        .updateTable("business_settings")
        .set({ changed_at: new Date(Date.UTC(2026, 5, 13)).toISOString() })
        .where("version", "=", 2)
        .execute();
      await close();
    }
  });
});
