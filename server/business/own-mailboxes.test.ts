import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Delivery } from "#server/mail/message.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada } from "#tests/support/visitors.ts";

/* Where mails of the office go is the operator's to say until an owner says otherwise. */

const ofOperator = {
  OFFICE_EMAIL: "Office <office@roofs.example>",
  EMERGENCY_EMAIL: "crew@roofs.example",
};

const recipientOf = ({ to }: Delivery) => (typeof to === "string" ? to : to.address);

describe.each(engines)("mailboxes of ours, on %s,", (engine) => {
  let server: TestApp;
  let owner: Visitor;
  beforeAll(async () => {
    server = await startTestApp(engine, { env: ofOperator });
    owner = await signIn(server, "owner");
  });
  afterAll(() => server.close());

  const read = async () => (await owner.send("GET", "/api/desk/business")).body.business;
  const set = async (overrides: object) => {
    const { version } = await read();
    return owner.send("PUT", "/api/desk/business", { version, settings: { overrides } });
  };
  const written = async (emergency: boolean) => {
    server.mails.length = 0;
    const visitor = await server.visitor();
    const inquiry = { ...ada, subject: "Roof", message: "Hi", emergency };
    await visitor.post("/api/customers/contact", inquiry);
    await server.app.services.outbox.drained();
    return server.mails.map(recipientOf);
  };
  beforeEach(() => set({}));

  it("are the operator's until an owner sets others", async () => {
    expect((await read()).mailboxes).toEqual({
      office: "office@roofs.example",
      emergency: "crew@roofs.example",
    });
    expect(await written(false)).toContain("Office <office@roofs.example>");
    expect(await written(true)).toContain("crew@roofs.example");
  });

  it("are an owner's as soon as they have set them, each by itself", async () => {
    const { body } = await set({ "mailboxes.office": "leads@buckeye.example" });
    expect(body.business.mailboxes).toEqual({
      office: "leads@buckeye.example",
      emergency: "crew@roofs.example",
    });
    expect(await written(false)).toContain("leads@buckeye.example");
    expect(await written(true)).toContain("crew@roofs.example");
    await set({ "mailboxes.emergency": "night@buckeye.example" });
    expect(await written(true)).toContain("night@buckeye.example");
  });

  it("take replies of people, too", async () => {
    await set({ "mailboxes.office": "leads@buckeye.example" });
    await written(false);
    // The office's mail, whose replies go to the person, may be sent before it.
    const confirmation = server.mails.find((mail) => recipientOf(mail) === ada.email);
    expect(confirmation?.replyTo).toMatchObject({ address: "leads@buckeye.example" });
  });

  it("are no mailbox that cannot be one, and none of the pages'", async () => {
    expect((await set({ "mailboxes.office": "the office" })).body.fields).toEqual({
      "mailboxes.office": "Enter an email address, like office@example.com",
    });
    const named = { "mailboxes.office": "The office <leads@buckeye.example>" };
    expect((await set(named)).body.fields).toEqual({
      "mailboxes.office":
        "Enter the email address alone, without a name and < >, like office@example.com",
    });
    await set({ "mailboxes.office": "leads@buckeye.example" });
    expect(server.app.services.business.overrides()).toEqual({});
  });

  it("are tried by one mail to where they go now, of which the desk says what became", async () => {
    await set({ "mailboxes.emergency": "night@buckeye.example" });
    server.mails.length = 0;
    const { status, body } = await owner.send("POST", "/api/desk/business/mailbox-tests", {
      mailbox: "emergency",
    });
    expect(status).toBe(200);
    await server.app.services.outbox.drained();
    expect(server.mails).toMatchObject([{ to: "night@buckeye.example" }]);
    expect(server.mails[0]?.text).toContain("Emergencies are mailed here");
    const mail = (await owner.send("GET", `/api/desk/mails/${body.mailId}`)).body.mail;
    expect(mail).toMatchObject({ state: "sent", to: "night@buckeye.example", error: null });
  });

  it("are tried by owners alone", async () => {
    const office = await signIn(server, "office");
    const answer = await office.send("POST", "/api/desk/business/mailbox-tests", {
      mailbox: "office",
    });
    expect(answer.status).toBe(403);
  });
});

it("an owner's mailbox takes emergencies, too, where the operator has one for both", async () => {
  const one = { OFFICE_EMAIL: "me@roofs.example", EMERGENCY_EMAIL: "me@roofs.example" };
  const server = await startTestApp("sqlite", { env: one });
  const owner = await signIn(server, "owner");
  const settings = { overrides: { "mailboxes.office": "leads@buckeye.example" } };
  await owner.send("PUT", "/api/desk/business", { version: 0, settings });
  const visitor = await server.visitor();
  const emergency = { ...ada, subject: "Roof", message: "Hi", emergency: true };
  await visitor.post("/api/customers/contact", emergency);
  await server.app.services.outbox.drained();
  const to = server.mails.map(recipientOf);
  expect(to).toContain("leads@buckeye.example");
  expect(to).not.toContain("me@roofs.example");
  await server.close();
});
