import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import { finishedQuiz } from "#tests/support/finished-quiz.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp, type Visitor } from "#tests/support/test-app.ts";
import { ada } from "#tests/support/visitors.ts";

const office = "office@skyline-roofing.example";
const onCall = "on-call@skyline-roofing.example";

type Signs = { website?: string; stamp?: string };

/** Every call that says who asks, with the table that its rows are in. */
const submissions = {
  contact: {
    path: "/api/customers/contact",
    table: "requests",
    notified: office,
    body: (person: object) => ({
      ...person,
      subject: "Contact Request: gutters",
      message: "Drips",
    }),
  },
  emergency: {
    path: "/api/customers/contact",
    table: "requests",
    notified: onCall,
    body: (person: object) => ({ ...person, subject: "EMERGENCY", message: "", emergency: true }),
  },
  "follow-up": {
    path: "/api/customers/assessments",
    table: "assessments",
    notified: office,
    body: (customerInfo: object) => ({ ...finishedQuiz(), customerInfo }),
  },
} as const;

describe.each(engines)("a submission that may be spam, on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let connection: Connection;
  let visitor: Visitor;
  let person: { name: string; email: string; phone: string; address: string };

  beforeAll(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    connection = await storage.open();
    visitor = await server.visitor();
  });
  afterAll(async () => {
    await server.close();
    await connection.close();
    await storage.drop();
  });
  beforeEach(() => {
    const { name, phone, address } = ada;
    person = { name, phone, address, email: `${crypto.randomUUID()}@example.com` };
  });

  /** Sends, and tells what the visitor, the database and the mails say of it. */
  async function outcomeOf(kind: keyof typeof submissions, signs: Signs, change: object = {}) {
    const { path, table, body, notified } = submissions[kind];
    const answer = await visitor.send("POST", path, {
      ...body({ ...person, ...change }),
      ...signs,
    });
    await server.app.services.outbox.drained();
    const row = await connection.database
      .selectFrom(table)
      .select("suspected")
      .where("email", "=", person.email)
      .executeTakeFirstOrThrow();
    const mails = server.mails.filter((mail) => JSON.stringify(mail).includes(person.email));
    const notice = mails.find(({ to }) => to === notified);
    return {
      status: answer.status,
      isMarkedInRow: row.suspected === 1,
      markInMail: /^\[(.+?)\] /.exec(notice?.subject ?? "")?.[1] ?? "",
      isConfirmed: mails.some(({ to }) => typeof to !== "string" && to.address === person.email),
    };
  }

  async function freshStamp(): Promise<string> {
    return (await visitor.send("GET", "/api/auth/form-stamp")).body.stamp;
  }

  const none = { status: 201, isMarkedInRow: false, markInMail: "", isConfirmed: true };
  const marked = {
    status: 201,
    isMarkedInRow: true,
    markInMail: "Filled in fast",
    isConfirmed: true,
  };
  const withheld = { ...marked, markInMail: "Suspected spam", isConfirmed: false };

  describe.each(Object.keys(submissions) as (keyof typeof submissions)[])("%s", (kind) => {
    it("is stored, and confirmed as ever, without any sign", async () => {
      expect(await outcomeOf(kind, {})).toEqual(none);
      person.email = `two-seconds.${person.email}`;
      const stamp = await freshStamp();
      server.clock.now = new Date(server.clock.now.getTime() + 2_000);
      expect(await outcomeOf(kind, { stamp, website: "" })).toEqual(none);
    });

    it("is marked and confirmed when it was filled in in haste or has a forged stamp", async () => {
      const stamp = await freshStamp();
      server.clock.now = new Date(server.clock.now.getTime() + 1_999);
      expect(await outcomeOf(kind, { stamp })).toEqual(marked);
      person.email = `forged.${person.email}`;
      expect(await outcomeOf(kind, { stamp: "1700000000000.forged" })).toEqual(marked);
    });

    it("is marked and not confirmed when the hidden field is filled in or a line has a link", async () => {
      expect(await outcomeOf(kind, { website: "https://spam.example" })).toEqual(withheld);
      person.email = `link.${person.email}`;
      expect(await outcomeOf(kind, {}, { name: "Win at www.spam.example" })).toEqual(withheld);
    });
  });
});
