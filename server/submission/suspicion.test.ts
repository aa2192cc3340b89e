import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import type { Connection } from "#server/database/connection.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { finishedAssessment } from "#tests/support/finished-assessment.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { slotLabels } from "#tests/support/usual-slots.ts";
import { ada } from "#tests/support/visitors.ts";

const office = businessProfile.mail.office;
const onCall = businessProfile.mail.emergency;

type Signs = { website?: string; stamp?: string };

/** Every call that sends personal details, with the table that stores it. */
const submissions = {
  contact: {
    path: "/api/customers/contact",
    table: "inquiries",
    notified: office,
    body: (person: object) => ({
      ...person,
      subject: "Contact Request: gutters",
      message: "Drips",
    }),
  },
  emergency: {
    path: "/api/customers/contact",
    table: "inquiries",
    notified: onCall,
    body: (person: object) => ({ ...person, subject: "EMERGENCY", message: "", emergency: true }),
  },
  "follow-up": {
    path: "/api/customers/assessments",
    table: "assessments",
    notified: office,
    body: (customerInfo: object) => ({ ...finishedAssessment(), customerInfo }),
  },
  appointment: {
    path: "/api/appointments",
    table: "appointments",
    notified: office,
    body: (person: object) => ({ ...person, date: "2026-06-03", notes: "The gate is open." }),
  },
} as const;

describe.each(engines)("a submission that may be spam, on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let connection: Connection;
  let visitor: Visitor;
  let person: { name: string; email: string; phone: string; address: string };
  let customerId: string;
  let slot = 0;

  beforeAll(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, storage.forApp);
    connection = await storage.open();
    visitor = await server.visitor();
    customerId = (await visitor.send("POST", "/api/customers/register", ada)).body.customerId;
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

  /** Sends a submission and returns what the visitor, the database and the mails say about it. */
  async function outcomeOf(kind: keyof typeof submissions, signs: Signs, change: object = {}) {
    const { path, table, body, notified } = submissions[kind];
    const answer = await visitor.send("POST", path, {
      ...body({ ...person, ...change }),
      ...(kind === "appointment" && { customerId, timeSlot: slotLabels[slot++] }),
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
      isConfirmed: mails.some(
        ({ to }) => (typeof to === "string" ? to : to.address) === person.email,
      ),
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
  const odd = "Looks odd: call before you drive";

  describe.each(Object.keys(submissions) as (keyof typeof submissions)[])("%s", (kind) => {
    it("is stored, and confirmed as ever, without any sign", async () => {
      expect(await outcomeOf(kind, {})).toEqual(none);
      person.email = `two-seconds.${person.email}`;
      const stamp = await freshStamp();
      server.clock.now = new Date(server.clock.now.getTime() + 2_000);
      expect(await outcomeOf(kind, { stamp, website: "" })).toEqual(none);
    });

    it("is marked and confirmed when it was filled in in haste or has a forged stamp", async () => {
      const hasty = kind === "appointment" ? { ...marked, markInMail: odd } : marked;
      const stamp = await freshStamp();
      server.clock.now = new Date(server.clock.now.getTime() + 1_999);
      expect(await outcomeOf(kind, { stamp })).toEqual(hasty);
      person.email = `forged.${person.email}`;
      expect(await outcomeOf(kind, { stamp: "1700000000000.forged" })).toEqual(hasty);
    });

    it("is marked and not confirmed when the hidden field is filled in or a line has a link, but a booking with a link is confirmed", async () => {
      const isBooking = kind === "appointment";
      const ofProgram = isBooking ? { ...withheld, markInMail: odd } : withheld;
      expect(await outcomeOf(kind, { website: "https://spam.example" })).toEqual(ofProgram);
      person.email = `link.${person.email}`;
      const withLink = isBooking ? { ...ofProgram, isConfirmed: true } : withheld;
      expect(await outcomeOf(kind, {}, { name: "Win at www.spam.example" })).toEqual(withLink);
    });
  });

  it("an appointment whose visitor gets no confirmation is silent to them when it is moved and canceled, too", async () => {
    const booked = await visitor.send("POST", "/api/appointments", {
      ...person,
      customerId,
      date: "2026-06-04",
      timeSlot: "9:00 AM",
      notes: "",
      website: "https://evil.example",
    });
    expect(booked.status).toBe(201);
    const path = `/api/appointments/${booked.body.appointment.id}`;
    await visitor.send("PUT", path, { date: "2026-06-04", timeSlot: "10:00 AM" });
    await visitor.send("DELETE", path);
    await server.app.services.outbox.drained();
    const mails = server.mails.filter((mail) => JSON.stringify(mail).includes(person.email));
    expect(mails.map(({ to }) => to)).toEqual([office, office, office]);
    for (const { subject } of mails) expect(subject).toMatch(/^\[Looks odd: /);
  });
});
